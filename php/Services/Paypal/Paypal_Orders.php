<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Objects\Refund;

/**
 * Orders at PayPal. Each request that changes something has an ID: the same one for the same wish.
 */
final class Paypal_Orders {

	public function __construct( private Paypal_Client $client ) {}

	/**
	 * @throws Paypal_Error If there is none, or nobody knows.
	 * @throws Unexpected_Response If it cannot be read.
	 */
	public function create( New_Paypal_Order $order, string $request_id ): Paypal_Order {
		return Paypal_Order::of( $this->client->post( '/v2/checkout/orders', $order->to_array(), $request_id ) );
	}

	/**
	 * @throws Paypal_Error If it cannot be had.
	 * @throws Unexpected_Response If it cannot be read.
	 */
	public function get( string $order_id ): Paypal_Order {
		return Paypal_Order::of( $this->client->get( '/v2/checkout/orders/' . Paypal_Client::id( $order_id ) ) );
	}

	/**
	 * Takes the money that a buyer has approved. Read the order afterwards: it may be pending.
	 *
	 * @throws Paypal_Error If it is not taken, or nobody knows.
	 */
	public function capture( string $order_id, string $request_id ): void {
		$path = '/v2/checkout/orders/' . Paypal_Client::id( $order_id ) . '/capture';
		$this->client->post( $path, array(), $request_id );
	}

	/**
	 * Gives money back.
	 *
	 * @throws Paypal_Error If it is not given back, or nobody knows.
	 * @throws Unexpected_Response If the answer cannot be read.
	 */
	public function refund( string $capture_id, Money $amount, string $request_id ): Refund {
		return Refund::of(
			$this->client->post(
				'/v2/payments/captures/' . Paypal_Client::id( $capture_id ) . '/refund',
				array( 'amount' => New_Paypal_Order::amount( $amount ) ),
				$request_id
			)
		);
	}
}
