import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { autoplay } from './autoplay';
import { pagination } from './pagination';
import { makeButton, partsOf, setDisabled } from './parts';
import type { CarouselOptions, Labels, Moves, Parts } from './types';

const isFade = ( { effect }: CarouselOptions ) => effect === 'fade';

function createSwiper(
	{ container, list }: Parts,
	options: CarouselOptions
): Swiper {
	// The last slide is followed by the first. Fading needs no slide to stand beside another for that.
	const isLoop =
		! options.isFinite &&
		! options.isEditor &&
		! isFade( options ) &&
		list.children.length > 1;
	return new Swiper( container, {
		modules: isFade( options ) ? [ EffectFade ] : [],
		effect: isFade( options ) ? 'fade' : 'slide',
		fadeEffect: { crossFade: true },
		loop: isLoop,
		initialSlide: options.startAt ?? 0,
		rewind: ! options.isFinite && ! isLoop,
		threshold: 5,
		speed: matchMedia( '(prefers-reduced-motion: reduce)' ).matches
			? 0
			: 300,
		allowTouchMove: ! options.isEditor,
		// The pictures are fetched as WordPress says; nothing is to be watched for them.
		preventClicks: false,
	} );
}

/** Says what each slide is, in the order of the post. */
function describe( { root, list }: Parts, labels: Labels ): HTMLElement[] {
	const slides = [ ...list.children ] as HTMLElement[];
	root.setAttribute( 'role', 'group' );
	root.setAttribute( 'aria-roledescription', 'carousel' );
	root.setAttribute( 'aria-label', labels.carousel );
	list.setAttribute( 'role', 'group' );
	list.setAttribute( 'aria-live', 'polite' );
	// It was one to be scrolled.
	list.removeAttribute( 'tabindex' );
	slides.forEach( ( slide, index ) => {
		slide.setAttribute( 'role', 'group' );
		slide.setAttribute( 'aria-roledescription', labels.slide );
		slide.setAttribute(
			'aria-label',
			`${ index + 1 } / ${ slides.length }`
		);
	} );
	return slides;
}

/** The arrows move a slideshow that has the focus, and no other. */
function listenToKeys(
	{ root }: Parts,
	moves: Moves,
	signal: AbortSignal
): void {
	root.addEventListener(
		'keydown',
		( event ) => {
			const isBack = event.key === 'ArrowLeft';
			const isTaken = event.altKey || event.ctrlKey || event.metaKey;
			if ( ( ! isBack && event.key !== 'ArrowRight' ) || isTaken ) {
				return;
			}
			event.preventDefault();
			const isRtl = getComputedStyle( root ).direction === 'rtl';
			if ( isBack === isRtl ) {
				moves.next();
			} else {
				moves.previous();
			}
		},
		{ signal }
	);
}

function movesOf( swiper: Swiper, last: number, isFinite?: boolean ): Moves {
	return {
		previous: () => void swiper.slidePrev(),
		next: () => void swiper.slideNext(),
		goTo: ( index ) =>
			void ( swiper.params.loop
				? swiper.slideToLoop( index )
				: swiper.slideTo( index ) ),
		isAtEnd: () => isFinite === true && swiper.realIndex === last,
	};
}

/**
 * Makes a carousel of a slideshow's list.
 *
 * @param root    The block.
 * @param options What it is like.
 * @return Ends it.
 */
export function startCarousel(
	root: HTMLElement,
	options: CarouselOptions
): () => void {
	const parts = partsOf( root );
	const ended = new AbortController();
	const { signal } = ended;
	if ( ! parts || parts.list.children.length === 0 ) {
		return () => {};
	}
	const { container, list, previous, next, pagination: place } = parts;
	const { labels, delay, isEditor, isFinite } = options;
	const slides = describe( parts, labels );
	const swiper = createSwiper( parts, options );
	list.scrollLeft = 0;
	const moves = movesOf( swiper, slides.length - 1, isFinite );
	const mark = pagination( place, slides.length, labels.goTo, moves.goTo );
	const show = () => {
		mark( swiper.realIndex );
		options.onShow?.( swiper.realIndex );
		slides.forEach( ( slide, index ) => {
			slide.inert = index !== swiper.realIndex;
		} );
		if ( isFinite ) {
			// They keep the focus of who has come to an end with them.
			setDisabled( previous, swiper.realIndex === 0 );
			setDisabled( next, moves.isAtEnd() );
		}
	};
	swiper.on( 'realIndexChange', show );
	show();
	if ( slides.length > 1 ) {
		if ( previous && next ) {
			makeButton( previous, labels.previous, moves.previous, signal );
			makeButton( next, labels.next, moves.next, signal );
		}
		if ( ! isEditor ) {
			listenToKeys( parts, moves, signal );
		}
		if ( delay ) {
			autoplay( parts, delay, labels, moves, signal );
		}
	}
	container.classList.add( 'wp-swiper-initialized' );
	return () => {
		ended.abort();
		swiper.destroy( true, true );
		slides.forEach( ( slide ) => {
			slide.inert = false;
		} );
	};
}
