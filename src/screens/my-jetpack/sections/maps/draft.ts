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
			'Needs your own access token. The only provider with the terrain style.',
			'slipstream'
		),
		names: [ 'mapbox_api_key' ],
	},
	openstreetmap: {
		label: 'OpenStreetMap',
		help: __(
			'Needs no key. Busy sites should use their own tile server.',
			'slipstream'
		),
		names: [ 'slipstream_map_tiles', 'slipstream_map_attribution' ],
	},
	mapkit: {
		label: 'Apple Maps',
		help: __(
			'Needs a key from your Apple developer account.',
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
			'A public token, which starts with pk. It is visible on every page with a map, so restrict it to this site’s address at Mapbox.',
			'slipstream'
		),
		longest: 300,
	},
	slipstream_map_tiles: {
		label: __( 'Tile server address', 'slipstream' ),
		help: __(
			'Must contain {z}, {x}, and {y}. Leave empty to use OpenStreetMap tiles, which are meant for small sites.',
			'slipstream'
		),
		longest: 500,
	},
	slipstream_map_attribution: {
		label: __( 'Tile attribution', 'slipstream' ),
		help: __(
			'Shown on the map next to the OpenStreetMap contributors credit, which is always there.',
			'slipstream'
		),
		longest: 300,
		isText: true,
	},
	slipstream_map_search: {
		label: __( 'Search server', 'slipstream' ),
		help: __(
			'A Nominatim server that finds places for authors. With your own server, results appear as they type. Leave empty to use the OpenStreetMap server.',
			'slipstream'
		),
		longest: 500,
	},
	slipstream_mapkit_team_id: {
		label: __( 'Team ID', 'slipstream' ),
		help: __(
			'Ten letters and digits. Find it in your Apple developer account, under Membership.',
			'slipstream'
		),
		longest: 40,
	},
	slipstream_mapkit_key_id: {
		label: __( 'Key ID', 'slipstream' ),
		help: __(
			'Ten letters and digits, shown next to the key that you created for MapKit JS.',
			'slipstream'
		),
		longest: 40,
	},
	slipstream_mapkit_private_key: {
		label: __( 'Private key', 'slipstream' ),
		help: __(
			'The full contents of the file that Apple gave you, including its first and last lines. Stored encrypted, never shown.',
			'slipstream'
		),
		longest: 2000,
	},
};
