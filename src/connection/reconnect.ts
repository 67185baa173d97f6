import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { useRegistry } from '@wordpress/data';
import { store } from './store';

interface Reconnection {
	status?: 'completed' | 'in_progress';
	authorizeUrl?: string;
}

type Registry = ReturnType< typeof useRegistry >;

/** This page as an address below the administration, so that the user comes back to it; undefined elsewhere. */
function currentAdminPage(): string | undefined {
	const { adminUrl } = getSettings();
	const { href } = window.location;
	return adminUrl && href.startsWith( adminUrl )
		? href.slice( adminUrl.length )
		: undefined;
}

/** Where the user agrees, with the way back to this page. */
function comingBack( authorizeUrl: string ): string {
	const page = currentAdminPage();
	const url = new URL( authorizeUrl );
	if ( page ) {
		url.searchParams.set( 'redirect', page );
	}
	return url.href;
}

/** Whether the user may not do it. What a hub refuses has the same status. */
const isForbidden = ( error: unknown ): boolean =>
	PluginError.isInstance( error ) &&
	error.status === 403 &&
	/^(invalid_user_permission|rest_forbidden)/.test( error.reason );

/** Links the user; where they have to agree to it elsewhere, gives the address. */
async function linkUser( {
	select,
	dispatch,
}: Registry ): Promise< string | undefined > {
	try {
		const answer = await getHttp().post< Reconnection | null >(
			'jetpack/v4/connection/reconnect'
		);
		return answer?.status === 'in_progress' && answer.authorizeUrl
			? comingBack( answer.authorizeUrl )
			: undefined;
	} catch ( error ) {
		if ( ! isForbidden( error ) ) {
			throw error;
		}
	}
	/* Only administrators may repair the site's side; everybody may link themselves. */
	await dispatch( store ).fetchAuthorizationUrl( currentAdminPage() );
	return select( store ).getAuthorizationUrl() ?? undefined;
}

/**
 * Repairs the connection: registers the site if need be, links the user, and has the store fetch the new status.
 *
 * @param registry The registry whose store is repaired. Uses only what every copy of that store has.
 * @return Where the user has to agree, when the provider is another site.
 */
export async function reconnect(
	registry: Registry
): Promise< string | undefined > {
	const { getConnectionStatus } = registry.select( store );
	const { registerSite, fetchConnectionStatus } = registry.dispatch( store );
	if ( ! getConnectionStatus().isRegistered ) {
		const registration = await registerSite( {
			redirectUri: currentAdminPage(),
		} );
		if ( registration?.authorizeUrl === '' ) {
			// The hub's administrator has to approve the site before anybody can be linked.
			await fetchConnectionStatus();
			return undefined;
		}
	}
	const authorizeUrl = await linkUser( registry );
	await fetchConnectionStatus();
	return getConnectionStatus().isUserConnected ? undefined : authorizeUrl;
}
