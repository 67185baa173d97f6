<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Finds a subscription, asks a gateway about it, or to end it, and stores what it says.
 */
final class Subscription_Changes {

	public function __construct( private Payments_Services $services ) {}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Subscription {
		return $this->services->lists()->subscriptions()->find( $id );
	}

	/**
	 * Asks how it stands.
	 *
	 * @return Subscription As it is now.
	 * @throws Request_Error If the gateway or the database does not say.
	 */
	public function look_at( Subscription $subscription ): Subscription {
		$gateway = $this->services->gateway( $subscription->account );
		// Another account may have one of the same ID.
		$this->services->guard( $gateway )->ensure_of( $subscription->account );
		$after = $this->services->sync( $gateway )->subscription( $subscription->subscription_id );
		return $after ?? throw Entries::mismatch();
	}

	/**
	 * Ends it.
	 *
	 * @return Subscription As it is now: the gateway has said so, and it is stored.
	 * @throws Request_Error If it was not ended, or nobody knows. It is safe to try again.
	 */
	public function cancel( Subscription $subscription, bool $at_period_end ): Subscription {
		$this->services->guard( $this->services->gateway( $subscription->account ) )->cancel(
			$subscription,
			$at_period_end
		);
		$now = $this->look_at( $subscription );
		if ( $at_period_end ? $now->is_canceled() : $now->status->is_final() ) {
			return $now;
		}
		throw new Request_Error(
			'payment_not_canceled',
			__( 'The payment service has not canceled this subscription. Please try again.', 'slipstream' ),
			502
		);
	}
}
