/* eslint-disable prettier/prettier -- Made of php/Photo_Feed/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Instagram app ID
	 */
	slipstream_instagram_app_id: string;
	/**
	 * Instagram app secret
	 */
	slipstream_instagram_app_secret: string;
}

/** The settings as the server has them. */
export type PhotoFeedSettings = DeepReadonly< Values >;

/** What is said of each. */
export const photoFeedSettings = {
	slipstream_instagram_app_id: {
		get label() { return __( 'Instagram app ID', 'slipstream' ); },
		limits: {"maxLength":40,"pattern":"^[0-9]*$(?!\\n)"},
		default: "",
	},
	slipstream_instagram_app_secret: {
		get label() { return __( 'Instagram app secret', 'slipstream' ); },
		get description() { return __( 'Kept on the server, never shown.', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[\\x20-\\x7E]*$(?!\\n)"},
		default: "",
	},
} as const;
