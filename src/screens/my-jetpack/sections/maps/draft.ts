import { __ } from '@wordpress/i18n';

export const PROVIDER = 'slipstream_map_provider';
export const PRIVATE_KEY = 'slipstream_mapkit_private_key';

/** Who can give maps. */
export type Provider = 'mapbox' | 'openstreetmap' | 'mapkit';

const TEXTS = [
	'mapbox_api_key',
	'slipstream_map_tiles',
	'slipstream_map_attribution',
	'slipstream_map_search',
	'slipstream_mapkit_team_id',
	'slipstream_mapkit_key_id',
	PRIVATE_KEY,
] as const;

/** A setting that is typed. */
export type TextName = ( typeof TEXTS )[ number ];

/** The settings of the form. */
export type MapSettings = Record< TextName, string > & {
	[ PROVIDER ]: Provider;
};

export const NAMES = [ PROVIDER, ...TEXTS ] as const;

/** The providers in the order of the form, and what is set for each alone. */
export const PROVIDERS: Readonly<
	Record< Provider, { label: string; help: string; names: TextName[] } >
> = {
	mapbox: {
		label: 'Mapbox',
		help: __(
			'Needs an access token of your own. The only one with the terrain style.',
			'slipstream'
		),
		names: [ 'mapbox_api_key' ],
	},
	openstreetmap: {
		label: 'OpenStreetMap',
		help: __(
			'Needs no key. A busy site should name a tile server of its own.',
			'slipstream'
		),
		names: [ 'slipstream_map_tiles', 'slipstream_map_attribution' ],
	},
	mapkit: {
		label: 'Apple Maps',
		help: __(
			'Needs a key of your own Apple developer account.',
			'slipstream'
		),
		names: [
			'slipstream_mapkit_team_id',
			'slipstream_mapkit_key_id',
			PRIVATE_KEY,
		],
	},
};

/** What is said of a field: its name, what goes in, and as much of it as the server takes. */
interface FieldText {
	readonly label: string;
	readonly help: string;
	readonly longest: number;
	/** Whether it is for people to read: all else is written from left to right. */
	readonly isText?: boolean;
}

export const FIELDS: Readonly< Record< TextName, FieldText > > = {
	mapbox_api_key: {
		label: __( 'Mapbox access token', 'slipstream' ),
		help: __(
			'A public token, which begins with pk. It stands on every page with a map: restrict it to this site’s address at Mapbox.',
			'slipstream'
		),
		longest: 300,
	},
	slipstream_map_tiles: {
		label: __( 'Tile server address', 'slipstream' ),
		help: __(
			'With {z}, {x} and {y} in it. Leave empty for the tiles of OpenStreetMap, which are meant for small sites.',
			'slipstream'
		),
		longest: 500,
	},
	slipstream_map_attribution: {
		label: __( 'Attribution of the tiles', 'slipstream' ),
		help: __(
			'Shown on the map beside the names of OpenStreetMap’s contributors, which always stand there.',
			'slipstream'
		),
		longest: 300,
		isText: true,
	},
	slipstream_map_search: {
		label: __( 'Search server', 'slipstream' ),
		help: __(
			'A Nominatim server that finds places for authors. With one of your own, places are found while they type. Leave empty for the server of OpenStreetMap.',
			'slipstream'
		),
		longest: 500,
	},
	slipstream_mapkit_team_id: {
		label: __( 'Team ID', 'slipstream' ),
		help: __(
			'Ten letters and digits, in your Apple developer account under Membership.',
			'slipstream'
		),
		longest: 40,
	},
	slipstream_mapkit_key_id: {
		label: __( 'Key ID', 'slipstream' ),
		help: __(
			'Ten letters and digits, beside the key that you made for MapKit JS.',
			'slipstream'
		),
		longest: 40,
	},
	slipstream_mapkit_private_key: {
		label: __( 'Private key', 'slipstream' ),
		help: __(
			'The whole content of the file that Apple gave you, with its first and last line. Stored encrypted, never shown.',
			'slipstream'
		),
		longest: 2000,
	},
};
