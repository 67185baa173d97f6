import { notifyProblem } from '@slipstream/gallery';
import { loadLibrary } from '@slipstream/libraries';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';

const labels = () => ( {
	carousel: __( 'Slideshow', 'slipstream' ),
	slide: __( 'Slide', 'slipstream' ),
	previous: __( 'Previous slide', 'slipstream' ),
	next: __( 'Next slide', 'slipstream' ),
	play: __( 'Play slideshow', 'slipstream' ),
	pause: __( 'Pause slideshow', 'slipstream' ),
	/* translators: %d: number of a slide. */
	goTo: __( 'Go to slide %d', 'slipstream' ),
} );

/**
 * Makes a carousel of an element of the canvas. Without the library the pictures stay a list to scroll.
 *
 * @param effect How slides change.
 * @param delay  Between two slides, in seconds; none where it does not move by itself.
 * @param loop   Whether the first slide follows the last.
 * @param slides What the slides are, as text: another text makes another carousel.
 */
export function useCarousel(
	effect: string,
	delay: number | undefined,
	loop: boolean,
	slides: string
): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		let stop: ( () => void ) | undefined;
		let isOver = false;
		loadLibrary(
			'swiper',
			() =>
				import(
					/* webpackChunkName: "carousel-engine" */ '../carousel/carousel'
				)
		).then(
			( { startCarousel } ) => {
				if ( ! isOver && ref.current ) {
					stop = startCarousel( ref.current, {
						effect,
						delay: delay && delay * 1000,
						isFinite: ! loop,
						labels: labels(),
						isEditor: true,
					} );
				}
			},
			() =>
				isOver ||
				notifyProblem(
					__(
						'The Swiper library could not be loaded.',
						'slipstream'
					),
					'slipstream-swiper'
				)
		);
		return () => {
			isOver = true;
			stop?.();
		};
	}, [ effect, delay, loop, slides ] );
	return ref;
}
