/**
 * Counts the visits of a page that shows something to new or to returning visitors. What is shown was decided before, by the short
 * script beside the block, which leaves the count that it has read.
 */
import { count } from './counter';

interface ConsentApi {
	wp_has_consent?: ( category: string ) => boolean;
}

const BOTS = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;

function hasConsent( asks: boolean ): boolean {
	const { wp_has_consent: ask } = window as ConsentApi;
	return ask ? ask( 'preferences' ) : ! asks;
}

function start(): void {
	const block = document.querySelector< HTMLElement >(
		'.wp-block-jetpack-repeat-visitor[data-slipstream-counts]'
	);
	const before = block?.dataset.slipstreamVisitCount;
	if ( ! block || ! before || BOTS.test( navigator.userAgent ) ) {
		return;
	}
	const asks = block.dataset.slipstreamCounts === 'ask';
	let isCounted = false;
	const visit = () => {
		if ( isCounted || ! hasConsent( asks ) ) {
			return;
		}
		isCounted = true;
		try {
			count(
				localStorage,
				location.pathname,
				Number( before ),
				Date.now()
			);
		} catch {
			// Storage is full or forbidden: the visitor stays a new one.
		}
	};
	visit();
	document.addEventListener( 'wp_listen_for_consent_change', visit );
}

// A page that is fetched ahead is no visit until it is shown.
if ( ( document as { prerendering?: boolean } ).prerendering ) {
	document.addEventListener( 'prerenderingchange', start, { once: true } );
} else if ( document.readyState === 'complete' ) {
	start();
} else {
	addEventListener( 'load', start, { once: true } );
}
