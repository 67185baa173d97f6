import { ChunkError, loadScript } from '@slipstream/libraries';
import type { Coordinates, MapStyle } from '../types';
import type {
	Adapter,
	Bounds,
	Events,
	MakeAdapter,
	MapLook,
	Source,
} from './types';

/** As much of MapKit JS 5 as is used (developer.apple.com/documentation/mapkitjs). */
interface MapkitCoordinate {
	longitude: number;
	latitude: number;
}
interface MapkitRegion {
	center: MapkitCoordinate;
	span: { longitudeDelta: number; latitudeDelta: number };
}
interface MapkitMap {
	region: MapkitRegion;
	center: MapkitCoordinate;
	mapType: string;
	colorScheme: string;
	isScrollEnabled: boolean;
	isZoomEnabled: boolean;
	showsPointsOfInterest: boolean;
	addAnnotation: ( annotation: object ) => void;
	removeAnnotation: ( annotation: object ) => void;
	addEventListener: ( name: string, listener: () => void ) => void;
	destroy: () => void;
}
interface Mapkit {
	init: ( options: {
		authorizationCallback: ( done: ( token: string ) => void ) => void;
	} ) => void;
	addEventListener: (
		name: 'error',
		listener: ( event: { status: string } ) => void
	) => void;
	Map: new ( element: HTMLElement, options: object ) => MapkitMap;
	Coordinate: new ( latitude: number, longitude: number ) => MapkitCoordinate;
	CoordinateSpan: new ( latitude: number, longitude: number ) => object;
	CoordinateRegion: new (
		center: MapkitCoordinate,
		span: object
	) => MapkitRegion;
	Annotation: new (
		at: MapkitCoordinate,
		factory: () => HTMLElement,
		options: object
	) => object;
}

declare global {
	interface Window {
		mapkit?: Mapkit;
	}
}

const BASE = 'https://cdn.apple-mapkit.com/mk/5.x.x/';
const TYPES: Record< MapStyle, string > = {
	default: 'standard',
	black_and_white: 'mutedStandard',
	satellite: 'satellite',
	terrain: 'standard',
};
const ready = new WeakMap< Window, Promise< Mapkit > >();

async function load(
	container: HTMLElement,
	source: Source,
	{ onError }: Events
): Promise< Mapkit > {
	const { ownerDocument } = container;
	await loadScript( 'mapkit', { base: BASE, ownerDocument } );
	const library = ownerDocument.defaultView?.mapkit;
	if ( ! library ) {
		throw new ChunkError( 'CHUNK_LOAD_FAILED', 'mapkit', 'error' );
	}
	library.addEventListener( 'error', ( { status } ) =>
		onError( new Error( status ) )
	);
	library.init( {
		authorizationCallback: ( done ) => {
			source.mapkitToken().then( done, onError );
		},
	} );
	return library;
}

/** How many degrees a map of a width shows at a zoom: a tile of 256 pixels is the world at zoom 0. */
const degreesAt = ( zoom: number, width: number ) =>
	( 360 / 2 ** zoom ) * ( width / 256 );

const zoomAt = ( degrees: number, width: number ) =>
	Math.log2( ( 360 * width ) / ( 256 * Math.max( degrees, 1e-6 ) ) );

const middle = (
	west: number,
	south: number,
	east: number,
	north: number
) => ( {
	longitude: ( west + east ) / 2,
	latitude: ( south + north ) / 2,
} );

const edgesOf = ( { center, span }: MapkitRegion ): Bounds => [
	center.longitude - span.longitudeDelta / 2,
	center.latitude - span.latitudeDelta / 2,
	center.longitude + span.longitudeDelta / 2,
	center.latitude + span.latitudeDelta / 2,
];

/** Draws with Apple's maps. */
export const makeMapkitAdapter: MakeAdapter = async (
	container,
	source,
	first,
	_labels,
	events
) => {
	const view = container.ownerDocument.defaultView as Window;
	const loading = ready.get( view ) ?? load( container, source, events );
	ready.set( view, loading );
	const library = await loading.catch( ( error: unknown ) => {
		ready.delete( view );
		throw error;
	} );
	const map = new library.Map( container, { showsCompass: 'hidden' } );
	map.addEventListener( 'region-change-end', events.onMove );
	map.addEventListener( 'single-tap', events.onClick );
	const adapter = adapterOf( library, map, container );
	adapter.setLook( first );
	adapter.jump( first.center, first.zoom );
	events.onLoad();
	return adapter;
};

function adapterOf(
	library: Mapkit,
	map: MapkitMap,
	container: HTMLElement
): Adapter {
	const show = ( at: Coordinates, longitude: number, latitude: number ) => {
		map.region = new library.CoordinateRegion(
			new library.Coordinate( at.latitude, at.longitude ),
			new library.CoordinateSpan( latitude, longitude )
		);
	};
	const jump = ( at: Coordinates, zoom: number ) => {
		const degrees = degreesAt( zoom, container.clientWidth );
		show( at, degrees, degrees );
	};
	const zoom = () =>
		zoomAt( map.region.span.longitudeDelta, container.clientWidth );
	return {
		place: ( element, { longitude, latitude } ) => {
			const annotation = new library.Annotation(
				new library.Coordinate( latitude, longitude ),
				() => element,
				{ animates: false }
			);
			map.addAnnotation( annotation );
			return { remove: () => map.removeAnnotation( annotation ) };
		},
		jump,
		fit: ( [ west, south, east, north ], mostZoom ) => {
			const at = middle( west, south, east, north );
			const least = degreesAt( mostZoom, container.clientWidth );
			show(
				at,
				Math.max( least, ( east - west ) * 1.3 ),
				Math.max( least, ( north - south ) * 1.5 )
			);
		},
		setLook: ( { style, details, scrollToZoom }: MapLook ) => {
			map.mapType = TYPES[ style ];
			map.showsPointsOfInterest = details;
			map.isZoomEnabled = scrollToZoom;
		},
		center: () => ( {
			longitude: map.center.longitude,
			latitude: map.center.latitude,
		} ),
		zoom,
		bounds: () => edgesOf( map.region ),
		resize: () => undefined,
		remove: () => map.destroy(),
	};
}
