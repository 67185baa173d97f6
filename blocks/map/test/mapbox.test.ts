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

it( 'is no failure of the map when a tile is missing', async () => {
	Object.assign( window, {
		slipstreamMapbox: {
			Map: FakeMap,
			AttributionControl: Control,
			NavigationControl: Control,
			FullscreenControl: Control,
		},
	} );
	const errors: string[] = [];
	const drawn = makeMapboxAdapter(
		document.createElement( 'div' ),
		{ provider: 'mapbox', base: 'https://example.com/' } as Source,
		LOOK,
		{} as never,
		{
			onLoad() {},
			onError: ( { message } ) => errors.push( message ),
			onMove() {},
			onClick() {},
		}
	);
	document.head
		.querySelectorAll( 'script, link' )
		.forEach( ( part ) => part.dispatchEvent( new Event( 'load' ) ) );
	await drawn;
	const fail = FakeMap.listeners.get( 'error' );
	fail?.( { error: new Error( 'One tile' ), tile: {} } );
	expect( errors ).toEqual( [] );
	fail?.( { error: new Error( 'Unauthorized' ) } );
	expect( errors ).toEqual( [ 'Unauthorized' ] );
} );
