import { makeMapkitAdapter } from '../engine/mapkit';
import type { MapLook, Source } from '../engine/types';

const BERN = { longitude: 7.4474, latitude: 46.948 };
const LOOK: MapLook = {
	center: BERN,
	zoom: 13,
	style: 'default',
	details: true,
	markerColor: 'red',
	scrollToZoom: false,
	fullscreen: false,
};

/** A map of Apple's in an element of a size, which pages of Jest have none of. */
async function draw( width: number, height: number ) {
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
		width
	);
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
		height
	);
	const container = document.createElement( 'div' );
	document.body.append( container );
	const drawn = makeMapkitAdapter(
		container,
		{ mapkitToken: async () => 'a.b.c' } as Source,
		LOOK,
		{} as never,
		{ onLoad() {}, onError() {}, onMove() {}, onClick() {} }
	);
	const script = document.querySelector( 'script[src*="mapkit"]' );
	jest.requireActual( '../../../e2e/fakes/mapkit-library.js' );
	script?.dispatchEvent( new Event( 'load' ) );
	return drawn;
}

beforeAll( () => {
	globalThis.fetch = async () => new Response();
} );

it.each( [
	[ 'wide', 800, 400 ],
	[ 'high', 400, 800 ],
] )( 'is as close on a %s map of Apple’s as it is told', async ( _, w, h ) => {
	const map = await draw( w, h );
	expect( map.zoom() ).toBeCloseTo( 13 );
	map.jump( BERN, 7 );
	expect( map.zoom() ).toBeCloseTo( 7 );
	expect( map.center() ).toEqual( BERN );
} );

it.each( [
	[ 800, 400, 40, 80 ],
	[ 400, 900, 40, 80 ],
	[ 120, 200, 30, 50 ],
] )(
	'shows all places on %d × %d pixels, with room around',
	async ( width, height, x, y ) => {
		const map = await draw( width, height );
		const places = [ 7, 46, 8.5, 47.5 ] as const;
		map.fit( places, 18 );
		const [ west, south, east, north ] = map.bounds();
		const wide = ( width * ( places[ 0 ] - west ) ) / ( east - west );
		const high = ( height * ( north - places[ 3 ] ) ) / ( north - south );
		// On one of the sides there is no more than that; Apple's own areas are not drawn to a pixel.
		expect( wide ).toBeGreaterThan( x - 1 );
		expect( high ).toBeGreaterThan( y - 3 );
		expect( Math.min( wide - x, high - y ) ).toBeLessThan( 3 );
	}
);

it( 'comes no closer to one spot than it may', async () => {
	const map = await draw( 800, 400 );
	map.fit( [ 7, 47, 7, 47 ], 18 );
	expect( map.zoom() ).toBeCloseTo( 18 );
} );
