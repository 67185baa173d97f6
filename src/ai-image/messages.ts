import { refusalSentence } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';

/** What a dialog says where no image can be made, by code; everything else is the general sentence. */
const SENTENCES: Readonly< Record< string, () => string > > = {
	error_quota_exceeded: () =>
		__(
			"You don't have enough requests to generate another image.",
			'slipstream'
		),
	no_content: () =>
		__(
			'No content to generate image. Please type custom instructions and try again.',
			'slipstream'
		),
	no_image_engine: () =>
		__(
			'No AI server that makes images is set up for this site. An administrator can add one in the AI settings.',
			'slipstream'
		),
	error_moderation: () =>
		__(
			'This request has been flagged by our moderation system. Please try to rephrase it and try again.',
			'slipstream'
		),
};

/**
 * The sentence for an image that could not be made.
 *
 * @param code Error code.
 */
export function imageMessageFor( code: string ): string {
	const known = Object.hasOwn( SENTENCES, code )
		? SENTENCES[ code ]
		: undefined;
	return known
		? known()
		: refusalSentence( code ) ||
				__(
					'An error occurred while generating the image. Please, try again!',
					'slipstream'
				);
}

/** What of the quota a dialog compares with the cost of an image. */
interface Quota {
	isFree: boolean;
	/** Whether any limit is reached: of requests, or one that only the server counts, such as of tokens. */
	isReached: boolean;
	/** Requests that are left. */
	remaining: number;
	/** Requests that an image counts as. */
	cost: number;
}

/**
 * Why another image cannot be asked for, before anybody asks.
 *
 * @param quota How it stands.
 * @return A sentence; '' where an image can be asked for.
 */
export function imageShortage( quota: Quota ): string {
	const { isFree, isReached, remaining, cost } = quota;
	if ( isReached || remaining <= 0 ) {
		return isFree
			? __( "You've reached your free requests limit.", 'slipstream' )
			: __( "You've reached your plan requests limit.", 'slipstream' );
	}
	return remaining < cost ? imageMessageFor( 'error_quota_exceeded' ) : '';
}
