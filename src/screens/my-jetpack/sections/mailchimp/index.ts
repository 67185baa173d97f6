import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** Where the form of the Mailchimp block signs people up. */
export const section: Section = {
	id: 'mailchimp',
	title: __( 'Mailchimp', 'slipstream' ),
	entry: SITE,
	order: 50,
	isAvailable: canManageOptions,
	guide: 'mailchimp',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-mailchimp" */ './panel'
			)
		).MailchimpPanel,
};
