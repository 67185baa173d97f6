/* eslint-disable prettier/prettier -- Made of php/Settings/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Site language
	 */
	lang_id: string;
}

/** The settings as the server has them. */
export type SettingsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const settingsSettings = {
	lang_id: {
		get label() { return __( 'Site language', 'slipstream' ); },
		limits: {"maxLength":20},
		default: "en_US",
	},
} as const;
