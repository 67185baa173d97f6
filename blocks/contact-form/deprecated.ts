import { createBlock } from '@wordpress/blocks';
import { isSubmit, typed } from '@slipstream/forms';
import type { Values } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';

/** Of the submit button, when the form held it; what each has become in the block. */
const BUTTON: Record< string, string > = {
	submit_button_text: 'text',
	submitButtonText: 'text',
	backgroundButtonColor: 'backgroundColor',
	textButtonColor: 'textColor',
	customBackgroundButtonColor: 'customBackgroundColor',
	customTextButtonColor: 'customTextColor',
	submitButtonClasses: 'className',
};
const SETTINGS = [ 'has_form_settings_set', 'hasFormSettingsSet' ];

/** Every attribute that a form without its own element was saved with. */
export const attributes = {
	...typed(
		`to subject customThankyou customThankyouMessage customThankyouRedirect formTitle variationName align backgroundColor textColor gradient borderColor fontSize ${ Object.keys(
			BUTTON
		).join( ' ' ) } customThankyouHeading confirmationType`,
		'string'
	),
	...typed(
		'disableGoBack disableSummary saveResponses emailNotifications formNotifications jetpackCRM',
		'boolean'
	),
	...typed( 'salesforceData mailpoet hostingerReach layout style', 'object' ),
	...typed( 'notificationRecipients webhooks', 'array' ),
	...typed( 'ref', 'number' ),
	...typed( SETTINGS.join( ' ' ), [ 'string', 'boolean' ] ),
};

/**
 * Gives the form its element, and the button that it needs as a block.
 *
 * @param old   The attributes.
 * @param inner The fields.
 */
export function migrate( old: Values, inner: Block[] ): [ Values, Block[] ] {
	const button: Values = {
		element: 'button',
		lock: { remove: true },
	};
	const kept: Values = {};
	for ( const [ key, value ] of Object.entries( old ) ) {
		const own = BUTTON[ key ];
		if ( own ) {
			button[ own ] ??= value || undefined;
		} else if ( value !== undefined && ! SETTINGS.includes( key ) ) {
			kept[ key ] = value;
		}
	}
	return [
		createBlock( 'jetpack/contact-form', kept ).attributes,
		inner.some( isSubmit )
			? inner
			: [ ...inner, createBlock( 'jetpack/button', button ) ],
	];
}
