import { __ } from '@wordpress/i18n';

export const BUTTON = 'jetpack/button';

/** What tells the button inside from others; each on a page gets an ID of its own. */
export const BUTTON_ID = 'mailchimp-widget-id';

/** The one button inside. */
export const template = (): [ string, object ][] => [
	[
		BUTTON,
		{
			element: 'button',
			text: __( 'Join my Mailchimp audience', 'slipstream' ),
			uniqueId: BUTTON_ID,
		},
	],
];
