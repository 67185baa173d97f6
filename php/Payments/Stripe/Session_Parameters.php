<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Services\Stripe\Success_Url;

/**
 * What Stripe is asked for so that an order can be paid. For the same order and time of expiry it is the same, as
 * Stripe refuses other values under the same idempotency key.
 */
final class Session_Parameters {

	/** The member of metadata that has the order's public name: in the session, and in what comes of it. */
	public const ORDER_METADATA = 'slipstream_order';

	/** The query parameter that the session's ID comes back in. */
	public const SESSION_PARAMETER = 'slipstream_session';

	private const DONATIONS = 'jetpack/donations';

	/** Characters that Stripe shows of a name, and of a text beside the button. */
	private const LONGEST_NAME = 250;
	private const LONGEST_TEXT = 1000;

	/**
	 * @param int    $expires  When the page ends.
	 * @param string $customer Whose cards the page shows; '' for a new customer.
	 * @return array<string, mixed>
	 * @throws Gateway_Error If Stripe does not take the amount.
	 */
	public static function of( Order $order, int $expires, string $customer = '' ): array {
		$is_recurring = $order->terms->interval->is_recurring();
		$metadata     = self::metadata( $order );
		$params       = array(
			'mode'                => $is_recurring ? 'subscription' : 'payment',
			'line_items'          => array( self::item( $order ) ),
			'success_url'         => Success_Url::of( Return_Page::address( $order ), self::SESSION_PARAMETER ),
			'cancel_url'          => Return_Page::cancel_address( $order ),
			'client_reference_id' => $order->uuid,
			'metadata'            => $metadata,
			'expires_at'          => $expires,
			// The payer pays what they agreed to, in its currency.
			'adaptive_pricing'    => array( 'enabled' => false ),
		);
		if ( '' !== $customer ) {
			$params['customer'] = $customer;
		} elseif ( '' !== $order->payer->email ) {
			$params['customer_email'] = $order->payer->email;
		}
		// Stripe does not hand the session's metadata on.
		if ( $is_recurring ) {
			return $params + array( 'subscription_data' => array( 'metadata' => $metadata ) ) + self::consent( $order );
		}
		return $params + array(
			'submit_type'         => self::DONATIONS === $order->terms->block ? 'donate' : 'pay',
			'payment_intent_data' => array( 'metadata' => $metadata ),
		);
	}

	/** @return array<string, string> */
	private static function metadata( Order $order ): array {
		return array(
			self::ORDER_METADATA => $order->uuid,
			'slipstream_plan'    => (string) $order->terms->plan_id,
			'slipstream_post'    => (string) $order->terms->post_id,
		);
	}

	/**
	 * What they agreed to, once more beside the button.
	 *
	 * @return array<string, mixed>
	 */
	private static function consent( Order $order ): array {
		$text = mb_substr( $order->terms->sentence, 0, self::LONGEST_TEXT );
		return '' === $text ? array() : array( 'custom_text' => array( 'submit' => array( 'message' => $text ) ) );
	}

	/** @return array<string, mixed> */
	private static function item( Order $order ): array {
		$money  = $order->terms->money;
		$amount = $money->at_gateway( Gateway::Stripe );
		if ( null === $amount ) {
			throw new Gateway_Error(
				Gateway_Failure::Refused,
				'payment_amount_refused',
				__( 'This amount cannot be paid in this currency.', 'slipstream' ),
				400
			);
		}
		$price     = array(
			'currency'     => strtolower( $money->currency ),
			'unit_amount'  => $amount,
			'product_data' => array( 'name' => self::name( $order ) ),
		);
		$recurring = match ( $order->terms->interval ) {
			Billing_Interval::One_Time => array(),
			Billing_Interval::Month    => array( 'interval' => 'month' ),
			Billing_Interval::Year     => array( 'interval' => 'year' ),
		};
		if ( array() !== $recurring ) {
			$price['recurring'] = $recurring;
		}
		return array(
			'price_data' => $price,
			'quantity'   => 1,
		);
	}

	/** What is paid for: the plan's name, or the site's. */
	private static function name( Order $order ): string {
		$plan = $order->terms->plan_id > 0 ? get_post_field( 'post_title', $order->terms->plan_id, 'raw' ) : '';
		foreach ( array( $plan, get_option( 'blogname' ) ) as $name ) {
			$text = html_entity_decode( is_string( $name ) ? $name : '', ENT_QUOTES, 'UTF-8' );
			$text = trim( wp_strip_all_tags( $text ) );
			if ( '' !== $text ) {
				return mb_substr( $text, 0, self::LONGEST_NAME );
			}
		}
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}
}
