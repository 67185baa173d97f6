import { ChunkError, loadScript } from '@slipstream/libraries';
import { withRoom } from './bounds';
import { MapError } from './failure';
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
	showsPointsOfInterest: boolean;
	addAnnotation: ( annotation: object ) => void;
	removeAnnotation: ( annotation: object ) => void;
	addEventListener: (
		name: string,
		listener: ( event: { pointOnPage: object } ) => void
	) => void;
	convertPointOnPageToCoordinate: ( point: object ) => MapkitCoordinate;
	destroy: () => void;
}
interface Mapkit {
	init: ( options: {
		authorizationCallback: ( done: ( token: string ) => void ) => void;
		language?: string;
	} ) => void;
	addEventListener: (
		name: 'configuration-change' | 'error',
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

/** The library of a page: loaded and authorized once, however many maps there are. */
interface Session {
	readonly library: Mapkit;
	/** Whom to tell how it goes. */
	readonly maps: Set< Events >;
	/** How it went; undefined while Apple has not answered. */
	outcome?: ( events: Events ) => void;
}

const sessions = new WeakMap< Window, Promise< Session > >();

async function start(
	{ ownerDocument }: HTMLElement,
	source: Source
): Promise< Session > {
	await loadScript( 'mapkit', { base: BASE, ownerDocument } ).catch(
		( { message }: Error ) => {
			// Not a script of this site.
			throw new MapError( 'server', message );
		}
	);
	const library = ownerDocument.defaultView?.mapkit;
	if ( ! library ) {
		throw new ChunkError( 'CHUNK_LOAD_FAILED', 'mapkit', 'error' );
	}
	const session: Session = { library, maps: new Set() };
	const report = ( outcome: ( events: Events ) => void ) => {
		session.outcome = outcome;
		session.maps.forEach( outcome );
	};
	const fail = ( error: Error ) =>
		report( ( { onError } ) => onError( error ) );
	library.addEventListener( 'configuration-change', () =>
		report( ( { onLoad } ) => onLoad() )
	);
	library.addEventListener( 'error', ( { status } ) =>
		fail( new Error( status ) )
	);
	library.init( {
		authorizationCallback: ( done ) => {
			source.mapkitToken().then( done, fail );
		},
		language: ownerDocument.documentElement.lang || undefined,
	} );
	return session;
}

/** How many degrees a map of a width shows at a zoom: a tile of 256 pixels is the world at zoom 0. */
const degreesAt = ( zoom: number, width: number ) =>
	( 360 / 2 ** zoom ) * ( width / 256 );

const zoomAt = ( degrees: number, width: number ) =>
	Math.log2( ( 360 * width ) / ( 256 * Math.max( degrees, 1e-6 ) ) );

const middle = ( [ west, south, east, north ]: Bounds ) => ( {
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
	const starting = sessions.get( view ) ?? start( container, source );
	sessions.set( view, starting );
	const session = await starting.catch( ( error: unknown ) => {
		sessions.delete( view );
		throw error;
	} );
	const map = new session.library.Map( container, {
		showsCompass: 'hidden',
		showsMapTypeControl: false,
	} );
	map.addEventListener( 'region-change-end', events.onMove );
	map.addEventListener( 'single-tap', ( { pointOnPage } ) => {
		const { longitude, latitude } =
			map.convertPointOnPageToCoordinate( pointOnPage );
		events.onClick( { longitude, latitude } );
	} );
	const adapter = adapterOf( session, map, container, events );
	adapter.setLook( first );
	adapter.jump( first.center, first.zoom );
	session.maps.add( events );
	session.outcome?.( events );
	return adapter;
};

/** Leaves the wheel to the page; MapKit itself has a switch for all ways of zooming alone. */
function wheelOf( container: HTMLElement ) {
	let isTaken = true;
	container.addEventListener(
		'wheel',
		( event ) => {
			if ( ! isTaken ) {
				event.stopPropagation();
			}
		},
		{ capture: true }
	);
	return ( isZooming: boolean ) => {
		isTaken = isZooming;
	};
}

function adapterOf(
	{ library, maps }: Session,
	map: MapkitMap,
	container: HTMLElement,
	events: Events
): Adapter {
	const takeWheel = wheelOf( container );
	const show = ( at: Coordinates, longitude: number, latitude: number ) => {
		map.region = new library.CoordinateRegion(
			new library.Coordinate( at.latitude, at.longitude ),
			new library.CoordinateSpan( latitude, longitude )
		);
	};
	const jump = ( at: Coordinates, zoom: number ) => {
		// An area is widened to the shape of the map: its width alone says how close it is.
		const degrees = degreesAt( zoom, container.clientWidth );
		show( at, degrees, degrees / 1000 );
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
		fit: ( places, mostZoom ) => {
			const least = degreesAt( mostZoom, container.clientWidth );
			const area = withRoom( places, container, least );
			show(
				middle( area ),
				area[ 2 ] - area[ 0 ],
				area[ 3 ] - area[ 1 ]
			);
		},
		setLook: ( { style, details, scrollToZoom }: MapLook ) => {
			// Names over pictures are a type of their own.
			map.mapType =
				style === 'satellite' && details ? 'hybrid' : TYPES[ style ];
			map.showsPointsOfInterest = details;
			takeWheel( scrollToZoom );
		},
		center: () => ( {
			longitude: map.center.longitude,
			latitude: map.center.latitude,
		} ),
		zoom,
		bounds: () => edgesOf( map.region ),
		resize: () => undefined,
		remove: () => {
			maps.delete( events );
			map.destroy();
		},
	};
}
