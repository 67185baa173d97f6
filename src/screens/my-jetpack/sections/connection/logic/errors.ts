import { __ } from '@wordpress/i18n';
import type { PluginError } from '@slipstream/errors';

/** One sentence for each reason that has something to do about it; all others have the server's. */
const SENTENCES: Readonly< Record< string, () => string > > = {
	provider_address: () =>
		__( 'Enter an address that begins with https://.', 'slipstream' ),
	provider_unreachable: () =>
		__(
			'Nothing answers at this address. Check it, or try again later.',
			'slipstream'
		),
	provider_not_found: () =>
		__(
			'A site answers at this address, but it is no hub. Its administrator can switch the hub on.',
			'slipstream'
		),
	provider_contract: () =>
		__(
			'The hub and this site have versions of Slipstream that do not fit together. Update both.',
			'slipstream'
		),
	provider_clock: () =>
		__(
			'The clocks of the hub and of this site differ too much. Ask your host to set the time.',
			'slipstream'
		),
	provider_fixed: () =>
		__(
			'The provider is fixed in wp-config.php and cannot be changed here.',
			'slipstream'
		),
	invitation_required: () =>
		__(
			'This hub takes sites by invitation. Enter the code that its administrator gave you.',
			'slipstream'
		),
	invitation_invalid: () =>
		__(
			'This invitation is not valid, or no longer. Ask for another one.',
			'slipstream'
		),
	invitation_used_up: () =>
		__(
			'This invitation has been used by as many sites as it is for. Ask for another one.',
			'slipstream'
		),
	too_many_registrations: () =>
		__(
			'The hub has been asked too often from here. Try again in an hour.',
			'slipstream'
		),
	verification_failed: () =>
		__(
			'The hub could not reach this site to check that it is this one. The site has to be reachable from the hub.',
			'slipstream'
		),
	site_registered: () =>
		__(
			'The hub already knows a site at this address. Its administrator can remove the old one.',
			'slipstream'
		),
	site_pending: () =>
		__(
			'The administrator of the hub has not approved this site yet.',
			'slipstream'
		),
	site_revoked: () =>
		__( 'The hub has ended the connection of this site.', 'slipstream' ),
	url_mismatch: () =>
		__(
			'The hub knows this site under another address. Choose below what this site is.',
			'slipstream'
		),
	owner_has_users: () =>
		__(
			'You own the connection. Make somebody else the owner first.',
			'slipstream'
		),
	unlink_user_failed: () =>
		__(
			'Your account could not be unlinked. If you own the connection, make somebody else the owner first.',
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
	sentenceFor( error.reason, error.message );
