import { refusalSentence } from '@slipstream/errors';

/** Whether requests are possible, and if not what stands in the way. */
export type AiAvailability =
	'ready' | 'disabled' | 'no-engine' | 'not-connected' | 'not-allowed';

/** The server's codes for what stands in the way; it may have changed since the page was opened. */
const CODES: Readonly<
	Record<
		Exclude< AiAvailability, 'ready' >,
		readonly [ string, ...string[] ]
	>
> = {
	disabled: [ 'ai_disabled', 'ai_feature_disabled' ],
	'not-allowed': [ 'ai_not_allowed', 'rest_forbidden' ],
	'not-connected': [ 'user_not_linked' ],
	'no-engine': [ 'no_ai_engine' ],
};

/**
 * What stands in the way where the server refused; undefined where something else went wrong.
 *
 * @param code The server's code.
 */
export function refusalOf( code = '' ): keyof typeof CODES | undefined {
	return ( Object.keys( CODES ) as ( keyof typeof CODES )[] ).find(
		( availability ) => CODES[ availability ].includes( code )
	);
}

/**
 * The sentence for what stands in the way.
 *
 * @param availability What it is.
 */
export function availabilitySentence(
	availability: keyof typeof CODES
): string {
	return refusalSentence( CODES[ availability ][ 0 ] );
}
