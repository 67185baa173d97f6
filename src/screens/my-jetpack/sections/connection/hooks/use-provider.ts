import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	createContext,
	useCallback,
	useContext,
	useMemo,
} from '@wordpress/element';
import {
	registerConnectionStore,
	store as connectionStore,
	useConnection,
} from '@slipstream/connection';
import type { Resource } from '@slipstream/data';
import type { ConnectionStatus } from '@slipstream/settings';
import { sentenceOf } from '../logic/errors';
import { useNotify } from '@slipstream/ui';
import type { Action } from '@slipstream/ui';
import type { ProviderStatus } from '../../../provider';

/** How the site is connected, and the ways to take over what has changed. */
export interface Connected {
	readonly provider: ProviderStatus;
	readonly status: ConnectionStatus;
	/** Connects site and person as needed; leaves the page where they have to agree elsewhere. */
	readonly connect: Action;
	/** Asks the site again: after a change that answers with less than the whole. */
	readonly refresh: () => Promise< void >;
	/** Takes over a change that answers with the provider. */
	readonly take: ( provider: ProviderStatus ) => Promise< void >;
}

const ProviderContext = createContext< Connected | undefined >( undefined );

export const ProviderProvider = ProviderContext.Provider;

/** How the site is connected, for the parts of the section. */
export function useProvider(): Connected {
	const connected = useContext( ProviderContext );
	if ( ! connected ) {
		throw new Error( 'A part of the connection stands outside of it.' );
	}
	return connected;
}

/** The connection as the page's store knows it. */
function useStatus(): ConnectionStatus {
	registerConnectionStore();
	return useSelect(
		( select ) => select( connectionStore ).getConnectionStatus(),
		[]
	);
}

/**
 * What the parts of the section share.
 *
 * @param provider The provider.
 * @param resource Where it comes from.
 */
export function useConnectedState(
	provider: ProviderStatus,
	resource: Resource< ProviderStatus >
): Connected {
	const { reload, update } = resource;
	const status = useStatus();
	const { dispatch } = useRegistry();
	const { isConnecting, error, reconnect } = useConnection();
	const notify = useNotify();
	const refreshStatus = useCallback( async () => {
		try {
			await dispatch( connectionStore ).fetchConnectionStatus();
		} catch {
			// The change before it is done all the same, and is not to be called a failure.
			notify(
				__(
					'The connection status could not be updated. Reload this page to see it.',
					'slipstream'
				),
				{ isError: true }
			);
		}
	}, [ dispatch, notify ] );
	return useMemo( () => {
		const refresh = async () => {
			await Promise.all( [ reload(), refreshStatus() ] );
		};
		return {
			provider,
			status,
			connect: {
				isBusy: isConnecting,
				problem: error ? sentenceOf( error ) : '',
				run: async () => {
					await reconnect();
					await refresh();
					return true;
				},
			},
			refresh,
			take: async ( changed ) => {
				update( changed );
				await refreshStatus();
			},
		};
	}, [
		provider,
		status,
		isConnecting,
		error,
		reconnect,
		reload,
		update,
		refreshStatus,
	] );
}
