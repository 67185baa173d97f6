import { getHttp } from '@slipstream/http';
import { toPluginError } from '@slipstream/errors';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { listen, openWindow } from '../popup';
import type { PopupResult } from '../popup';
import type { Account } from '../types';

export interface Connect {
	readonly isWaiting: boolean;
	/** Why nothing is connected. */
	readonly problem: string;
	/** Opens the window. Called by a click: browsers block other windows. */
	readonly connect: () => void;
}

const blocked = () =>
	__(
		'Your browser blocked the window. Allow pop-ups for this site, then connect again.',
		'slipstream'
	);

// The same for a window that is closed, and for one that other sites may not look at.
const left = () =>
	__(
		'No account is connected yet. Finish in the Instagram window, or connect again.',
		'slipstream'
	);

const failed = () =>
	__( 'An error occurred. Please try again later.', 'slipstream' );

const LOOK_AGAIN = 500;

/**
 * Waits until the window says how it went.
 *
 * @param popup    The window.
 * @param state    What came with it, and comes back.
 * @param onResult Takes what it says.
 * @param onLeft   Called when it is closed; it may still say something.
 * @return Ends it.
 */
function wait(
	popup: Window,
	state: string,
	onResult: ( result: PopupResult ) => void,
	onLeft: () => void
): () => void {
	const timer = window.setInterval( () => {
		if ( popup.closed ) {
			window.clearInterval( timer );
			onLeft();
		}
	}, LOOK_AGAIN );
	const stop = listen( ( result ) => {
		if ( result.state === state ) {
			end();
			onResult( result );
		}
	} );
	const end = () => {
		stop();
		window.clearInterval( timer );
	};
	return end;
}

/** Where the account is connected, good for a quarter of an hour. */
const askAddress = async () =>
	new URL(
		await getHttp().get< string >(
			'wpcom/v2/instagram-gallery/connect-url'
		)
	);

/**
 * Connects an account in a window of Instagram's.
 *
 * @param onConnected Takes the account.
 */
export function useConnect(
	onConnected: ( account: Account ) => void
): Connect {
	const [ isWaiting, setIsWaiting ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const end = useRef( () => {} );
	useEffect( () => () => end.current(), [] );

	const settle = ( text: string ) => {
		setIsWaiting( false );
		setProblem( text );
	};
	const onResult = ( {
		keyring_id: token,
		username,
		error,
	}: PopupResult ) => {
		const isConnected =
			typeof token === 'string' && typeof username === 'string';
		const reason = typeof error === 'string' && error ? error : failed();
		settle( isConnected ? '' : reason );
		if ( isConnected ) {
			onConnected( { token, username } );
		}
	};
	const connect = async () => {
		end.current();
		const popup = openWindow();
		if ( ! popup ) {
			settle( blocked() );
			return;
		}
		setProblem( '' );
		setIsWaiting( true );
		end.current = () => popup.close();
		try {
			const address = await askAddress();
			if ( ! popup.closed ) {
				end.current = wait(
					popup,
					address.searchParams.get( 'state' ) ?? '',
					onResult,
					() => settle( left() )
				);
				popup.location.href = address.href;
			} else {
				settle( left() );
			}
		} catch ( error ) {
			popup.close();
			settle( toPluginError( error ).sentence );
		}
	};
	return { isWaiting, problem, connect: () => void connect() };
}
