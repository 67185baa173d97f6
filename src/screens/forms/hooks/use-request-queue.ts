import { useCallback, useRef } from '@wordpress/element';

/** Starts something when all that was started before has ended. */
export type InTurn = < T >( make: () => Promise< T > ) => Promise< T >;

/** Keeps changes in their order: a server that makes two at once may make the later one first. */
export function useRequestQueue(): InTurn {
	const last = useRef< Promise< unknown > >( Promise.resolve() );
	return useCallback( ( make ) => {
		const mine = last.current.then( make );
		last.current = mine.catch( () => undefined );
		return mine;
	}, [] );
}
