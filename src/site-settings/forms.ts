/* eslint-disable prettier/prettier -- Made of php/Forms/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Days to keep responses
	 */
	slipstream_form_retention_days: number;
}

/** The settings as the server has them. */
export type FormsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const formsSettings = {
	slipstream_form_retention_days: {
		get label() { return __( 'Days to keep responses', 'slipstream' ); },
		get description() { return __( 'Once a day, older responses and their files are permanently deleted. Leave empty to keep them.', 'slipstream' ); },
		limits: {"minimum":0,"maximum":3650},
		default: 0,
	},
} as const;
