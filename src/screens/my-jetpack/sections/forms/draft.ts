import { __, sprintf } from '@wordpress/i18n';
import { formsSettings } from '@slipstream/site-settings';
import type { FormsSettings } from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';

const NAME = 'slipstream_form_retention_days';

export const NAMES = [ NAME ] as const;

/** Missing while forms are off. */
export type RetentionSettings = Partial< Pick< FormsSettings, typeof NAME > >;

/** As long as the server takes. */
const MOST_DAYS = formsSettings[ NAME ].limits.maximum;

/** What is edited. */
export interface Draft {
	/** As it is typed. */
	days: string;
}

export const toDraft = ( { [ NAME ]: days }: RetentionSettings ): Draft => ( {
	days: days ? String( days ) : '',
} );

export const toBody = ( { days }: Draft ): RetentionSettings => ( {
	[ NAME ]: Number( days ),
} );

export const validate = ( { days }: Draft ): ValidationMessages =>
	/^\d{0,4}$/.test( days.trim() ) && Number( days ) <= MOST_DAYS
		? {}
		: {
				[ NAME ]: sprintf(
					/* translators: %d: a number of days. */
					__(
						'Enter a whole number of days up to %d, or leave it empty to keep responses.',
						'slipstream'
					),
					MOST_DAYS
				),
			};
