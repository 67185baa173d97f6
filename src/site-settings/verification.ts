/* eslint-disable prettier/prettier -- Made of php/Verification/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Google
	 */
	google: string;
	/**
	 * Bing
	 */
	bing: string;
	/**
	 * Pinterest
	 */
	pinterest: string;
	/**
	 * Yandex
	 */
	yandex: string;
	/**
	 * Facebook
	 */
	facebook: string;
}

/** The settings as the server has them. */
export type VerificationSettings = DeepReadonly< Values >;

/** What is said of each. */
export const verificationSettings = {
	google: {
		get label() { return __( 'Google', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
	bing: {
		get label() { return __( 'Bing', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
	pinterest: {
		get label() { return __( 'Pinterest', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
	yandex: {
		get label() { return __( 'Yandex', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
	facebook: {
		get label() { return __( 'Facebook', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
} as const;
