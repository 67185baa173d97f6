import mapbox from 'mapbox-gl';

declare global {
	interface Window {
		/** The library, in the page or canvas that it was added to: it listens to the mouse in its own page. */
		slipstreamMapbox?: typeof mapbox;
	}
}

window.slipstreamMapbox = mapbox;
