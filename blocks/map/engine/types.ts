import type { Coordinates, MapStyle, Point, Provider } from '../types';

/** What a map shows. */
export interface MapLook {
	readonly center: Coordinates;
	readonly zoom: number;
	readonly style: MapStyle;
	/** Whether names stand on it. */
	readonly details: boolean;
	readonly markerColor: string;
	readonly scrollToZoom: boolean;
	readonly fullscreen: boolean;
}

/** Where maps come from. */
export interface Source {
	readonly provider: Provider;
	/** Of Mapbox; '' where there is none. */
	readonly token: string;
	/** Address of tiles with {z}, {x} and {y}, for OpenStreetMap. */
	readonly tiles: string;
	/** Attribution of the tiles; '' for those of OpenStreetMap alone. */
	readonly attribution: string;
	/** The folder of the library, with a slash at its end. */
	readonly base: string;
	/** Of the library, so that browsers ask again after an update. */
	readonly version?: string;
	/** Gives a token of Apple's maps. */
	readonly mapkitToken: () => Promise< string >;
}

/** Texts on a map. */
export interface Labels {
	readonly map: string;
	readonly zoomIn: string;
	readonly zoomOut: string;
	readonly fullscreen: string;
	readonly close: string;
	/** With %s for how many. */
	readonly cluster: string;
	/** For a place without a name. */
	readonly place: string;
}

/** West, south, east, north. */
export type Bounds = readonly [ number, number, number, number ];

/** What happens on a map. */
export interface Events {
	/** It can be used. */
	readonly onLoad: () => void;
	/** There is no map, such as where a token is refused. */
	readonly onError: ( error: Error ) => void;
	/** Somebody, or something, has moved it. */
	readonly onMove: () => void;
	/** It was clicked where no marker is. */
	readonly onClick: ( at: Coordinates ) => void;
}

/** All that is asked of a map library: places are drawn by ourselves, as elements of the page. */
export interface Adapter {
	/** Puts an element's lower middle at a place. */
	readonly place: (
		element: HTMLElement,
		at: Coordinates
	) => { remove: () => void };
	readonly jump: ( center: Coordinates, zoom: number ) => void;
	/** Shows all of an area, below its closest zoom. */
	readonly fit: ( bounds: Bounds, mostZoom: number ) => void;
	readonly setLook: ( look: MapLook ) => void;
	readonly center: () => Coordinates;
	readonly zoom: () => number;
	readonly bounds: () => Bounds;
	readonly resize: () => void;
	readonly remove: () => void;
}

/** Loads a library and makes a map with it in an empty element. */
export type MakeAdapter = (
	container: HTMLElement,
	source: Source,
	look: MapLook,
	labels: Labels,
	events: Events
) => Promise< Adapter >;

/** A map with its places. */
export interface LiveMap {
	readonly setLook: ( look: MapLook ) => void;
	readonly setPoints: ( points: readonly Point[] ) => void;
	/** Opens a place; null closes. */
	readonly open: ( id: string | null ) => void;
	/** Where a place is drawn; undefined while it is part of a cluster. */
	readonly markerOf: ( id: string ) => HTMLElement | undefined;
	readonly center: () => Coordinates;
	readonly zoom: () => number;
	readonly resize: () => void;
	readonly remove: () => void;
}
