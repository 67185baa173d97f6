import type { Timers } from '../../silence-watch';

/** Timers that fire when the test says so. */
export interface ManualTimers extends Timers {
	/** Limits of the timers that are running. */
	running: () => number[];
	/** How many were started so far. */
	started: () => number;
	fire: () => void;
}

export function createManualTimers(): ManualTimers {
	const callbacks = new Map< number, { callback: () => void; ms: number } >();
	let count = 0;
	return {
		setTimeout( callback, ms ) {
			count++;
			callbacks.set( count, { callback, ms } );
			return count;
		},
		clearTimeout( id ) {
			callbacks.delete( id );
		},
		running: () => [ ...callbacks.values() ].map( ( { ms } ) => ms ),
		started: () => count,
		fire() {
			const due = [ ...callbacks.values() ];
			callbacks.clear();
			due.forEach( ( { callback } ) => callback() );
		},
	};
}
