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
