import { getSettings } from '@slipstream/settings';

/** The part of core's request library that keeps the nonce; present in the editor, not on every page. */
interface CoreFetch {
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
}

function coreFetch(): CoreFetch | undefined {
	const page = globalThis as { wp?: { apiFetch?: CoreFetch } };
	return page.wp?.apiFetch;
}

/** Knows the REST nonce and renews it after it expired in a page that stayed open for long. */
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
			coreFetch()?.nonceMiddleware?.nonce ??
			renewed ??
			getSettings().restNonce
		);
	}

	async function renew(): Promise< boolean > {
		const endpoint =
			coreFetch()?.nonceEndpoint ??
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
		const middleware = coreFetch()?.nonceMiddleware;
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
