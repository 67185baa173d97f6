import { getSettings } from '@slipstream/settings';
import type * as Queue from './queue';
import type { EventProps } from './types';

const PREFIX = /^(jetpack|slipstream)_/;

let loading: Promise< typeof Queue > | undefined;

function isRecording(): boolean {
	try {
		return getSettings().analytics.isRecording;
	} catch {
		// A page that says nothing of the site has nobody to count for.
		return false;
	}
}

/** Fetches what counts, once, and hands it over. Nothing that is counted may disturb what it counts. */
function withQueue( use: ( queue: typeof Queue ) => void ): void {
	if ( isRecording() ) {
		loading ??= import(
			/* webpackChunkName: "analytics-engine" */ './queue'
		);
		loading.then( use, () => {
			loading = undefined;
		} );
	}
}

/**
 * Counts an event.
 *
 * @param name  Begins with `jetpack_` or `slipstream_`; others are not counted.
 * @param props What goes with it; nothing of people or of posts.
 */
export function recordEvent( name: string, props: EventProps = {} ): void {
	if ( PREFIX.test( name ) ) {
		withQueue( ( { addEvent } ) => addEvent( { name, props } ) );
	}
}

/**
 * Counts one more of a group.
 *
 * @param group What is counted, such as `ai-requests`.
 * @param name  Which of them, such as `done`.
 */
export function bumpStat( group: string, name: string ): void {
	withQueue( ( { addStat } ) => addStat( { group, name } ) );
}
