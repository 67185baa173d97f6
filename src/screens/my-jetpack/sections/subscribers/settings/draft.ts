import { __, sprintf } from '@wordpress/i18n';
import {
	newsletterSettings,
	subscribersSettings,
} from '@slipstream/site-settings';
import type {
	NewsletterSettings as SendingSettings,
	SubscribersSettings,
} from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';

/** Whole numbers, which are edited as they are typed. */
const NUMBERS = {
	slipstream_newsletter_per_minute:
		newsletterSettings.slipstream_newsletter_per_minute.limits,
	slipstream_newsletter_per_hour:
		newsletterSettings.slipstream_newsletter_per_hour.limits,
	slipstream_consent_years:
		subscribersSettings.slipstream_consent_years.limits,
};

type NumberName = keyof typeof NUMBERS;

const NUMBER_NAMES = Object.keys( NUMBERS ) as NumberName[];

/** Those that something reads today. */
export const NAMES = [
	'slipstream_newsletter_consent',
	'wpcom_newsletter_categories',
	'wpcom_newsletter_categories_enabled',
	'slipstream_consent_years',
	'social_notifications_subscribe',
	'wpcom_newsletter_send_default',
	'jetpack_subscriptions_from_name',
	'jetpack_subscriptions_reply_to',
	'wpcom_subscription_emails_use_excerpt',
	'wpcom_featured_image_in_email',
	'jetpack_author_in_email',
	'jetpack_gravatar_in_email',
	'jetpack_post_date_in_email',
	'slipstream_newsletter_per_minute',
	'slipstream_newsletter_per_hour',
] as const;

export type NewsletterSettings = Pick<
	SubscribersSettings & SendingSettings,
	( typeof NAMES )[ number ]
>;

/** What is edited: numbers as they are typed. */
export type Draft = Omit< NewsletterSettings, NumberName > &
	Record< NumberName, string >;

export const toDraft = ( saved: NewsletterSettings ): Draft => ( {
	...saved,
	slipstream_consent_years: String( saved.slipstream_consent_years ),
	slipstream_newsletter_per_minute: String(
		saved.slipstream_newsletter_per_minute
	),
	slipstream_newsletter_per_hour: String(
		saved.slipstream_newsletter_per_hour
	),
} );

export const toBody = ( draft: Draft ): NewsletterSettings => ( {
	...draft,
	slipstream_consent_years: Number( draft.slipstream_consent_years ),
	slipstream_newsletter_per_minute: Number(
		draft.slipstream_newsletter_per_minute
	),
	slipstream_newsletter_per_hour: Number(
		draft.slipstream_newsletter_per_hour
	),
} );

const isWithin = (
	typed: string,
	{ minimum, maximum }: { minimum: number; maximum: number }
) =>
	/^\d{1,9}$/.test( typed ) &&
	Number( typed ) >= minimum &&
	Number( typed ) <= maximum;

export function validate( draft: Draft ): ValidationMessages {
	const wrong = NUMBER_NAMES.filter(
		( name ) => ! isWithin( draft[ name ].trim(), NUMBERS[ name ] )
	);
	return Object.fromEntries(
		wrong.map( ( name ) => [
			name,
			sprintf(
				/* translators: 1: a number, 2: a number. */
				__( 'Enter a whole number from %1$d to %2$d.', 'slipstream' ),
				NUMBERS[ name ].minimum,
				NUMBERS[ name ].maximum
			),
		] )
	);
}
