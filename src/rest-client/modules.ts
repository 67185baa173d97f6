import type { Client } from './client';
import type { Success } from './connection';

/** An option of a module. */
export interface ModuleOption {
	description: string;
	type: string;
	default: unknown;
	enum?: readonly ( string | number )[];
	enum_labels?: Readonly< Record< string, string > >;
	jp_group: string;
	current_value: unknown;
}

/** A part of the plugin, or one that it does not have yet. */
export interface ModuleRecord {
	module: string;
	name: string;
	description: string;
	short_description: string;
	long_description: string;
	sort: number;
	recommendation_order: number;
	introduced: string;
	requires_connection: boolean;
	requires_user_connection: boolean;
	module_tags: readonly string[];
	plan_classes: readonly string[];
	activated: boolean;
	available: boolean;
	/** Why it cannot be switched on, as a sentence. */
	unavailable_reason: string | false;
	configure_url: string | false;
	/** Whether it is on on a new site: `Yes` or `No`. */
	auto_activate: string;
	/** What people want it for. */
	purpose: string;
	override: 'active' | 'inactive' | false;
	options: Readonly< Record< string, ModuleOption > >;
}

/** Views by period: the names of the columns, and the rows. */
export interface Visits {
	unit: 'day' | 'week' | 'month';
	fields: readonly string[];
	data: readonly ( readonly ( string | number )[] )[];
}

/** The figures of the statistics. */
export interface StatsData {
	general?: { stats: Record< string, unknown > };
	day?: Visits | readonly never[];
	week?: Visits;
	month?: Visits;
}

/** Whether the key of a service is good. */
export interface KeyCheck {
	validKey: boolean;
	invalidKeyCode?: 'not_installed' | 'not_active' | 'invalid_key';
	invalidKeyMessage?: string;
}

/** The settings of the site, by name. */
export type SettingsMap = Record< string, unknown >;

/** The calls of modules and settings. */
export const moduleCalls = ( { get, post }: Client ) => ( {
	fetchModules: () => get< Record< string, ModuleRecord > >( 'module/all' ),
	fetchModule: ( name: string ) => get< ModuleRecord >( `module/${ name }` ),
	setModuleActive: ( name: string, active: boolean ) =>
		post< Success >( `module/${ name }/active`, { active } ),
	updateModuleOptions: ( name: string, options: SettingsMap ) =>
		post< Success >( `module/${ name }`, options ),
	fetchProtectCount: () => get< number >( 'module/protect/data' ),
	/** Empty where the provider failed: older clients read it so. */
	fetchStats: async ( range: 'day' | 'week' | 'month' = 'day' ) => {
		const data = await get< StatsData & { response?: unknown } >(
			'module/stats/data',
			{ range }
		);
		return 'response' in data ? {} : data;
	},
	fetchVaultPress: () =>
		get< {
			code: 'success' | 'not_registered';
			message: string;
			data?: unknown;
		} >( 'module/vaultpress/data' ),
	/** How many comments were spam, or the code of what is missing. */
	fetchAkismet: () => get< number | string >( 'module/akismet/data' ),
	checkAkismetKey: ( key?: string ) =>
		key === undefined
			? get< KeyCheck >( 'module/akismet/key/check' )
			: post< KeyCheck >( 'module/akismet/key/check', { api_key: key } ),
	fetchSettings: () => get< SettingsMap >( 'settings' ),
	updateSettings: ( settings: SettingsMap ) =>
		post< Success & SettingsMap >( 'settings', settings ),
	resetOptions: ( name: 'options' | 'modules' ) =>
		post< Success >( `options/${ name }`, { reset: true } ),
} );
