import { getHttp } from '@slipstream/http';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { makeAdapter } from '../engine/adapters';
import { followSize } from '../engine/follow-size';
import { drawMap } from '../engine/map';
import { providerOf, readCenter, readZoom, styleOf } from '../read';
import type { Labels, LiveMap, MapLook, Source } from '../engine/types';
import type { Coordinates, MapAttributes, Point } from '../types';
import type { SiteMaps } from './use-source';

/** How long the map is left alone after a change before it is stored, in milliseconds. */
const MOVE_DELAY = 1000;

const labels = (): Labels => ( {
	map: __( 'Map', 'slipstream' ),
	zoomIn: __( 'Zoom in', 'slipstream' ),
	zoomOut: __( 'Zoom out', 'slipstream' ),
	fullscreen: __( 'Full screen', 'slipstream' ),
	close: __( 'Close', 'slipstream' ),
	/* translators: %s: a number. */
	cluster: __( '%s places: zoom in', 'slipstream' ),
	place: __( 'Place', 'slipstream' ),
} );

const lookOf = ( attributes: MapAttributes ): MapLook => ( {
	center: readCenter( attributes.mapCenter ),
	zoom: readZoom( attributes.zoom ),
	style: styleOf( attributes.className ),
	details: attributes.mapDetails,
	markerColor: attributes.markerColor,
	scrollToZoom: attributes.scrollToZoom,
	// The button would fill the canvas of the editor.
	fullscreen: false,
} );

const sourceOf = ( site: SiteMaps, attributes: MapAttributes ): Source => ( {
	...site,
	provider: providerOf( site.provider, styleOf( attributes.className ) ),
	mapkitToken: async () => {
		const { wpcom_mapkit_access_token: token } = await getHttp().get< {
			wpcom_mapkit_access_token: string;
		} >( 'wpcom/v2/mapkit' );
		return token;
	},
} );

/** What the map tells. */
interface Events {
	/** Whether somebody may be pulling the map now. */
	mayMove: () => boolean;
	onMove: ( center: Coordinates, zoom: number ) => void;
	onOpen: ( id: string | null ) => void;
	onClick: ( at: Coordinates ) => void;
	onError: ( source: Source, error: unknown ) => void;
}

interface Drawn {
	readonly source: Source;
	readonly look: MapLook;
	readonly points: readonly Point[];
	readonly events: Events;
}

/** Draws a map in an element; gives what takes it away. */
function start(
	container: HTMLElement,
	latest: { readonly current: Drawn },
	onReady: ( map: LiveMap ) => void
): () => void {
	let isGone = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let live: LiveMap | undefined;
	// The library wants an empty element, and leaves classes on it.
	const element = container.ownerDocument.createElement( 'div' );
	element.className = 'wp-block-jetpack-map__gm-container';
	container.append( element );
	const store = () => {
		clearTimeout( timer );
		timer = undefined;
		if ( live ) {
			latest.current.events.onMove( live.center(), live.zoom() );
		}
	};
	const onMove = () => {
		// A pull that is not stored yet stays one, whatever moves the map after it.
		if ( timer !== undefined || latest.current.events.mayMove() ) {
			clearTimeout( timer );
			timer = setTimeout( store, MOVE_DELAY );
		}
	};
	const onError = ( error: unknown ) =>
		latest.current.events.onError( latest.current.source, error );
	drawMap( element, makeAdapter( latest.current.source ), {
		...latest.current,
		labels: labels(),
		onMove,
		onError,
		onOpen: ( id ) => latest.current.events.onOpen( id ),
		onClick: ( at ) => latest.current.events.onClick( at ),
	} ).then( ( made ) => {
		live = made;
		if ( isGone ) {
			made.remove();
		} else {
			onReady( made );
		}
	}, onError );
	const unfollow = followSize( container, () => live?.resize() );
	return () => {
		isGone = true;
		if ( timer !== undefined ) {
			store();
		}
		unfollow();
		live?.remove();
		element.remove();
	};
}

/**
 * Draws the map of a block.
 *
 * @param site       Where maps come from.
 * @param attributes The block's attributes.
 * @param points     The places that can be drawn.
 * @param events     What the map tells.
 */
export function useMap(
	site: SiteMaps,
	attributes: MapAttributes,
	points: readonly Point[],
	events: Events
) {
	const [ container, setContainer ] = useState< HTMLElement | null >( null );
	const [ map, setMap ] = useState< LiveMap >();
	const look = lookOf( attributes );
	const source = sourceOf( site, attributes );
	const latest = useRef< Drawn >( { events, look, points, source } );
	latest.current = { events, look, points, source };
	const sourceKey = JSON.stringify( source );
	const lookKey = JSON.stringify( look );
	const pointsKey = JSON.stringify( points );

	useEffect( () => {
		if ( ! container ) {
			return;
		}
		const stop = start( container, latest, setMap );
		return () => {
			stop();
			setMap( undefined );
		};
	}, [ container, sourceKey ] );
	useEffect( () => map?.setLook( latest.current.look ), [ map, lookKey ] );
	useEffect(
		() => map?.setPoints( latest.current.points ),
		[ map, pointsKey ]
	);
	return { setContainer, map };
}
