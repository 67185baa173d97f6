<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entries;
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
		private Clock $clock,
		private ?Dispute_State $dispute
	) {}

	/** @throws \Slipstream\Http\Request_Error If PayPal does not tell, or has something else than was agreed to. */
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
		if ( 'APPROVED' === $found->status ) {
			if ( ! $this->is_as_agreed( $found, $order ) ) {
				// Nothing is taken, and someone has to look.
				throw Entries::mismatch();
			}
			$this->capture( $found );
			$found = $this->orders->get( $found->id );
		}
		return $this->result( $found, $order );
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

	private function result( Paypal_Order $found, Order $order ): Observed_Order {
		$payment = $this->payment( $found, $order );
		return new Observed_Order(
			$this->account,
			$found->reference,
			null === $payment ? self::state( $found ) : Order_State::Pending,
			new Order_Ids( $found->id ),
			$payment,
			new Payer( $found->email, $found->name )
		);
	}

	/** How the order stands as long as no money was taken. */
	private static function state( Paypal_Order $found ): Order_State {
		$pending = array_filter( $found->captures, static fn ( Capture $capture ): bool => $capture->is_pending() );
		return match ( true ) {
			array() !== $pending => Order_State::Pending,
			'VOIDED' === $found->status => Order_State::Expired,
			// An order that is complete says nothing of the money.
			'COMPLETED' === $found->status && array() !== $found->captures => Order_State::Failed,
			'COMPLETED' === $found->status => Order_State::Pending,
			default => Order_State::Sent,
		};
	}

	/** What was taken, and given back; null if nothing was taken. */
	private function payment( Paypal_Order $found, Order $order ): ?Observed_Payment {
		$entries = array();
		$ids     = array();
		foreach ( array_filter( $found->captures, static fn ( Capture $one ): bool => $one->was_taken() ) as $one ) {
			$ids[]     = $one->id;
			$entries[] = new Observed_Entry( Entry_Kind::Charge, $one->id, $one->amount, $one->created );
			if ( null !== $one->fee ) {
				$entries[] = new Observed_Entry( Entry_Kind::Fee, $one->id, $one->fee, $one->created );
			}
		}
		if ( array() === $ids ) {
			return null;
		}
		foreach ( $found->refunds as $refund ) {
			array_push( $entries, ...self::refund( $refund ) );
		}
		return new Observed_Payment(
			in_array( $order->ids->payment, $ids, true ) ? $order->ids->payment : $ids[0],
			$entries,
			$this->dispute ?? $order->dispute
		);
	}

	/** @return list<Observed_Entry> None while it is pending: it has moved nothing yet. */
	private static function refund( Refund $refund ): array {
		$kind = match ( true ) {
			$refund->is_complete() => Entry_Kind::Refund,
			$refund->is_void()     => Entry_Kind::Refund_Failed,
			default                => null,
		};
		if ( null === $kind ) {
			return array();
		}
		$entries = array( new Observed_Entry( $kind, $refund->id, $refund->amount, $refund->created ) );
		if ( null !== $refund->fee && Entry_Kind::Refund === $kind ) {
			$back      = new Money( -$refund->fee->amount, $refund->fee->currency );
			$entries[] = new Observed_Entry( Entry_Kind::Fee, $refund->id, $back, $refund->created );
		}
		return $entries;
	}

	private function observed( Order $order, Order_State $state ): Observed_Order {
		return new Observed_Order( $this->account, $order->uuid, $state );
	}
}
