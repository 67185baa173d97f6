/* eslint-disable prettier/prettier -- Made of php/Map/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Mapbox access token
	 */
	mapbox_api_key: string;
	/**
	 * Map service
	 */
	slipstream_map_provider: 'mapbox' | 'mapkit' | 'openstreetmap';
	/**
	 * Tile server address
	 */
	slipstream_map_tiles: string;
	/**
	 * Tile attribution
	 */
	slipstream_map_attribution: string;
	/**
	 * Search server
	 */
	slipstream_map_search: string;
	/**
	 * Team ID
	 */
	slipstream_mapkit_team_id: string;
	/**
	 * Key ID
	 */
	slipstream_mapkit_key_id: string;
	/**
	 * Private key
	 */
	slipstream_mapkit_private_key: string;
}

/** The settings as the server has them. */
export type MapSettings = DeepReadonly< Values >;

/** What is said of each. */
export const mapSettings = {
	mapbox_api_key: {
		get label() { return __( 'Mapbox access token', 'slipstream' ); },
		get description() { return __( 'A public token, which starts with pk. It is visible on every page with a map, so restrict it to this site’s address at Mapbox.', 'slipstream' ); },
		limits: {"maxLength":300},
		default: "",
	},
	slipstream_map_provider: {
		get label() { return __( 'Map service', 'slipstream' ); },
		limits: {"enum":["mapbox","mapkit","openstreetmap"]},
		default: "openstreetmap",
	},
	slipstream_map_tiles: {
		get label() { return __( 'Tile server address', 'slipstream' ); },
		get description() { return __( 'Must contain {z}, {x}, and {y}. Leave empty to use OpenStreetMap tiles, which are meant for small sites.', 'slipstream' ); },
		limits: {"maxLength":500},
		default: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
	},
	slipstream_map_attribution: {
		get label() { return __( 'Tile attribution', 'slipstream' ); },
		get description() { return __( 'Shown on the map next to the OpenStreetMap contributors credit, which is always there.', 'slipstream' ); },
		limits: {"maxLength":300},
		default: "",
	},
	slipstream_map_search: {
		get label() { return __( 'Search server', 'slipstream' ); },
		get description() { return __( 'A Nominatim server that finds places for authors. With your own server, results appear as they type. Leave empty to use the OpenStreetMap server.', 'slipstream' ); },
		limits: {"maxLength":500},
		default: "https://nominatim.openstreetmap.org",
	},
	slipstream_mapkit_team_id: {
		get label() { return __( 'Team ID', 'slipstream' ); },
		get description() { return __( 'Ten letters and digits. Find it in your Apple developer account, under Membership.', 'slipstream' ); },
		limits: {"maxLength":40},
		default: "",
	},
	slipstream_mapkit_key_id: {
		get label() { return __( 'Key ID', 'slipstream' ); },
		get description() { return __( 'Ten letters and digits, shown next to the key that you created for MapKit JS.', 'slipstream' ); },
		limits: {"maxLength":40},
		default: "",
	},
	slipstream_mapkit_private_key: {
		get label() { return __( 'Private key', 'slipstream' ); },
		get description() { return __( 'The full contents of the file that Apple gave you, including its first and last lines. Stored encrypted, never shown.', 'slipstream' ); },
		limits: {"maxLength":2000},
		default: "",
	},
} as const;
