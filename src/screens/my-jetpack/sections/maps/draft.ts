import { __ } from '@wordpress/i18n';
import type { MapSettings as AllSettings } from '@slipstream/site-settings';

export const PROVIDER = 'slipstream_map_provider';
export const PRIVATE_KEY = 'slipstream_mapkit_private_key';

/** Who can give maps. */
export type Provider = AllSettings[ typeof PROVIDER ];

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

export const NAMES = [ PROVIDER, ...TEXTS ] as const;

/** The settings of the form. */
export type MapSettings = Pick< AllSettings, ( typeof NAMES )[ number ] >;

/** What is for people to read: all else is written from left to right. */
export const PROSE: TextName = 'slipstream_map_attribution';

/** The providers in the order of the form, and what is set for each alone. */
export const PROVIDERS: Readonly<
	Record< Provider, { label: string; help: string; names: TextName[] } >
> = {
	mapbox: {
		label: 'Mapbox',
		help: __(
			'Needs your own access token. The only service with the terrain style.',
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
