import { useInstanceId } from '@wordpress/compose';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { editorStore } from '@slipstream/wp-stores';

/** What the lock of a block is called begins with. */
const LOCK = 'donations';

/** Milliseconds after which a post can be saved whatever the server does. */
const LONGEST = 10_000;

/**
 * Keeps the post from being saved while the block's plans are read: until there is an answer, it failed, or ten seconds have passed.
 *
 * @return Locks until the last work has ended.
 */
export function useSavingLock(): < T >( work: Promise< T > ) => Promise< T > {
	const registry = useRegistry();
	const lock = `${ LOCK }-${ useInstanceId( useSavingLock ) }`;
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const last = useRef< Promise< unknown > >();
	const unlock = useCallback( () => {
		clearTimeout( timer.current );
		void registry.dispatch( editorStore )?.unlockPostSaving( lock );
	}, [ registry, lock ] );
	useEffect( () => unlock, [ unlock ] );
	return useCallback(
		( work ) => {
			last.current = work;
			void registry.dispatch( editorStore )?.lockPostSaving( lock );
			clearTimeout( timer.current );
			timer.current = setTimeout( unlock, LONGEST );
			return work.finally( () => last.current === work && unlock() );
		},
		[ registry, lock, unlock ]
	);
}
