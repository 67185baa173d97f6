import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { ConnectionStatus } from '@slipstream/settings';

interface ReconnectAnswer {
	status?: 'completed' | 'in_progress';
	authorizeUrl?: string;
}

/** What a reconnection led to. */
export interface Reconnected {
	status: ConnectionStatus;
	/** Where the user has to agree, when the provider is another site. */
	authorizeUrl?: string;
}

/** This page as an address below the administration, so that the user comes back to it; undefined elsewhere. */
function currentAdminPage(): string | undefined {
	const { adminUrl } = getSettings();
	const { href } = window.location;
	return adminUrl && href.startsWith( adminUrl )
		? href.slice( adminUrl.length )
		: undefined;
}

async function linkUser( http: Http ): Promise< string | undefined > {
	try {
		const answer = await http.post< ReconnectAnswer | null >(
			'jetpack/v4/connection/reconnect'
		);
		return answer?.status === 'in_progress'
			? answer.authorizeUrl
			: undefined;
	} catch ( error ) {
		if ( ! PluginError.isInstance( error ) || error.status !== 403 ) {
			throw error;
		}
	}
	/* Only administrators may repair the site's side; everybody may link themselves. */
	const { authorizeUrl } = await http.get< { authorizeUrl?: string } >(
		'jetpack/v4/connection/authorize_url',
		{ query: { redirect_uri: currentAdminPage() } }
	);
	return authorizeUrl;
}

/**
 * Repairs the connection: registers the site if need be, links the user, and reads the new status.
 *
 * @param isRegistered Whether the site is registered.
 * @param http         Client to use.
 */
export async function reconnect(
	isRegistered: boolean,
	http = getHttp()
): Promise< Reconnected > {
	if ( ! isRegistered ) {
		await http.post( 'jetpack/v4/connection/register', {} );
	}
	const authorizeUrl = await linkUser( http );
	const status = await http.get< ConnectionStatus >(
		'jetpack/v4/connection'
	);
	return {
		status,
		authorizeUrl: status.isUserConnected ? undefined : authorizeUrl,
	};
}
