import { useCallback, useMemo, useSyncExternalStore } from '@wordpress/element';
import { changed, hashOf, parseView } from '../logic/view';
import type { View } from '../logic/view';

const EVENTS = [ 'hashchange', 'popstate' ];

function subscribe( onChange: () => void ): () => void {
	EVENTS.forEach( ( name ) => window.addEventListener( name, onChange ) );
	return () =>
		EVENTS.forEach( ( name ) =>
			window.removeEventListener( name, onChange )
		);
}

const hashNow = () => window.location.hash;

/** The view that the address stands for, and the ways to another. */
export interface Route {
	readonly view: View;
	/** Changes the view; `replace` leaves no step to go back to. */
	readonly go: (
		changes: Partial< View >,
		options?: { replace?: boolean }
	) => void;
	/** The address of a changed view, for links. */
	readonly linkTo: ( changes: Partial< View > ) => string;
}

/** Keeps what the screen shows in the part of the address after the #. */
export function useView(): Route {
	const hash = useSyncExternalStore( subscribe, hashNow );
	const view = useMemo( () => parseView( hash ), [ hash ] );
	const go = useCallback< Route[ 'go' ] >(
		( changes, { replace = false } = {} ) => {
			// From the address itself: an earlier change of the same moment may not be drawn yet.
			const next = hashOf( changed( parseView( hashNow() ), changes ) );
			window.history[ replace ? 'replaceState' : 'pushState' ](
				null,
				'',
				next
			);
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		},
		[]
	);
	const linkTo = useCallback(
		( changes: Partial< View > ) => hashOf( changed( view, changes ) ),
		[ view ]
	);
	return { view, go, linkTo };
}
