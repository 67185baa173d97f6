/* eslint-disable prettier/prettier -- Made of php/Embeds/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Ask visitors before loading embedded content
	 */
	slipstream_embed_consent: boolean;
}

/** The settings as the server has them. */
export type EmbedsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const embedsSettings = {
	slipstream_embed_consent: {
		get label() { return __( 'Ask visitors before loading embedded content', 'slipstream' ); },
		get description() { return __( 'Calendars, checkouts, and similar content from other servers wait behind a button that names the server. After a visitor loads a service once, it loads automatically for that visitor. If a consent plugin uses the WP Consent API, its choice applies instead.', 'slipstream' ); },
		default: false,
	},
} as const;
