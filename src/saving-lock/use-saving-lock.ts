import { useInstanceId } from '@wordpress/compose';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { editorStore } from '@slipstream/wp-stores';

/** Milliseconds after which a post can be saved whatever the server does. */
const LONGEST = 10_000;

/**
 * Keeps the post from being saved while a block waits for the server: until there is an answer, it failed, or ten seconds have passed.
 *
 * @param name What the lock is called begins with. Each block has one of its own.
 * @return Locks until the last work has ended.
 */
export function useSavingLock(
	name: string
): < T >( work: Promise< T > ) => Promise< T > {
	const registry = useRegistry();
	const lock = `${ name }-${ useInstanceId( useSavingLock ) }`;
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
