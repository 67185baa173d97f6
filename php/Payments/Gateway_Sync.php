<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Due_Bill;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscriptions;

/**
 * Brings the ledger up to what a gateway says, whoever has given the hint: an event, a page that someone came back to,
 * the nightly run. It reads the row, asks the gateway, and writes only if nobody has written meanwhile, so that what is
 * written was seen after what it replaces.
 */
final class Gateway_Sync {

	/** More than processes that come to one order at once. */
	private const TRIES = 12;

	public function __construct(
		private Orders $orders,
		private Subscriptions $subscriptions,
		private Gateway_Adapter $gateway,
		private New_Payments $new_payments
	) {}

	/**
	 * Stores an order, or finds that of the same form, and gives the page where it is paid. One whose page has ended at
	 * the gateway, which nobody has told of yet, is followed by another.
	 *
	 * @throws Request_Error If there is none, or the order is paid.
	 */
	public function begin( New_Order $new ): Checkout {
		$this->new_payments->ensure_allowed();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$order = $this->orders->open( $new );
			$order = '' === $order->ids->checkout ? $order : $this->order( $order );
			if ( $order->state->is_open() || $order->state->was_paid() ) {
				return $this->start( $order );
			}
		}
		throw self::busy();
	}

	/**
	 * Makes the page where an order is paid, and stores what it is called before anyone is sent there.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function start( Order $order ): Checkout {
		$order = $this->orders->get( $order->id );
		if ( ! $order->state->is_open() || $order->paid > 0 ) {
			throw new Request_Error( 'payment_over', __( 'This payment has already ended.', 'slipstream' ), 409 );
		}
		try {
			$checkout = $this->gateway->start( $order );
		} catch ( Gateway_Error $error ) {
			$state = match ( $error->failure ) {
				// A page that was made before can still be paid on.
				Gateway_Failure::Refused  => '' === $order->ids->checkout ? Order_State::Failed : null,
				Gateway_Failure::Unknown  => Order_State::Unknown,
				Gateway_Failure::Not_Sent => null,
			};
			if ( null !== $state ) {
				$this->note( $order, new Observed_Order( $order->account, $order->uuid, $state ) );
			}
			throw $error;
		}
		$this->note( $order, new Observed_Order( $order->account, $order->uuid, Order_State::Sent, $checkout->ids ) );
		return $checkout;
	}

	/**
	 * Looks at an order. A subscription that has come of it is looked at too, the first time.
	 *
	 * @return Order As it is now.
	 * @throws Request_Error If the gateway or the database fails. What was seen can be seen again.
	 */
	public function order( Order $order ): Order {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$before = $this->orders->get( $order->id );
			$after  = $this->orders->apply( $before, $this->gateway->observe( $before ) );
			if ( null !== $after ) {
				if ( ! $before->state->was_paid() && $after->state->was_paid() ) {
					/**
					 * Fires when an order has become paid, whoever has seen it first. If the process dies just before,
					 * it never fires for this order.
					 *
					 * @since 0.1.0
					 *
					 * @param Order $order As it is now.
					 */
					do_action( 'slipstream_order_paid', $after );
				}
				$subscription_id = $after->ids->subscription;
				if (
					'' !== $subscription_id
					&& null === $this->subscriptions->find( $after->account, $subscription_id )
				) {
					$this->subscription( $subscription_id );
				}
				/**
				 * Fires after the payment service was asked about an order, and what it said was stored. That may be
				 * the same as before.
				 *
				 * @since 0.1.0
				 *
				 * @param Order $order The order as it is now.
				 */
				do_action( 'slipstream_payment_order_checked', $after );
				return $after;
			}
		}
		throw self::busy();
	}

	/**
	 * Looks at a subscription.
	 *
	 * @return Subscription|null As it is now; null if it is not of this site.
	 * @throws Request_Error If the gateway or the database fails.
	 */
	public function subscription( string $subscription_id ): ?Subscription {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$known    = $this->subscriptions->find( $this->gateway->account(), $subscription_id );
			$observed = $this->gateway->observe_subscription( $subscription_id );
			$order    = $this->orders->find_by_uuid( $observed->reference );
			if ( null === $order ) {
				return null;
			}
			$after = $this->subscriptions->apply( $known, $observed, $order );
			if ( null !== $after ) {
				if ( null !== $observed->due ) {
					/**
					 * Fires each time that someone has seen that a subscription could not charge its payer.
					 *
					 * @since 0.1.0
					 *
					 * @param Subscription $subscription As it is now.
					 * @param Due_Bill     $due          What it could not charge.
					 */
					do_action( 'slipstream_subscription_due', $after, $observed->due );
				}
				return $after;
			}
		}
		throw self::busy();
	}

	/** Writes what came of a request; repeated where others write too, as later states stay. */
	private function note( Order $order, Observed_Order $observed ): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			if ( null !== $this->orders->apply( $order, $observed ) ) {
				return;
			}
			$order = $this->orders->get( $order->id );
		}
		throw self::busy();
	}

	private static function busy(): Request_Error {
		return new Request_Error(
			'payment_in_progress',
			__( 'This payment is being processed. Please try again in a few seconds.', 'slipstream' ),
			409,
			3
		);
	}
}
