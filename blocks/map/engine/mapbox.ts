import { ChunkError, loadScript, loadStylesheet } from '@slipstream/libraries';
import { MOST_ZOOM } from '../read';
import { roomIn } from './bounds';
import { styleFor } from './mapbox-styles';
import type {
	Adapter,
	Events,
	Labels,
	MakeAdapter,
	MapLook,
	Source,
} from './types';
import type mapbox from 'mapbox-gl';

type Library = typeof mapbox;

async function load(
	container: HTMLElement,
	{ base, version }: Source
): Promise< Library > {
	const { ownerDocument } = container;
	const options = { base, version, ownerDocument };
	await Promise.all( [
		loadScript( 'library', options ),
		loadStylesheet( 'library', options ),
	] );
	const library = ownerDocument.defaultView?.slipstreamMapbox;
	if ( ! library ) {
		throw new ChunkError( 'CHUNK_LOAD_FAILED', 'map/library', 'error' );
	}
	return library;
}

/** The button that fills the screen, where the map has one. */
function fullscreenOf( library: Library, map: mapbox.Map ) {
	const control = new library.FullscreenControl();
	let isShown = false;
	return ( isWanted: boolean ) => {
		if ( isWanted !== isShown ) {
			isShown = isWanted;
			map[ isWanted ? 'addControl' : 'removeControl' ]( control );
		}
	};
}

const optionsOf = (
	container: HTMLElement,
	source: Source,
	look: MapLook,
	labels: Labels
): mapbox.MapboxOptions => ( {
	container,
	style: styleFor( source, look ),
	center: [ look.center.longitude, look.center.latitude ],
	zoom: look.zoom,
	maxZoom: MOST_ZOOM,
	accessToken: source.provider === 'mapbox' ? source.token : 'none',
	scrollZoom: false,
	dragRotate: false,
	touchPitch: false,
	pitchWithRotate: false,
	attributionControl: false,
	locale: {
		'FullscreenControl.Enter': labels.fullscreen,
		'FullscreenControl.Exit': labels.fullscreen,
		'NavigationControl.ZoomIn': labels.zoomIn,
		'NavigationControl.ZoomOut': labels.zoomOut,
		'Map.Title': labels.map,
	},
} );

/** Tells how it goes. A tile that is missing leaves the others; a map of none is no map. */
function reportOutcome( map: mapbox.Map, { onLoad, onError }: Events ) {
	let hasTile = false;
	let failed: Error | undefined;
	map.on( 'data', ( event ) => {
		hasTile ||= 'tile' in event;
	} );
	map.on( 'error', ( event ) => {
		if ( 'tile' in event ) {
			failed ??= event.error;
		} else {
			onError( event.error );
		}
	} );
	// Once every tile in view has arrived or failed.
	map.on( 'load', () => {
		if ( failed && ! hasTile ) {
			onError( failed );
		}
		onLoad();
	} );
}

/** Draws with mapbox-gl: the maps of Mapbox, and tiles of OpenStreetMap. */
export const makeMapboxAdapter: MakeAdapter = async (
	container,
	source,
	first,
	labels,
	events
) => {
	const library = await load( container, source );
	const map = new library.Map(
		optionsOf( container, source, first, labels )
	);
	// Whose map it is stands there, on small maps too.
	map.addControl( new library.AttributionControl( { compact: false } ) );
	map.addControl( new library.NavigationControl( { showCompass: false } ) );
	const setFullscreen = fullscreenOf( library, map );
	let style = JSON.stringify( styleFor( source, first ) );
	const setLook = ( look: MapLook ) => {
		map.scrollZoom[ look.scrollToZoom ? 'enable' : 'disable' ]();
		setFullscreen( look.fullscreen );
		const next = styleFor( source, look );
		if ( JSON.stringify( next ) !== style ) {
			style = JSON.stringify( next );
			map.setStyle( next );
		}
	};
	setLook( first );
	map.touchZoomRotate.disableRotation();
	map.getCanvas().setAttribute( 'aria-label', labels.map );
	// A list has items, and this has links.
	container
		.querySelector( '.mapboxgl-ctrl-attrib-inner' )
		?.removeAttribute( 'role' );
	reportOutcome( map, events );
	map.on( 'moveend', events.onMove );
	map.on( 'click', ( { lngLat } ) => {
		const { lng: longitude, lat: latitude } = lngLat.wrap();
		events.onClick( { longitude, latitude } );
	} );
	return adapterOf( library, map, setLook );
};

/** Room around the outermost places, on each side. */
function room( container: HTMLElement ) {
	const { x, y } = roomIn( container );
	return { top: y, bottom: y, left: x, right: x };
}

const adapterOf = (
	library: Library,
	map: mapbox.Map,
	setLook: Adapter[ 'setLook' ]
): Adapter => ( {
	setLook,
	place: ( element, { longitude, latitude } ) =>
		new library.Marker( { element, anchor: 'bottom' } )
			.setLngLat( [ longitude, latitude ] )
			.addTo( map ),
	jump: ( { longitude, latitude }, zoom ) =>
		void map.jumpTo( { center: [ longitude, latitude ], zoom } ),
	fit: ( [ west, south, east, north ], maxZoom ) =>
		void map.fitBounds(
			[
				[ west, south ],
				[ east, north ],
			],
			{
				padding: room( map.getContainer() ),
				maxZoom,
				animate: false,
			}
		),
	center: () => {
		const { lng: longitude, lat: latitude } = map.getCenter().wrap();
		return { longitude, latitude };
	},
	zoom: () => map.getZoom(),
	bounds: () => {
		const bounds = map.getBounds();
		return [
			bounds.getWest(),
			bounds.getSouth(),
			bounds.getEast(),
			bounds.getNorth(),
		];
	},
	resize: () => void map.resize(),
	remove: () => map.remove(),
} );
