/** How far the last run on this browser came. What is left to do, the server knows. */
export interface LastRun {
	done: number;
	total: number;
}

const KEY = 'slipstream-alt-run';

/** The last run, where it did not come to its end. */
export function recallRun(): LastRun | undefined {
	try {
		const kept = JSON.parse(
			window.localStorage.getItem( KEY ) ?? 'null'
		) as Partial< LastRun > | null;
		return kept && Number( kept.total ) > Number( kept.done )
			? { done: Number( kept.done ), total: Number( kept.total ) }
			: undefined;
	} catch {
		// Storage may be switched off, or hold what somebody else wrote.
		return undefined;
	}
}

/**
 * Remembers a run.
 *
 * @param last How far it came; nothing when it came to its end.
 */
export function rememberRun( last?: LastRun ): void {
	try {
		if ( last ) {
			window.localStorage.setItem( KEY, JSON.stringify( last ) );
		} else {
			window.localStorage.removeItem( KEY );
		}
	} catch {
		// A run is not stopped by a full storage.
	}
}
