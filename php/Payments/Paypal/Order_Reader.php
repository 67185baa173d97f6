<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Observed_Entry;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Objects\Capture;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Objects\Refund;
use Slipstream\Services\Paypal\Paypal_Orders;
use Slipstream\Support\Clock;

/**
 * Looks at an order at PayPal. One that the buyer has approved is captured then: buyers may close the window before
 * they come back, and PayPal takes no money by itself.
 */
final class Order_Reader {

	/** Issues of a capture after which the buyer can still pay, or has: the order says which. */
	private const PASSING = array(
		'INSTRUMENT_DECLINED',
		'ORDER_ALREADY_CAPTURED',
		'ORDER_COMPLETION_IN_PROGRESS',
		'ORDER_NOT_APPROVED',
		'PAYER_ACTION_REQUIRED',
	);

	/** Seconds after which an order that nobody was sent to is over: PayPal keeps request IDs no longer. */
	private const LIFETIME = 21600;

	public function __construct(
		private Paypal_Orders $orders,
		private Gateway_Account $account,
		private Clock $clock
	) {}

	/** @throws \Slipstream\Http\Request_Error If PayPal does not tell. */
	public function read( Order $order ): Observed_Order {
		if ( '' === $order->ids->checkout ) {
			$is_over = $this->clock->now() - $order->created > self::LIFETIME;
			return $this->observed( $order, $is_over ? Order_State::Expired : Order_State::Created );
		}
		try {
			$found = $this->orders->get( $order->ids->checkout );
		} catch ( Paypal_Error $error ) {
			// PayPal forgets orders that nobody has paid. One that was paid is not to be forgotten here too.
			if ( Paypal_Failure::Not_Found === $error->failure && '' === $order->ids->payment ) {
				return $this->observed( $order, Order_State::Expired );
			}
			throw $error;
		}
		if ( 'APPROVED' === $found->status && $this->is_as_agreed( $found, $order ) ) {
			$this->capture( $found );
			$found = $this->orders->get( $found->id );
		}
		return $this->result( $found );
	}

	/** Whether it is still what was agreed to: this order, its amount, and this account. */
	private function is_as_agreed( Paypal_Order $found, Order $order ): bool {
		return $found->reference === $order->uuid && $found->amount->equals( $order->terms->money )
			&& ( '' === $found->merchant_id || $found->merchant_id === $this->account->id );
	}

	private function capture( Paypal_Order $found ): void {
		try {
			// PayPal captures an order once, whoever asks. A buyer who was declined may approve anew: that is another
			// wish.
			$this->orders->capture( $found->id, 'capture-' . wp_generate_uuid4() );
		} catch ( Paypal_Error $error ) {
			if ( Paypal_Failure::Refused !== $error->failure || ! in_array( $error->issue, self::PASSING, true ) ) {
				throw $error;
			}
		}
	}

	private function result( Paypal_Order $found ): Observed_Order {
		$capture = $found->captures[0] ?? null;
		$taken   = null !== $capture && $capture->was_taken();
		return new Observed_Order(
			$this->account,
			$found->reference,
			$taken ? Order_State::Pending : self::state( $found, $capture ),
			new Order_Ids( $found->id ),
			$taken ? self::payment( $found, $capture ) : null,
			new Payer( $found->email, $found->name )
		);
	}

	private static function state( Paypal_Order $found, ?Capture $capture ): Order_State {
		return match ( true ) {
			null !== $capture => $capture->is_pending() ? Order_State::Pending : Order_State::Failed,
			'VOIDED' === $found->status => Order_State::Expired,
			// Approved, but not what was agreed to: nothing is taken, and someone has to look.
			'APPROVED' === $found->status => Order_State::Unknown,
			'COMPLETED' === $found->status => Order_State::Pending,
			default => Order_State::Sent,
		};
	}

	private static function payment( Paypal_Order $found, Capture $capture ): Observed_Payment {
		$entries = array(
			new Observed_Entry( Entry_Kind::Charge, $capture->id, $capture->amount, $capture->created ),
		);
		if ( null !== $capture->fee ) {
			$entries[] = new Observed_Entry( Entry_Kind::Fee, $capture->id, $capture->fee, $capture->created );
		}
		foreach ( $found->refunds as $refund ) {
			$entries[] = self::refund( $refund );
		}
		return new Observed_Payment( $capture->id, $entries );
	}

	private static function refund( Refund $refund ): Observed_Entry {
		return new Observed_Entry(
			$refund->is_void() ? Entry_Kind::Refund_Failed : Entry_Kind::Refund,
			$refund->id,
			$refund->amount,
			$refund->created
		);
	}

	private function observed( Order $order, Order_State $state ): Observed_Order {
		return new Observed_Order( $this->account, $order->uuid, $state );
	}
}
