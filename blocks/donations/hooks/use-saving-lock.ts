import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { editorStore } from '@slipstream/wp-stores';

const LOCK = 'donations';

/** Milliseconds after which a post can be saved whatever the server does. */
const LONGEST = 10_000;

/**
 * Keeps the post from being saved while the block's plans are read: until there is an answer, it failed, or ten seconds have passed.
 *
 * @return Locks until the work has ended.
 */
export function useSavingLock(): < T >( work: Promise< T > ) => Promise< T > {
	const registry = useRegistry();
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const unlock = useCallback( () => {
		clearTimeout( timer.current );
		void registry.dispatch( editorStore )?.unlockPostSaving( LOCK );
	}, [ registry ] );
	useEffect( () => unlock, [ unlock ] );
	return useCallback(
		( work ) => {
			void registry.dispatch( editorStore )?.lockPostSaving( LOCK );
			clearTimeout( timer.current );
			timer.current = setTimeout( unlock, LONGEST );
			return work.finally( unlock );
		},
		[ registry, unlock ]
	);
}
