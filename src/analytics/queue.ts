import { getSettings, joinRest } from '@slipstream/settings';
import type { AnalyticsEvent, Stat } from './types';

/** What one request may hold of each. */
const BATCH = 50;
const WAIT = 5000;

let events: AnalyticsEvent[] = [];
let stats: Stat[] = [];
let timer: ReturnType< typeof setTimeout > | undefined;

/** Sends what there is. What does not arrive is lost: nobody waits for it, and nothing is counted twice. */
export function flush(): void {
	clearTimeout( timer );
	timer = undefined;
	if ( events.length + stats.length === 0 ) {
		return;
	}
	const { restRoot, restNonce } = getSettings();
	const body = JSON.stringify( { events, stats } );
	events = [];
	stats = [];
	// Not the client of routes: that one tries to be answered, and a page that is left waits for nothing.
	fetch( joinRest( restRoot, 'slipstream/v1/analytics' ), {
		method: 'POST',
		keepalive: true,
		headers: {
			'Content-Type': 'application/json',
			'X-WP-Nonce': restNonce,
		},
		body,
	} ).catch( () => undefined );
}

function schedule(): void {
	if ( events.length >= BATCH || stats.length >= BATCH ) {
		flush();
	} else {
		timer ??= setTimeout( flush, WAIT );
	}
}

/**
 * Takes an event.
 *
 * @param event What happened.
 */
export function addEvent( event: AnalyticsEvent ): void {
	events.push( event );
	schedule();
}

/**
 * Takes one more of a group.
 *
 * @param stat Of which.
 */
export function addStat( stat: Stat ): void {
	stats.push( stat );
	schedule();
}

// The last thing that a page is sure to hear of.
document.addEventListener( 'visibilitychange', () => {
	if ( document.visibilityState === 'hidden' ) {
		flush();
	}
} );
