/* eslint-disable prettier/prettier -- Made of php/Gif/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * GIPHY API key
	 */
	slipstream_giphy_api_key: string;
}

/** The settings as the server has them. */
export type GifSettings = DeepReadonly< Values >;

/** What is said of each. */
export const gifSettings = {
	slipstream_giphy_api_key: {
		get label() { return __( 'GIPHY API key', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[\\x20-\\x7E]*$(?!\\n)"},
		default: "",
	},
} as const;
