/** What the small window tells. */
export interface PopupResult {
	state?: unknown;
	keyring_id?: unknown;
	username?: unknown;
	error?: unknown;
}

const SIZE = 700;

/** Opens an empty window in the middle of this one. Its address is not known yet. */
export function openWindow(): Window | null {
	const left = window.screenX + ( window.outerWidth - SIZE ) / 2;
	const top = window.screenY + ( window.outerHeight - SIZE ) / 2;
	return window.open(
		'',
		'',
		`popup,width=${ SIZE },height=${ SIZE },left=${ left },top=${ top }`
	);
}

/**
 * Hears what our page in the small window says: as its opener, and on a channel, for windows that lost their opener on their way.
 *
 * @param onResult Takes it; it is from this site.
 * @return Ends it.
 */
export function listen(
	onResult: ( result: PopupResult ) => void
): () => void {
	const take = ( data: unknown ) => {
		if ( typeof data === 'object' && data !== null ) {
			onResult( data );
		}
	};
	const onMessage = ( { origin, data }: MessageEvent< unknown > ) => {
		if ( origin === window.location.origin ) {
			take( data );
		}
	};
	window.addEventListener( 'message', onMessage );
	const channel =
		'BroadcastChannel' in window
			? new BroadcastChannel( 'slipstream-instagram' )
			: undefined;
	channel?.addEventListener( 'message', ( { data } ) => take( data ) );
	return () => {
		window.removeEventListener( 'message', onMessage );
		channel?.close();
	};
}
