import { __ } from '@wordpress/i18n';
import type {
	Donation,
	DonationKey,
	DonationsAttributes,
	Interval,
} from './types';

/** What an interval is called, and what it says if the author says nothing else. */
export interface IntervalTexts {
	interval: Interval;
	attribute: DonationKey;
	/** The end of its class names. */
	className: string;
	tab: string;
	heading: string;
	extraText: string;
	buttonText: string;
}

/** The intervals, in their order. */
export const intervals = (): IntervalTexts[] => [
	{
		interval: 'one-time',
		attribute: 'oneTimeDonation',
		className: 'one-time',
		tab: __( 'One-Time', 'slipstream' ),
		heading: __( 'Make a one-time donation', 'slipstream' ),
		extraText: __( 'Your contribution is appreciated.', 'slipstream' ),
		buttonText: __( 'Donate', 'slipstream' ),
	},
	{
		interval: '1 month',
		attribute: 'monthlyDonation',
		className: 'monthly',
		tab: __( 'Monthly', 'slipstream' ),
		heading: __( 'Make a monthly donation', 'slipstream' ),
		extraText: __( 'Your contribution is appreciated.', 'slipstream' ),
		buttonText: __( 'Donate monthly', 'slipstream' ),
	},
	{
		interval: '1 year',
		attribute: 'annualDonation',
		className: 'annual',
		tab: __( 'Yearly', 'slipstream' ),
		heading: __( 'Make a yearly donation', 'slipstream' ),
		extraText: __( 'Your contribution is appreciated.', 'slipstream' ),
		buttonText: __( 'Donate yearly', 'slipstream' ),
	},
];

/**
 * The intervals that visitors can choose. One-time donations can be hidden only while others are shown.
 *
 * @param attributes The block's attributes.
 */
export function shownIntervals(
	attributes: DonationsAttributes
): IntervalTexts[] {
	const all = intervals();
	const shown = all.filter(
		( { attribute } ) => attributes[ attribute ].show
	);
	return shown.length ? shown : all.slice( 0, 1 );
}

export const isSold = ( { show, planId }: Donation ) =>
	show && !! planId && planId !== -1;
