import { watchFrames } from '@slipstream/embed-page';

const GIF = '.wp-block-jetpack-gif-wrapper';

/** Plays a GIF, or shows its still picture. What stands in the page later, after a visitor's consent, works too. */
document.addEventListener( 'click', ( { target } ) => {
	const button =
		target instanceof Element &&
		target.closest( '.wp-block-jetpack-gif__toggle' );
	const gif = button && button.closest< HTMLElement >( GIF );
	if ( gif ) {
		const isStill = gif.dataset.state
			? gif.dataset.state === 'paused'
			: window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
		gif.dataset.state = isStill ? 'playing' : 'paused';
	}
} );

watchFrames( `${ GIF } iframe` );
