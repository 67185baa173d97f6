import { __, sprintf } from '@wordpress/i18n';
import { subscribersSettings } from '@slipstream/site-settings';
import type { SubscribersSettings } from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';

/** Those that something reads today. */
export const NAMES = [
	'slipstream_newsletter_consent',
	'wpcom_newsletter_categories',
	'wpcom_newsletter_categories_enabled',
	'slipstream_consent_years',
	'social_notifications_subscribe',
] as const;

export type NewsletterSettings = Pick<
	SubscribersSettings,
	( typeof NAMES )[ number ]
>;

/** What is edited: years as they are typed. */
export type Draft = Omit< NewsletterSettings, 'slipstream_consent_years' > & {
	slipstream_consent_years: string;
};

const { minimum, maximum } =
	subscribersSettings.slipstream_consent_years.limits;

export const toDraft = ( saved: NewsletterSettings ): Draft => ( {
	...saved,
	slipstream_consent_years: String( saved.slipstream_consent_years ),
} );

export const toBody = ( draft: Draft ): NewsletterSettings => ( {
	...draft,
	slipstream_consent_years: Number( draft.slipstream_consent_years ),
} );

export function validate( draft: Draft ): ValidationMessages {
	const typed = draft.slipstream_consent_years.trim();
	const isRight =
		/^\d{1,2}$/.test( typed ) &&
		Number( typed ) >= minimum &&
		Number( typed ) <= maximum;
	return isRight
		? {}
		: {
				slipstream_consent_years: sprintf(
					/* translators: 1: a number, 2: a number. */
					__(
						'Enter a whole number of years from %1$d to %2$d.',
						'slipstream'
					),
					minimum,
					maximum
				),
			};
}
