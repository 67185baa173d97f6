import type { MapLook, Source } from './types';
import type { Style } from 'mapbox-gl';

/** Styles at Mapbox, with and without names. */
const STYLES: Record< MapLook[ 'style' ], readonly [ string, string ] > = {
	default: [
		'automattic/cjolkhmez0qdd2ro82dwog1in',
		'automattic/cjolkci3905d82soef4zlmkdo',
	],
	black_and_white: [
		'automattic/cjolkixvv0ty42spgt2k4j434',
		'automattic/cjolkgc540tvj2spgzzoq37k4',
	],
	satellite: [ 'mapbox/satellite-streets-v10', 'mapbox/satellite-v9' ],
	terrain: [
		'automattic/cjolkf8p405fh2soet2rdt96b',
		'automattic/cjolke6fz12ys2rpbpvgl12ha',
	],
};

const OPENSTREETMAP =
	'<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

const escape = ( text: string ) =>
	text.replace( /[&<>"]/g, ( c ) => `&#${ c.charCodeAt( 0 ) };` );

/** The addresses of tiles: `{s}` stands for one of several servers. */
const addressesOf = ( tiles: string ) =>
	tiles.includes( '{s}' )
		? [ 'a', 'b', 'c' ].map( ( s ) => tiles.replace( '{s}', s ) )
		: [ tiles ];

/** A style of pictures: an own server's tiles look alike in all of the block's styles but one. */
const rasterStyle = (
	{ tiles, attribution }: Source,
	{ style }: MapLook
): Style => ( {
	version: 8,
	sources: {
		tiles: {
			type: 'raster',
			tiles: addressesOf( tiles ),
			tileSize: 256,
			maxzoom: 19,
			attribution: attribution
				? `${ escape( attribution ) } ${ OPENSTREETMAP }`
				: OPENSTREETMAP,
		},
	},
	layers: [
		{
			id: 'tiles',
			type: 'raster',
			source: 'tiles',
			paint: {
				'raster-saturation': style === 'black_and_white' ? -1 : 0,
			},
		},
	],
} );

/**
 * The style that the library draws.
 *
 * @param source Where maps come from.
 * @param look   What the map shows.
 */
export const styleFor = ( source: Source, look: MapLook ): Style | string =>
	source.provider === 'openstreetmap'
		? rasterStyle( source, look )
		: `mapbox://styles/${ STYLES[ look.style ][ look.details ? 0 : 1 ] }`;
