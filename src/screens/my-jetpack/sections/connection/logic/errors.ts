import { __ } from '@wordpress/i18n';
import type { PluginError } from '@slipstream/errors';

/** One sentence for each reason that has something to do about it; all others have the server's. */
const SENTENCES: Readonly< Record< string, () => string > > = {
	provider_unreachable: () =>
		__(
			'Nothing responds at this address. Check it, or try again later.',
			'slipstream'
		),
	provider_contract: () =>
		__(
			'The hub and this site run incompatible versions of Slipstream. Update both.',
			'slipstream'
		),
	provider_clock: () =>
		__(
			'The clocks on the hub and this site are too far apart. Ask your host to set the time.',
			'slipstream'
		),
	provider_fixed: () =>
		__(
			'The hub is fixed in wp-config.php and cannot be changed here.',
			'slipstream'
		),
	invitation_required: () =>
		__(
			'This hub requires an invitation. Enter the code that its administrator gave you.',
			'slipstream'
		),
	invitation_invalid: () =>
		__(
			'This invitation is not valid or has expired. Ask for a new one.',
			'slipstream'
		),
	invitation_used_up: () =>
		__(
			'This invitation has no uses left. Ask for a new one.',
			'slipstream'
		),
	too_many_registrations: () =>
		__(
			'This site has contacted the hub too often. Try again in an hour.',
			'slipstream'
		),
	verification_failed: () =>
		__(
			'The hub could not reach this site to verify it. Make sure that the hub can reach this site’s address.',
			'slipstream'
		),
	site_registered: () =>
		__(
			'The hub already knows a site at this address. Its administrator can remove the old one.',
			'slipstream'
		),
	site_pending: () =>
		__(
			'The hub’s administrator has not approved this site yet.',
			'slipstream'
		),
	site_revoked: () =>
		__( 'The hub has disconnected this site.', 'slipstream' ),
	url_mismatch: () =>
		__(
			'The hub knows this site by a different address. Choose below what this site is.',
			'slipstream'
		),
	owner_has_users: () =>
		__(
			'You own the connection. Make someone else the owner first.',
			'slipstream'
		),
	unlink_user_failed: () =>
		__(
			'Your account could not be unlinked. If you own the connection, make someone else the owner first.',
			'slipstream'
		),
};

/**
 * The sentence for a code; the fallback for those without one of their own.
 *
 * @param code     Error code.
 * @param fallback What the server says.
 */
export function sentenceFor( code: string, fallback: string ): string {
	return Object.hasOwn( SENTENCES, code )
		? ( SENTENCES[ code ]?.() ?? fallback )
		: fallback;
}

/**
 * What is said of an error.
 *
 * @param error Why a request was refused.
 */
export const sentenceOf = ( error: PluginError ): string =>
	sentenceFor( error.reason, error.sentence );
