/* eslint-disable prettier/prettier -- Made of php/Money/choices.json by the build: change that. */
import { __ } from '@wordpress/i18n';

/** What can be chosen, in the order in which it is shown; the first is the usual one. */
export const moneyChoices = {
	intervals: {
		'one-time': { get label() { return __( 'One time', 'slipstream' ); } },
		'1 month': { get label() { return __( 'Monthly', 'slipstream' ); } },
		'1 year': { get label() { return __( 'Yearly', 'slipstream' ); } },
	},
} as const;
