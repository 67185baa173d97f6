<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Gateway_Sync;
use Slipstream\Payments\Ledger\Customers;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Stripe\Stripe_Lookup;

/**
 * Looks at what an event of Stripe's, or the nightly run, names by its ID. What is not of this site is left alone.
 */
final class Stripe_Events {

	public function __construct(
		private Gateway_Sync $sync,
		private Stripe_Lookup $lookup,
		private Orders $orders,
		private Entries $entries,
		private Customers $customers
	) {}

	/**
	 * @return bool Whether it is of this site.
	 * @throws Request_Error If Stripe or the database fails. It can be looked at again.
	 */
	public function look_at( Gateway_Account $account, string $object_id ): bool {
		return match ( strtok( $object_id, '_' ) ) {
			'cs'    => $this->look_at_session( $object_id ),
			'sub'   => $this->look_at_subscription( $object_id ),
			'pi'    => $this->look_at_payment( $account, $object_id ),
			'cus'   => $this->forget( $account, $object_id ),
			default => false,
		};
	}

	/** The order that it came of may have been paid later than anybody thought. */
	private function look_at_subscription( string $subscription_id ): bool {
		$order = $this->orders->find_by_uuid( $this->lookup->order_of_subscription( $subscription_id ) );
		if ( null === $order ) {
			return false;
		}
		if ( 0 === $order->paid ) {
			$this->sync->order( $order );
		}
		return null !== $this->sync->subscription( $subscription_id );
	}

	private function look_at_session( string $session_id ): bool {
		return $this->look_at_order( $this->orders->find_by_uuid( $this->lookup->order_of_session( $session_id ) ) );
	}

	private function look_at_payment( Gateway_Account $account, string $payment_id ): bool {
		$order           = $this->orders->find_by_payment( $account, $payment_id )
			?? $this->orders->find_by_uuid( $this->lookup->order_of_payment( $payment_id ) );
		$is_ours         = $this->look_at_order( $order );
		$entries         = $this->entries->of_payment( $account, $payment_id );
		$subscription_id = $entries[0]->subscription_id ?? '';
		if ( '' === $subscription_id && null === $order ) {
			$subscription_id = $this->lookup->subscription_of_payment( $payment_id );
		}
		return '' === $subscription_id ? $is_ours : $this->look_at_subscription( $subscription_id );
	}

	private function look_at_order( ?Order $order ): bool {
		if ( null !== $order ) {
			$this->sync->order( $order );
		}
		return null !== $order;
	}

	private function forget( Gateway_Account $account, string $customer_id ): bool {
		$this->customers->forget( $account, $customer_id );
		return true;
	}
}
