import { makeMapboxAdapter } from '../engine/mapbox';
import type { MapLook, Source } from '../engine/types';

type Listener = ( event: object ) => void;

const LOOK: MapLook = {
	center: { longitude: 7, latitude: 46 },
	zoom: 13,
	style: 'default',
	details: true,
	markerColor: 'red',
	scrollToZoom: false,
	fullscreen: false,
};

/** As much of mapbox-gl as the adapter asks for; the library itself wants WebGL. */
class FakeMap {
	static readonly listeners = new Map< string, Listener >();
	scrollZoom = { enable() {}, disable() {} };
	touchZoomRotate = { disableRotation() {} };
	addControl() {}
	getCanvas() {
		return document.createElement( 'canvas' );
	}
	on( name: string, listener: Listener ) {
		FakeMap.listeners.set( name, listener );
	}
}
class Control {}

async function draw( onError: ( error: Error ) => void ) {
	FakeMap.listeners.clear();
	Object.assign( window, {
		slipstreamMapbox: {
			Map: FakeMap,
			AttributionControl: Control,
			NavigationControl: Control,
			FullscreenControl: Control,
		},
	} );
	const drawn = makeMapboxAdapter(
		document.createElement( 'div' ),
		{ provider: 'mapbox', base: 'https://example.com/' } as Source,
		LOOK,
		{} as never,
		{
			onLoad() {},
			onError,
			onMove() {},
			onClick() {},
		}
	);
	document.head
		.querySelectorAll( 'script, link' )
		.forEach( ( part ) => part.dispatchEvent( new Event( 'load' ) ) );
	await drawn;
	return ( name: string, event = {} ) =>
		FakeMap.listeners.get( name )?.( event );
}

it( 'is no failure of the map when a tile is missing', async () => {
	const errors: string[] = [];
	const tell = await draw( ( { message } ) => errors.push( message ) );
	tell( 'error', { error: new Error( 'One tile' ), tile: {} } );
	tell( 'data', { dataType: 'source', tile: {} } );
	tell( 'load' );
	expect( errors ).toEqual( [] );
	tell( 'error', { error: new Error( 'Unauthorized' ) } );
	expect( errors ).toEqual( [ 'Unauthorized' ] );
} );

it( 'is one when no tile arrives at all', async () => {
	const errors: string[] = [];
	const tell = await draw( ( { message } ) => errors.push( message ) );
	tell( 'data', { dataType: 'style' } );
	tell( 'error', { error: new Error( 'Failed to fetch' ), tile: {} } );
	expect( errors ).toEqual( [] );
	tell( 'load' );
	expect( errors ).toEqual( [ 'Failed to fetch' ] );
} );
