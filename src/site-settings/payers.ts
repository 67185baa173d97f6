/* eslint-disable prettier/prettier -- Made of php/Payers/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Email people what they have paid
	 */
	slipstream_payment_confirmations: boolean;
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
	slipstream_payment_confirmations: {
		get label() { return __( 'Email people what they have paid', 'slipstream' ); },
		get description() { return __( 'Each confirmation says what was paid and agreed to, and how to cancel and withdraw. Stripe can send receipts of its own: if you have turned them on there, people get both. The welcome text of a plan is sent in any case.', 'slipstream' ); },
		default: true,
	},
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
