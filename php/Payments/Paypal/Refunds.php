<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Money;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Paypal_Orders;

/**
 * Gives money back, once for each request, also months later: PayPal forgets the IDs of requests after 45 days.
 */
final class Refunds {

	public function __construct( private Paypal_Orders $orders ) {}

	/** @throws Request_Error If it was not given back, or nobody knows. */
	public function make( Order $order, Money $amount, string $request ): void {
		$name = hash( 'sha256', "slipstream refund {$order->ids->payment} $request" );
		foreach ( $this->orders->get( $order->ids->checkout )->refunds as $refund ) {
			if ( $refund->request === $name ) {
				return;
			}
		}
		try {
			$made = $this->orders->refund( $order->ids->payment, $amount, $name );
		} catch ( Paypal_Error $error ) {
			throw Paypal_Failure::Refused === $error->failure ? self::refusal( $error->issue ) : $error;
		}
		if ( $made->is_void() ) {
			throw self::refusal( '' );
		}
	}

	/** What the owner reads. */
	private static function refusal( string $issue ): Gateway_Error {
		$text = match ( $issue ) {
			'CAPTURE_FULLY_REFUNDED'           => __( 'All of this payment was already refunded.', 'slipstream' ),
			'REFUND_AMOUNT_EXCEEDED'           => __( 'This is more than is left of the payment.', 'slipstream' ),
			'PARTIAL_REFUND_NOT_ALLOWED'       => __( 'PayPal refunds only the whole amount of this payment.', 'slipstream' ),
			'REFUND_AMOUNT_TOO_LOW'            => __( 'PayPal does not refund so little.', 'slipstream' ),
			'REFUND_TIME_LIMIT_EXCEEDED'       => __( 'PayPal no longer refunds this payment, as too much time has passed. Send the buyer money in PayPal instead.', 'slipstream' ),
			'REFUND_FAILED_INSUFFICIENT_FUNDS' => __( 'Your PayPal balance is too low for this refund. Add money in PayPal, then try again.', 'slipstream' ),
			'TRANSACTION_DISPUTED',
			'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK' => __( 'The buyer disputes this payment. Answer the dispute in PayPal.', 'slipstream' ),
			'PENDING_CAPTURE'                  => __( 'PayPal has not completed this payment yet. Cancel or accept it in PayPal.', 'slipstream' ),
			default                            => __( 'PayPal refused this refund. Look at the payment in PayPal.', 'slipstream' ),
		};
		return new Gateway_Error( Gateway_Failure::Refused, 'paypal_refund_refused', $text, 409 );
	}
}
