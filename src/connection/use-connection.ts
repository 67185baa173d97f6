import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import type { PluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import { registerConnectionStore, store } from './store';
import { useLeadOn } from './use-lead-on';

/** The connection, as a component needs it. */
export interface Connection {
	isRegistered: boolean;
	isUserConnected: boolean;
	hasConnectedOwner: boolean;
	/** Whether the AI features can be used. */
	isConnected: boolean;
	isConnecting: boolean;
	/** Why the last attempt to connect failed. */
	error: PluginError | null;
	/** Registers the site and links the user as needed; never rejects, see `error`. */
	reconnect: () => Promise< void >;
}

/**
 * The connection's state and the way to repair it. Uses only what every copy of the store has.
 */
export function useConnection(): Connection {
	registerConnectionStore();
	const registry = useRegistry();
	const leadOn = useLeadOn();
	const { status, isBusy, registrationError } = useSelect( ( select ) => {
		const connection = select( store );
		return {
			status: connection.getConnectionStatus(),
			isBusy:
				connection.getSiteIsRegistering() ||
				connection.getUserIsConnecting(),
			registrationError: connection.getRegistrationError(),
		};
	}, [] );
	const [ isRepairing, setIsRepairing ] = useState( false );
	const [ error, setError ] = useState< PluginError | null >( null );

	const { isRegistered, isUserConnected, hasConnectedOwner } = status;
	const reconnect = useCallback( async () => {
		setIsRepairing( true );
		setError( null );
		void registry.dispatch( store ).clearRegistrationError();
		try {
			const { reconnect: repair } = await import(
				/* webpackChunkName: "reconnect" */ './reconnect'
			);
			const authorizeUrl = await repair( registry );
			if ( authorizeUrl ) {
				leadOn( authorizeUrl );
			}
		} catch ( thrown ) {
			setError( toPluginError( thrown ) );
		} finally {
			setIsRepairing( false );
		}
	}, [ registry, leadOn ] );

	return {
		isRegistered: Boolean( isRegistered ),
		isUserConnected: Boolean( isUserConnected ),
		hasConnectedOwner: Boolean( hasConnectedOwner ),
		/* Hosted sites are connected by their nature. */
		isConnected:
			Boolean( isUserConnected ) ||
			getSettings().siteType !== 'self-hosted',
		isConnecting: isBusy || isRepairing,
		error:
			error ??
			( registrationError ? toPluginError( registrationError ) : null ),
		reconnect,
	};
}
