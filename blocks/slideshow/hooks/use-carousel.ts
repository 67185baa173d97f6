import { notifyProblem } from '@slipstream/gallery';
import { loadLibrary } from '@slipstream/libraries';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Direction } from '@slipstream/gallery';
import type { MutableRefObject, RefObject } from 'react';

/** Where somebody is in the slideshow. */
export interface Place {
	at: number;
	/** By which button the slide was just moved there. */
	moved?: Direction;
}

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

/** The focus goes with a slide that was moved: only the slide that is shown can have it. */
function focusMoved( root: HTMLElement, place: Place ) {
	if ( place.moved ) {
		root.querySelectorAll( 'li' )
			[ place.at ]?.querySelector< HTMLElement >(
				`[data-direction="${ place.moved }"]`
			)
			?.focus();
		place.moved = undefined;
	}
}

/**
 * Makes a carousel of an element of the canvas. Without the library the pictures stay a list to scroll.
 *
 * @param effect How slides change.
 * @param delay  Between two slides, in seconds; none where it does not move by itself.
 * @param loop   Whether the first slide follows the last.
 * @param slides What the slides are, as text: another text makes another carousel.
 * @param place  Which slide is shown, and after a move the button that has the focus.
 */
export function useCarousel(
	effect: string,
	delay: number | undefined,
	loop: boolean,
	slides: string,
	place: MutableRefObject< Place >
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
						startAt: place.current.at,
						onShow: ( at ) => {
							place.current.at = at;
						},
					} );
					focusMoved( ref.current, place.current );
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
	}, [ effect, delay, loop, slides, place ] );
	return ref;
}
