/** As the editor of today stores it. */
export interface Coordinates {
	longitude: number;
	latitude: number;
}

/** A place that the author has marked. */
export interface Point {
	id: string;
	/** What the author calls it. */
	title: string;
	/** What the search called it. */
	placeTitle: string;
	caption: string;
	coordinates: Coordinates;
}

/** The block's attributes, as block.json has them. A post may hold anything in them. */
export interface MapAttributes {
	align?: string;
	className?: string;
	points: readonly Point[];
	/** Names of streets and places on the map. */
	mapDetails: boolean;
	/** 0 to 22. */
	zoom: number;
	/** Older posts have `{lng, lat}`: read with `readCoordinates()`. */
	mapCenter: object;
	address: string;
	/** CSS color. */
	markerColor: string;
	preview?: boolean;
	/** Whether the wheel zooms the map in place of scrolling the page. */
	scrollToZoom: boolean;
	/** In pixels; three quarters of the width where there is none. */
	mapHeight?: number;
	showFullscreenButton: boolean;
}

/** How a map can look. block.json has their labels, and each engine a table of what it draws. */
export const MAP_STYLES = [
	'default',
	'black_and_white',
	'satellite',
	'terrain',
] as const;
export type MapStyle = ( typeof MAP_STYLES )[ number ];

/** Who gives the maps. */
export type Provider = 'mapbox' | 'mapkit' | 'openstreetmap';
