/* eslint-disable prettier/prettier -- Made of php/Newsletter_Form/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Where forms sign people up
	 */
	slipstream_newsletter_list: 'mailchimp' | 'own';
	/**
	 * Mailchimp API key
	 */
	slipstream_mailchimp_key: string;
	/**
	 * Always have people confirm by email
	 */
	slipstream_mailchimp_confirm: boolean;
}

/** The settings as the server has them. */
export type NewsletterFormSettings = DeepReadonly< Values >;

/** What is said of each. */
export const newsletterFormSettings = {
	slipstream_newsletter_list: {
		get label() { return __( 'Where forms sign people up', 'slipstream' ); },
		limits: {"enum":["mailchimp","own"]},
		default: "mailchimp",
	},
	slipstream_mailchimp_key: {
		get label() { return __( 'Mailchimp API key', 'slipstream' ); },
		get description() { return __( 'Create it in your Mailchimp account under Extras, API keys. Stored encrypted, and never shown again.', 'slipstream' ); },
		limits: {"maxLength":120,"pattern":"^(?:[0-9A-Za-z-]{8,100}-[a-z]{2,4}[0-9]{1,3})?$(?!\\n)"},
		default: "",
	},
	slipstream_mailchimp_confirm: {
		get label() { return __( 'Always have people confirm by email', 'slipstream' ); },
		get description() { return __( 'Mailchimp asks people who sign up on this site to confirm, even if the audience does not require it.', 'slipstream' ); },
		default: false,
	},
} as const;
