/* eslint-disable prettier/prettier -- Made of php/Payments/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Stripe mode
	 */
	slipstream_stripe_mode: 'test' | 'live';
	/**
	 * Stripe test key
	 */
	slipstream_stripe_test_key: string;
	/**
	 * Stripe live key
	 */
	slipstream_stripe_live_key: string;
	/**
	 * Stripe test webhook secret
	 */
	slipstream_stripe_test_webhook_secret: string;
	/**
	 * Stripe live webhook secret
	 */
	slipstream_stripe_live_webhook_secret: string;
	/**
	 * PayPal mode
	 */
	slipstream_paypal_mode: 'test' | 'live';
	/**
	 * PayPal sandbox client ID
	 */
	slipstream_paypal_test_client_id: string;
	/**
	 * PayPal sandbox secret
	 */
	slipstream_paypal_test_secret: string;
	/**
	 * PayPal live client ID
	 */
	slipstream_paypal_live_client_id: string;
	/**
	 * PayPal live secret
	 */
	slipstream_paypal_live_secret: string;
	/**
	 * Stop all new payments
	 */
	slipstream_payments_stopped: boolean;
	/**
	 * Keep payments for bookkeeping, in years
	 */
	slipstream_payments_retention_years: number;
	/**
	 * Delete all payment data with the plugin
	 */
	slipstream_payments_delete_data: boolean;
}

/** The settings as the server has them. */
export type PaymentsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const paymentsSettings = {
	slipstream_stripe_mode: {
		get label() { return __( 'Stripe mode', 'slipstream' ); },
		get description() { return __( 'In test mode, no money moves.', 'slipstream' ); },
		limits: {"enum":["test","live"]},
		default: "test",
	},
	slipstream_stripe_test_key: {
		get label() { return __( 'Stripe test key', 'slipstream' ); },
		get description() { return __( 'Starts with rk_test_ or sk_test_. Kept on the server, never shown.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^([rs]k_test_[A-Za-z0-9_]+)?$(?!\\n)"},
		default: "",
	},
	slipstream_stripe_live_key: {
		get label() { return __( 'Stripe live key', 'slipstream' ); },
		get description() { return __( 'Starts with rk_live_ or sk_live_. Kept on the server, never shown.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^([rs]k_live_[A-Za-z0-9_]+)?$(?!\\n)"},
		default: "",
	},
	slipstream_stripe_test_webhook_secret: {
		get label() { return __( 'Stripe test webhook secret', 'slipstream' ); },
		get description() { return __( 'Starts with whsec_. Proves that a message comes from Stripe.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^(whsec_[\\x21-\\x7E]+)?$(?!\\n)"},
		default: "",
	},
	slipstream_stripe_live_webhook_secret: {
		get label() { return __( 'Stripe live webhook secret', 'slipstream' ); },
		get description() { return __( 'Starts with whsec_. Proves that a message comes from Stripe.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^(whsec_[\\x21-\\x7E]+)?$(?!\\n)"},
		default: "",
	},
	slipstream_paypal_mode: {
		get label() { return __( 'PayPal mode', 'slipstream' ); },
		get description() { return __( 'In test mode, Pay with PayPal buttons lead to PayPal’s sandbox, where no real money moves. If there is no app for the chosen mode, they are plain links and take real money.', 'slipstream' ); },
		limits: {"enum":["test","live"]},
		default: "test",
	},
	slipstream_paypal_test_client_id: {
		get label() { return __( 'PayPal sandbox client ID', 'slipstream' ); },
		get description() { return __( 'From an app in PayPal’s developer dashboard, with the switch set to Sandbox.', 'slipstream' ); },
		limits: {"maxLength":191,"pattern":"^[\\x21-\\x7E]*$(?!\\n)"},
		default: "",
	},
	slipstream_paypal_test_secret: {
		get label() { return __( 'PayPal sandbox secret', 'slipstream' ); },
		get description() { return __( 'Kept on the server, never shown.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^[\\x21-\\x7E]*$(?!\\n)"},
		default: "",
	},
	slipstream_paypal_live_client_id: {
		get label() { return __( 'PayPal live client ID', 'slipstream' ); },
		get description() { return __( 'From an app in PayPal’s developer dashboard, with the switch set to Live.', 'slipstream' ); },
		limits: {"maxLength":191,"pattern":"^[\\x21-\\x7E]*$(?!\\n)"},
		default: "",
	},
	slipstream_paypal_live_secret: {
		get label() { return __( 'PayPal live secret', 'slipstream' ); },
		get description() { return __( 'Kept on the server, never shown.', 'slipstream' ); },
		limits: {"maxLength":255,"pattern":"^[\\x21-\\x7E]*$(?!\\n)"},
		default: "",
	},
	slipstream_payments_stopped: {
		get label() { return __( 'Stop all new payments', 'slipstream' ); },
		get description() { return __( 'Running subscriptions are still charged until you cancel them in Stripe. Payments that a buyer has already approved at PayPal are still collected.', 'slipstream' ); },
		default: false,
	},
	slipstream_payments_retention_years: {
		get label() { return __( 'Keep payments for bookkeeping, in years', 'slipstream' ); },
		get description() { return __( 'If someone’s personal data is erased, the amounts and dates of their payments stay, and the payment service’s IDs are kept for this many years, counted from the end of the year. Ask your accountant what applies to you.', 'slipstream' ); },
		limits: {"minimum":1,"maximum":30},
		default: 10,
	},
	slipstream_payments_delete_data: {
		get label() { return __( 'Delete all payment data with the plugin', 'slipstream' ); },
		get description() { return __( 'If this is off, orders, subscriptions, and payments stay in the database when Slipstream is deleted. Export your orders first.', 'slipstream' ); },
		default: false,
	},
} as const;
