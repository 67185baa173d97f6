/* eslint-disable prettier/prettier -- Made of php/Payers/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Offer a page to cancel contracts
	 */
	slipstream_cancel_page: boolean;
	/**
	 * Offer a page to withdraw from contracts
	 */
	slipstream_withdrawal_page: boolean;
}

/** The settings as the server has them. */
export type PayersSettings = DeepReadonly< Values >;

/** What is said of each. */
export const payersSettings = {
	slipstream_cancel_page: {
		get label() { return __( 'Offer a page to cancel contracts', 'slipstream' ); },
		get description() { return __( 'Visitors can cancel without signing in. The law asks for it in some countries where contracts are made online.', 'slipstream' ); },
		default: true,
	},
	slipstream_withdrawal_page: {
		get label() { return __( 'Offer a page to withdraw from contracts', 'slipstream' ); },
		get description() { return __( 'Visitors can withdraw without signing in. The law asks for it in the European Union where consumers can withdraw.', 'slipstream' ); },
		default: true,
	},
} as const;
