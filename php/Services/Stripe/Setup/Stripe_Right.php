<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Setup;

/**
 * A permission that a restricted key needs.
 */
enum Stripe_Right: string {

	case Checkout_Sessions = 'checkout_sessions';
	case Customers         = 'customers';
	case Products          = 'products';
	case Prices            = 'prices';
	case Subscriptions     = 'subscriptions';
	case Customer_Portal   = 'customer_portal';
	case Invoices          = 'invoices';
	case Payment_Intents   = 'payment_intents';
	case Charges           = 'charges';
	case Refunds           = 'refunds';
	case Events            = 'events';
	case Webhooks          = 'webhooks';
	case Disputes          = 'disputes';
	case Balance           = 'balance';

	/**
	 * What to choose in Stripe's list of permissions.
	 *
	 * @return list<string> Labels. To write includes to read, where both are in one row.
	 */
	public static function labels(): array {
		$by_row = array();
		foreach ( self::cases() as $right ) {
			if ( $right->is_write() || ! isset( $by_row[ $right->row() ] ) ) {
				$by_row[ $right->row() ] = $right->label();
			}
		}
		return array_values( $by_row );
	}

	/** Whether "Read" is not enough. */
	public function is_write(): bool {
		return match ( $this ) {
			self::Invoices,
			self::Payment_Intents,
			self::Charges,
			self::Events,
			self::Disputes,
			self::Balance => false,
			default       => true,
		};
	}

	/** What only this right lets a key ask. */
	public function path(): string {
		return match ( $this ) {
			self::Checkout_Sessions => '/v1/checkout/sessions',
			self::Customers         => '/v1/customers',
			self::Products          => '/v1/products',
			self::Prices            => '/v1/prices',
			self::Subscriptions     => '/v1/subscriptions',
			self::Customer_Portal   => '/v1/billing_portal/sessions',
			self::Invoices          => '/v1/invoices',
			self::Payment_Intents   => '/v1/payment_intents',
			self::Charges           => '/v1/charges',
			self::Refunds           => '/v1/refunds',
			self::Events            => '/v1/events',
			self::Webhooks          => '/v1/webhook_endpoints',
			self::Disputes          => '/v1/disputes',
			self::Balance           => '/v1/balance_transactions',
		};
	}

	/** The row and the column to choose in Stripe's list of permissions, such as "Customers: Write". */
	public function label(): string {
		return sprintf(
			$this->is_write()
				/* translators: %s: a permission of a Stripe key, such as Customers. Write is a choice in Stripe's list. */
				? __( '%s: Write', 'slipstream' )
				/* translators: %s: a permission of a Stripe key, such as Invoices. Read is a choice in Stripe's list. */
				: __( '%s: Read', 'slipstream' ),
			$this->row()
		);
	}

	private function row(): string {
		return match ( $this ) {
			self::Checkout_Sessions        => __( 'Checkout Sessions', 'slipstream' ),
			self::Customers                => __( 'Customers', 'slipstream' ),
			self::Products                 => __( 'Products', 'slipstream' ),
			self::Prices                   => __( 'Prices', 'slipstream' ),
			self::Subscriptions            => __( 'Subscriptions', 'slipstream' ),
			self::Customer_Portal          => __( 'Customer portal', 'slipstream' ),
			self::Invoices                 => __( 'Invoices', 'slipstream' ),
			self::Payment_Intents          => __( 'PaymentIntents', 'slipstream' ),
			self::Charges, self::Refunds   => __( 'Charges and Refunds', 'slipstream' ),
			self::Events                   => __( 'Events', 'slipstream' ),
			self::Webhooks                 => __( 'Webhook Endpoints', 'slipstream' ),
			self::Disputes                 => __( 'Disputes', 'slipstream' ),
			self::Balance                  => __( 'Balance', 'slipstream' ),
		};
	}
}
