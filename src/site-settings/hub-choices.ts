/* eslint-disable prettier/prettier -- Made of php/Hub/choices.json by the build: change that. */
import { __ } from '@wordpress/i18n';

/** What can be chosen, in the order in which it is shown; the first is the usual one. */
export const hubChoices = {
	withheldBlocks: {
		'calendly': { get label() { return __( 'Calendly', 'slipstream' ); } },
		'donations': { get label() { return __( 'Donations Form', 'slipstream' ); } },
		'opentable': { get label() { return __( 'OpenTable', 'slipstream' ); } },
		'payment-buttons': { get label() { return __( 'Payment Buttons', 'slipstream' ); } },
		'simple-payments': { get label() { return __( 'Pay with PayPal', 'slipstream' ); } },
	},
} as const;
