import { __ } from '@wordpress/i18n';
import type { ProductType } from './types';

/** What is said about products: plans are chosen for payment buttons, subscriptions for paid content and newsletters. */
const MESSAGES = {
	'add a new product': {
		'payment plan': () => __( 'Add a new payment plan', 'slipstream' ),
		subscription: () => __( 'Add a new subscription', 'slipstream' ),
	},
	'product not found': {
		'payment plan': () => __( 'Payment plan not found', 'slipstream' ),
		subscription: () => __( 'Subscription not found', 'slipstream' ),
	},
	'select a product': {
		'payment plan': () => __( 'Select a payment plan', 'slipstream' ),
		subscription: () => __( 'Select a subscription', 'slipstream' ),
	},
	'default new product title': {
		'payment plan': () => __( 'Monthly Subscription', 'slipstream' ),
		subscription: () => __( 'Monthly Subscription', 'slipstream' ),
	},
	'manage your products': {
		'payment plan': () => __( 'Manage your payment plans.', 'slipstream' ),
		subscription: () => __( 'Manage your subscriptions.', 'slipstream' ),
	},
	'saving product': {
		'payment plan': () => __( 'Saving payment plan', 'slipstream' ),
		subscription: () => __( 'Saving subscription', 'slipstream' ),
	},
	'add product': {
		'payment plan': () => __( 'Add this payment plan', 'slipstream' ),
		subscription: () => __( 'Add this subscription', 'slipstream' ),
	},
	'product requires a name': {
		'payment plan': () =>
			__( 'Payment plan requires a name', 'slipstream' ),
		subscription: () => __( 'Subscription requires a name', 'slipstream' ),
	},
	'product requires a valid price': {
		'payment plan': () =>
			__( 'Payment plan requires a valid price', 'slipstream' ),
		subscription: () =>
			__( 'Subscription requires a valid price', 'slipstream' ),
	},
	'successfully created product': {
		'payment plan': () =>
			__( 'Successfully created payment plan', 'slipstream' ),
		subscription: () =>
			__( 'Successfully created subscription', 'slipstream' ),
	},
	'there was an error when adding the product': {
		'payment plan': () =>
			__(
				'There was an error when adding the payment plan.',
				'slipstream'
			),
		subscription: () =>
			__(
				'There was an error when adding the subscription.',
				'slipstream'
			),
	},
	'invalid product configured for this block': {
		'payment plan': () =>
			__(
				'Invalid payment plan configured for this block.',
				'slipstream'
			),
		subscription: () =>
			__(
				'Invalid subscription configured for this block.',
				'slipstream'
			),
	},
	'the button will be hidden from your visitors until you select a valid product':
		{
			'payment plan': () =>
				__(
					'The button will be hidden from your visitors until you select a valid payment plan.',
					'slipstream'
				),
			subscription: () =>
				__(
					'The button will be hidden from your visitors until you select a valid subscription.',
					'slipstream'
				),
		},
	'mark this product as a donation': {
		'payment plan': () =>
			__( 'Mark this payment plan as a donation', 'slipstream' ),
		subscription: () =>
			__( 'Mark this subscription as a donation', 'slipstream' ),
	},
} satisfies Record< string, Record< ProductType, () => string > >;

export type MessageName = keyof typeof MESSAGES;

/**
 * A sentence about a product.
 *
 * @param name What is said.
 * @param type What the product is called here.
 */
export const getMessageByProductType = (
	name: MessageName,
	type: ProductType
): string => MESSAGES[ name ][ type ]();
