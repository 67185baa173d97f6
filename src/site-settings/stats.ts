/* eslint-disable prettier/prettier -- Made of php/Stats/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Show a Statistics link in the admin bar
	 */
	admin_bar: boolean;
	/**
	 * Who can see the statistics
	 */
	roles: string[];
	/**
	 * Whose views are counted
	 */
	count_roles: string[];
	/**
	 * Leave out readers who ask not to be tracked
	 */
	do_not_track: boolean;
}

/** The settings as the server has them. */
export type StatsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const statsSettings = {
	admin_bar: {
		get label() { return __( 'Show a Statistics link in the admin bar', 'slipstream' ); },
		default: true,
	},
	roles: {
		get label() { return __( 'Who can see the statistics', 'slipstream' ); },
		limits: {"maxItems":100,"items":{"maxLength":100}},
		default: ["administrator"],
	},
	count_roles: {
		get label() { return __( 'Whose views are counted', 'slipstream' ); },
		limits: {"maxItems":100,"items":{"maxLength":100}},
		default: [],
	},
	do_not_track: {
		get label() { return __( 'Leave out readers who ask not to be tracked', 'slipstream' ); },
		get description() { return __( 'Their browsers say so with Do Not Track or Global Privacy Control.', 'slipstream' ); },
		default: true,
	},
} as const;
