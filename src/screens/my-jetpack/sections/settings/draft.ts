import { __, sprintf } from '@wordpress/i18n';
import { formsSettings } from '@slipstream/site-settings';
import type {
	FormsSettings,
	RelatedPostsSettings,
} from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';

/** What stands in for a picture that a related post does not have. */
export type Fallback = RelatedPostsSettings[ 'slipstream_related_fallback' ];

/** The settings; those of a module that is off are missing. */
export type SiteSettings = Partial<
	Pick< FormsSettings & RelatedPostsSettings, ( typeof NAMES )[ number ] >
>;

export const NAMES = [
	'slipstream_form_retention_days',
	'slipstream_related_below_posts',
	'show_headline',
	'show_thumbnails',
	'slipstream_related_fallback',
] as const;

/** As long as the server takes. */
const MOST_DAYS = formsSettings.slipstream_form_retention_days.limits.maximum;

/** What is edited. */
export type Draft = Omit< SiteSettings, 'slipstream_form_retention_days' > & {
	/** As it is typed. */
	days: string;
};

/**
 * The form for what the server holds.
 *
 * @param saved What the server holds.
 */
export const draftOf = ( saved: SiteSettings ): Draft => {
	const { slipstream_form_retention_days: days, ...rest } = saved;
	return { ...rest, days: days ? String( days ) : '' };
};

/**
 * The settings of a form.
 *
 * @param draft The form.
 */
export const bodyOf = ( draft: Draft ): SiteSettings => {
	const { days, ...rest } = draft;
	return { ...rest, slipstream_form_retention_days: Number( days ) };
};

/**
 * What is wrong with a form.
 *
 * @param draft The form.
 */
export const validate = ( draft: Draft ): ValidationMessages =>
	/^\d{0,4}$/.test( draft.days.trim() ) && Number( draft.days ) <= MOST_DAYS
		? {}
		: {
				slipstream_form_retention_days: sprintf(
					/* translators: %d: a number of days. */
					__(
						'Enter a whole number of days up to %d, or leave it empty to keep responses.',
						'slipstream'
					),
					MOST_DAYS
				),
			};
