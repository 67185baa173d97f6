import {
	useCallback,
	useMemo,
	useRef,
	useSyncExternalStore,
} from '@wordpress/element';
import type { AddressView } from './address-view';

const EVENTS = [ 'hashchange', 'popstate' ];

function subscribe( onChange: () => void ): () => void {
	EVENTS.forEach( ( name ) => window.addEventListener( name, onChange ) );
	return () =>
		EVENTS.forEach( ( name ) =>
			window.removeEventListener( name, onChange )
		);
}

const currentHash = () => window.location.hash;

/** The part of the address after the #, with it. */
export const useHash = (): string =>
	useSyncExternalStore( subscribe, currentHash );

/** Whether an address is that of another part of the screen, which has a path of its own. */
function isElsewhere( path: string, hash: string ): boolean {
	const [ where = '' ] = hash.replace( /^#/, '' ).split( '?', 1 );
	return (
		where.length > 1 && where !== path && ! where.startsWith( `${ path }/` )
	);
}

/** The view that the address stands for, and the ways to another. */
export interface Route< V extends object > {
	readonly address: AddressView< V >;
	readonly view: V;
	/** Whether the address is that of the view, and not of another section. */
	readonly isCurrent: boolean;
	/** Changes the view; `replace` leaves no step to go back to. */
	readonly go: (
		changes: Partial< V >,
		options?: { replace?: boolean }
	) => void;
	/** The address of a changed view, for links. */
	readonly linkTo: ( changes: Partial< V > ) => string;
}

/**
 * Keeps what a screen shows in the address, so that Back, reload and shared links work.
 *
 * @param address How the view stands there.
 */
export function useAddressView< V extends object >(
	address: AddressView< V >
): Route< V > {
	const current = useHash();
	// A section that was left stays as it was, whatever the address says of another one.
	const last = useRef( '' );
	const isCurrent = ! isElsewhere( address.path, current );
	if ( isCurrent ) {
		last.current = current;
	}
	const hash = last.current;
	const view = useMemo( () => address.parse( hash ), [ address, hash ] );
	const go = useCallback< Route< V >[ 'go' ] >(
		( changes, { replace = false } = {} ) => {
			// From the address itself: an earlier change of the same moment may not be drawn yet.
			const now = address.parse( currentHash() );
			window.history[ replace ? 'replaceState' : 'pushState' ](
				null,
				'',
				address.format( address.change( now, changes ) )
			);
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		},
		[ address ]
	);
	const linkTo = useCallback(
		( changes: Partial< V > ) =>
			address.format( address.change( view, changes ) ),
		[ address, view ]
	);
	return { address, view, isCurrent, go, linkTo };
}
