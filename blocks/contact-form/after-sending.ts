import type { FormAttributes } from './types';

/** What a visitor sees when a form was sent. */
export type AfterSending = 'summary' | 'noSummary' | 'message' | 'redirect';

/**
 * Reads from a form what comes after sending. Newer forms say it in other words than older ones.
 *
 * @param attributes The form's attributes.
 */
export function afterSendingOf( attributes: FormAttributes ): AfterSending {
	const { confirmationType, customThankyou, disableSummary } = attributes;
	if ( confirmationType === 'redirect' || customThankyou === 'redirect' ) {
		return 'redirect';
	}
	if ( customThankyou === 'message' || customThankyou === 'noSummary' ) {
		return customThankyou;
	}
	return disableSummary ? 'noSummary' : 'summary';
}

/**
 * The attributes that say what comes after sending, in old words and new.
 *
 * @param choice What comes.
 */
export const attributesFor = ( choice: AfterSending ): FormAttributes => ( {
	customThankyou: choice === 'summary' ? '' : choice,
	confirmationType: choice === 'redirect' ? 'redirect' : 'text',
	disableSummary: choice === 'message' || choice === 'noSummary',
} );
