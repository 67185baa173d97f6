import { makeAdapter } from './engine/adapters';
import { followSize } from './engine/follow-size';
import { causeOf, MapError } from './engine/failure';
import { drawMap } from './engine/map';
import { placesList } from './places-list';
import { readCenter, readEach, readStyle, readZoom } from './read';
import type { Cause } from './engine/failure';
import type { Labels, MapLook, Source } from './engine/types';
import type { Provider } from './types';

type Data = DOMStringMap;
type PageLabels = Labels & {
	readonly places: string;
	readonly failed: Readonly< Record< Cause, string > >;
};

/** What JSON says; undefined for what is none. */
function parse( json: string | undefined ): unknown {
	try {
		return JSON.parse( json ?? '' ) as unknown;
	} catch {
		return undefined;
	}
}

const lookOf = ( data: Data ): MapLook => ( {
	center: readCenter( parse( data.mapCenter ) ),
	zoom: readZoom( data.zoom ?? null ),
	style: readStyle( data.mapStyle ),
	details: data.mapDetails !== 'false',
	markerColor: data.markerColor ?? 'red',
	scrollToZoom: data.scrollToZoom === 'true',
	fullscreen: data.showFullscreenButton === 'true',
} );

const sourceOf = ( data: Data ): Source => ( {
	provider: ( data.mapProvider ?? 'mapbox' ) as Provider,
	token: data.apiKey ?? '',
	tiles: data.mapTiles ?? '',
	attribution: data.mapAttribution ?? '',
	base: data.mapBase ?? '',
	version: data.mapVersion,
	mapkitToken: async () => {
		const answer = await fetch( data.mapMapkit ?? '' );
		const { wpcom_mapkit_access_token: token } =
			( await answer.json() ) as { wpcom_mapkit_access_token?: string };
		if ( ! token ) {
			throw new MapError( 'refused', `No token (${ answer.status })` );
		}
		return token;
	},
} );

/** Says that there is no map; the links lead away again. */
function giveUp( root: HTMLElement, container: Element, label: string ) {
	const note = root.ownerDocument.createElement( 'p' );
	note.setAttribute( 'role', 'status' );
	note.textContent = label;
	container.replaceWith( note );
	root.classList.add( 'is-unavailable' );
	root.classList.remove( 'is-drawn' );
}

/**
 * Draws a map in the place of the links.
 *
 * @param root The block.
 */
export async function startMap( root: HTMLElement ): Promise< void > {
	const { dataset: data, ownerDocument: doc } = root;
	const labels = parse( data.mapLabels ) as PageLabels;
	const stored = readEach( parse( data.points ) );
	const container = doc.createElement( 'div' );
	container.className = 'wp-block-jetpack-map__gm-container';
	root.prepend( container );
	root.classList.add( 'is-drawn' );
	root.dataset.jetpackBlockInitialized = 'true';
	const source = sourceOf( data );
	const list = new AbortController();
	const fail = ( error: unknown ) => {
		list.abort();
		giveUp( root, container, labels.failed[ causeOf( error ) ] );
	};
	try {
		const map = await drawMap( container, makeAdapter( source ), {
			source,
			look: lookOf( data ),
			points: stored.filter( ( point ) => point !== undefined ),
			labels,
			onError: fail,
		} );
		placesList( root, stored, labels.places, map, list.signal );
		followSize( root, () => map.resize() );
	} catch ( thrown ) {
		fail( thrown );
	}
}
