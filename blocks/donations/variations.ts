import { __ } from '@wordpress/i18n';
import type { DonationsAttributes } from './types';

const cup = () => ( {
	show: true,
	planId: null,
	amounts: [ 3, 5, 8 ],
	defaultAmountIndex: 0,
	heading: '',
	buttonText: __( 'Buy coffee', 'slipstream' ),
	extraText: __( 'Thanks for your generosity!', 'slipstream' ),
} );

const tips = (): Partial< DonationsAttributes > => ( {
	oneTimeDonation: cup(),
	monthlyDonation: cup(),
	annualDonation: { show: false, planId: null, amounts: [ 3, 5, 8 ] },
	showCustomAmount: false,
	chooseAmountText: '',
	tabsAppearance: 'buttons',
	buttonAlignment: 'full',
	contentAlignment: 'center',
	displayMode: 'modal',
	triggerButtonText: __( 'Buy me a coffee', 'slipstream' ),
	triggerIcon: 'coffee',
	variationName: 'tips',
} );

export const variations = [
	{
		name: 'tips',
		title: __( 'Tips', 'slipstream' ),
		description: __(
			'A button with which visitors buy you a coffee.',
			'slipstream'
		),
		attributes: tips(),
		isActive: [ 'variationName' ],
	},
];
