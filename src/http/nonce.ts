import apiFetch from '@wordpress/api-fetch';
import { getSettings } from '@slipstream/settings';

/** Knows the REST nonce, and renews it when it has expired on a page that stayed open for long. api-fetch has it, with which all of the page share it. */
export interface NonceSource {
	current: () => string;
	/** Resolves to whether there is a new one. */
	refresh: () => Promise< boolean >;
}

/**
 * A nonce source over core's request library where that is loaded, else over the settings.
 *
 * @param request Fetch to use for the renewal.
 */
export function createNonceSource(
	request: typeof fetch = ( ...args ) => globalThis.fetch( ...args )
): NonceSource {
	let renewed: string | undefined;
	let pending: Promise< boolean > | undefined;

	function current(): string {
		return (
			apiFetch.nonceMiddleware?.nonce ??
			renewed ??
			getSettings().restNonce
		);
	}

	async function renew(): Promise< boolean > {
		const endpoint =
			apiFetch.nonceEndpoint ??
			`${ getSettings().adminUrl }admin-ajax.php?action=rest-nonce`;
		const response = await request( endpoint, {
			credentials: 'same-origin',
		} );
		const nonce = ( await response.text() ).trim();
		/* Somebody who was logged out gets "0" or the log-in page. */
		if ( ! response.ok || ! /^[0-9a-z]{6,40}$/i.test( nonce ) ) {
			return false;
		}
		renewed = nonce;
		const middleware = apiFetch.nonceMiddleware;
		if ( middleware ) {
			middleware.nonce = nonce;
		}
		return true;
	}

	function refresh(): Promise< boolean > {
		pending ??= renew()
			.catch( () => false )
			.finally( () => {
				pending = undefined;
			} );
		return pending;
	}

	return { current, refresh };
}
