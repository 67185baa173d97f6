/** The two timer functions of the browser. */
export interface Timers {
	setTimeout: ( callback: () => void, ms: number ) => number;
	clearTimeout: ( id: number ) => void;
}

const browserTimers: Timers = {
	setTimeout: ( callback, ms ) => window.setTimeout( callback, ms ),
	clearTimeout: ( id ) => window.clearTimeout( id ),
};

/** Calls somebody when nothing was heard for a while. */
export interface SilenceWatch {
	/** Something was heard. */
	touch: () => void;
	/** Ends the watch for good; packets that were read ahead may still touch it afterwards. */
	stop: () => void;
}

/**
 * Starts a watch.
 *
 * @param limit     Longest silence, in ms.
 * @param timers    Timer functions; the browser's by default.
 * @param onSilence Called once, when the limit is passed.
 */
export function createSilenceWatch(
	limit: number,
	timers: Timers = browserTimers,
	onSilence: () => void
): SilenceWatch {
	let timer: number | undefined;
	let isStopped = false;

	function clear(): void {
		if ( timer !== undefined ) {
			timers.clearTimeout( timer );
			timer = undefined;
		}
	}
	function touch(): void {
		clear();
		if ( ! isStopped ) {
			timer = timers.setTimeout( onSilence, limit );
		}
	}

	touch();
	return {
		touch,
		stop() {
			isStopped = true;
			clear();
		},
	};
}
