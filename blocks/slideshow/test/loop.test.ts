import { waitFor } from '@testing-library/dom';
import { startCarousel } from '../carousel/carousel';
import type { CarouselOptions } from '../carousel/types';

const labels = {
	carousel: 'Slideshow',
	slide: 'Slide',
	previous: 'Previous slide',
	next: 'Next slide',
	play: 'Play slideshow',
	pause: 'Pause slideshow',
	goTo: 'Go to slide %d',
};

const part = ( name: string ) => `wp-block-jetpack-slideshow_${ name }`;
const find = ( name: string ) =>
	document.querySelector< HTMLElement >(
		`.${ part( name ) }`
	) as HTMLElement;

beforeAll( () => {
	// Nothing is laid out here: all is as wide as a slide.
	for ( const side of [ 'clientWidth', 'offsetWidth' ] ) {
		Object.defineProperty( HTMLElement.prototype, side, {
			configurable: true,
			get: () => 600,
		} );
	}
	class Observer {
		constructor(
			private readonly tell: (
				entries: { target: Element; isIntersecting: boolean }[]
			) => void
		) {}
		observe( target: Element ) {
			this.tell( [ { target, isIntersecting: true } ] );
		}
		unobserve() {}
		disconnect() {}
	}
	Object.assign( window, {
		IntersectionObserver: Observer,
		// Slides are there at once.
		matchMedia: () => ( { matches: true, addEventListener() {} } ),
	} );
} );

let stop: () => void = () => {};
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

/** A slideshow of three slides. */
function draw( data = '' ): HTMLElement {
	document.body.innerHTML = `<div class="wp-block-jetpack-slideshow" ${ data }><div class="${ part( 'container' ) } swiper"><ul class="${ part( 'swiper-wrapper' ) } swiper-wrapper">${ '<li class="swiper-slide"><figure></figure></li>'.repeat( 3 ) }</ul><a class="${ part( 'button-prev' ) }" role="button"></a><a class="${ part( 'button-next' ) }" role="button"></a><a class="${ part( 'button-pause' ) }" role="button"></a><div class="${ part( 'pagination' ) }"></div></div></div>`;
	return document.body.firstElementChild as HTMLElement;
}

/** Starts it; tells which slide is seen. */
function start( options: Partial< CarouselOptions > ) {
	stop = startCarousel( draw(), { effect: 'slide', labels, ...options } );
	return () =>
		[ ...document.querySelectorAll< HTMLElement >( 'li' ) ]
			.filter( ( slide ) => ! slide.inert )
			.map( ( slide ) => slide.getAttribute( 'aria-label' ) )
			.join();
}

const press = ( name: string ) => {
	find( name ).click();
	jest.advanceTimersByTime( 50 );
};
const ends = () =>
	[ 'button-prev', 'button-next' ].map( ( name ) =>
		find( name ).getAttribute( 'aria-disabled' )
	);

describe.each( [
	[ 'on the page', { effect: 'slide' } ],
	[ 'that fades', { effect: 'fade' } ],
	[ 'in the editor', { effect: 'slide', isEditor: true } ],
] )( 'a slideshow %s', ( _, options ) => {
	it( 'goes around, and its buttons always work', () => {
		const seen = start( options );
		expect( seen() ).toBe( '1 / 3' );
		press( 'button-prev' );
		expect( seen() ).toBe( '3 / 3' );
		press( 'button-next' );
		expect( seen() ).toBe( '1 / 3' );
		expect( ends() ).toEqual( [ null, null ] );
	} );

	it( 'that does not loop ends at both ends', () => {
		const seen = start( { ...options, isFinite: true } );
		expect( ends() ).toEqual( [ 'true', 'false' ] );
		press( 'button-prev' );
		expect( seen() ).toBe( '1 / 3' );
		press( 'button-next' );
		expect( [ seen(), ...ends() ] ).toEqual( [
			'2 / 3',
			'false',
			'false',
		] );
		press( 'button-next' );
		expect( [ seen(), ...ends() ] ).toEqual( [ '3 / 3', 'false', 'true' ] );
		press( 'button-next' );
		expect( seen() ).toBe( '3 / 3' );
		expect( find( 'button-next' ).tabIndex ).toBe( 0 );
	} );
} );

describe( 'a slideshow that moves by itself and does not loop', () => {
	it( 'stops at its end, and plays from the start again', () => {
		const seen = start( { isFinite: true, delay: 1000 } );
		const pause = find( 'button-pause' );
		// It waits for who wants less motion.
		expect( pause.getAttribute( 'aria-label' ) ).toBe( labels.play );
		pause.click();
		jest.advanceTimersByTime( 2100 );
		expect( seen() ).toBe( '3 / 3' );
		expect( pause.getAttribute( 'aria-label' ) ).toBe( labels.pause );
		jest.advanceTimersByTime( 1000 );
		expect( seen() ).toBe( '3 / 3' );
		expect( pause.getAttribute( 'aria-label' ) ).toBe( labels.play );
		pause.click();
		jest.advanceTimersByTime( 50 );
		expect( seen() ).toBe( '1 / 3' );
		jest.advanceTimersByTime( 1000 );
		expect( seen() ).toBe( '2 / 3' );
	} );

	it( 'goes on where it loops', () => {
		const seen = start( { delay: 1000 } );
		find( 'button-pause' ).click();
		jest.advanceTimersByTime( 3100 );
		expect( seen() ).toBe( '1 / 3' );
		expect( find( 'button-pause' ).getAttribute( 'aria-label' ) ).toBe(
			labels.pause
		);
	} );
} );

describe( 'the page’s script', () => {
	it.each( [
		[ 'data-loop="false"', 'true' ],
		[ '', null ],
	] )( 'reads %j', async ( data, atStart ) => {
		jest.useRealTimers();
		jest.resetModules();
		draw(
			`data-effect="slide" data-slipstream-labels="${ JSON.stringify( labels ).replaceAll( '"', '&quot;' ) }" ${ data }`
		);
		await import( '../view' );
		await waitFor( () =>
			expect( find( 'button-prev' ) ).toHaveAttribute(
				'aria-label',
				labels.previous
			)
		);
		expect( ends()[ 0 ] ).toBe( atStart );
	} );

	it( 'says so where the carousel does not come in the time that a library has', async () => {
		jest.resetModules();
		jest.doMock( '@slipstream/libraries', () => ( {
			...jest.requireActual< object >( '@slipstream/libraries' ),
			loadLibrary: ( name: string, _load: unknown, timeout?: number ) => {
				expect( [ name, timeout ] ).toEqual( [ 'swiper', undefined ] );
				return Promise.reject( new Error( 'timeout' ) );
			},
		} ) );
		const failed = 'Scroll sideways.';
		draw(
			`data-slipstream-labels="${ JSON.stringify( { ...labels, failed } ).replaceAll( '"', '&quot;' ) }"`
		);
		jest.useRealTimers();
		await import( '../view' );
		await waitFor( () =>
			expect(
				document.querySelector( '[role="status"]' )
			).toHaveTextContent( failed )
		);
		jest.dontMock( '@slipstream/libraries' );
	} );
} );
