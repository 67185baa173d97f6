<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Object;
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
	 * What the site calls the order that a capture is of; '' if it is not of this site.
	 *
	 * @throws Paypal_Error If PayPal does not say.
	 * @throws Unexpected_Response If the answer cannot be read.
	 */
	public function order_of_capture( string $capture_id ): string {
		try {
			$capture = $this->client->get( '/v2/payments/captures/' . Paypal_Client::id( $capture_id ) );
		} catch ( Paypal_Error $error ) {
			return Paypal_Failure::Not_Found === $error->failure ? '' : throw $error;
		}
		return Paypal_Object::of( $capture, 'capture' )->text_or_empty( 'custom_id' );
	}

	/**
	 * Gives money back.
	 *
	 * @param string $name What the site calls the wish: PayPal keeps it with the refund, and does it once within 45
	 *     days.
	 * @throws Paypal_Error If it is not given back, or nobody knows.
	 * @throws Unexpected_Response If the answer cannot be read.
	 */
	public function refund( string $capture_id, Money $amount, string $name ): Refund {
		return Refund::of(
			$this->client->post(
				'/v2/payments/captures/' . Paypal_Client::id( $capture_id ) . '/refund',
				array(
					'amount'    => New_Paypal_Order::amount( $amount ),
					'custom_id' => $name,
				),
				$name
			)
		);
	}
}
