<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;

/**
 * The only way to a gateway: nothing is asked of an account that it does not belong to, nothing of live mode on a copy
 * of the site, and no new payment while the owner takes none.
 */
final class Guarded_Adapter implements Gateway_Adapter, Payer_Pages {

	public function __construct(
		private Gateway_Adapter $gateway,
		private Site_Copy $copy,
		private New_Payments $new_payments
	) {}

	public function account(): Gateway_Account {
		return $this->gateway->account();
	}

	/** @throws Request_Error If it may not be asked. */
	public function start( Order $order ): Checkout {
		$this->new_payments->ensure_allowed();
		$this->ensure_of( $order->account );
		return $this->gateway->start( $order );
	}

	/** @throws Request_Error If it may not be asked. */
	public function observe( Order $order ): Observed_Order {
		$this->ensure_of( $order->account );
		return $this->gateway->observe( $order );
	}

	/** @throws Request_Error If it may not be asked. */
	public function observe_subscription( string $subscription_id ): Observed_Subscription {
		$this->ensure_of( $this->account() );
		return $this->gateway->observe_subscription( $subscription_id );
	}

	/** @throws Request_Error If it may not be asked. */
	public function refund( Order $order, Money $amount, string $request ): void {
		$this->ensure_of( $order->account );
		$this->gateway->refund( $order, $amount, $request );
	}

	/** @throws Request_Error If it may not be asked. */
	public function cancel( Subscription $subscription, bool $at_period_end ): void {
		$this->ensure_of( $subscription->account );
		$this->gateway->cancel( $subscription, $at_period_end );
	}

	/** @throws Request_Error If it may not be asked. */
	public function receipt_page( Gateway_Account $account, string $payment_id ): ?string {
		return $this->pages( $account )->receipt_page( $account, $payment_id );
	}

	/** @throws Request_Error If it may not be asked. */
	public function due_page( Subscription $subscription ): ?string {
		return $this->pages( $subscription->account )->due_page( $subscription );
	}

	/** @throws Request_Error If it may not be asked. */
	public function card_page( Subscription $subscription, string $return_url ): string {
		return $this->pages( $subscription->account )->card_page( $subscription, $return_url );
	}

	private function pages( Gateway_Account $account ): Payer_Pages {
		$this->ensure_of( $account );
		return $this->gateway instanceof Payer_Pages ? $this->gateway : throw new Request_Error(
			'payment_no_page',
			__( 'This payment service has no such page.', 'slipstream' ),
			409
		);
	}

	/** @throws Request_Error If the account is another one, or may not be asked where the site is. */
	public function ensure_of( Gateway_Account $account ): void {
		if ( ! $account->equals( $this->account() ) ) {
			throw new Request_Error(
				'payment_other_account',
				__( 'This payment belongs to another account or mode than the key that is set up.', 'slipstream' ),
				409
			);
		}
		$this->copy->ensure_home( $account );
	}
}
