/* eslint-disable prettier/prettier -- Made of php/Newsletter/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Most emails a minute
	 */
	slipstream_newsletter_per_minute: number;
	/**
	 * Most emails an hour
	 */
	slipstream_newsletter_per_hour: number;
}

/** The settings as the server has them. */
export type NewsletterSettings = DeepReadonly< Values >;

/** What is said of each. */
export const newsletterSettings = {
	slipstream_newsletter_per_minute: {
		get label() { return __( 'Most emails a minute', 'slipstream' ); },
		get description() { return __( 'Mail servers refuse senders who are too fast. Ask your host for its limits.', 'slipstream' ); },
		limits: {"minimum":1,"maximum":100000},
		default: 60,
	},
	slipstream_newsletter_per_hour: {
		get label() { return __( 'Most emails an hour', 'slipstream' ); },
		get description() { return __( 'Both count all newsletters together.', 'slipstream' ); },
		limits: {"minimum":1,"maximum":1000000},
		default: 1000,
	},
} as const;
