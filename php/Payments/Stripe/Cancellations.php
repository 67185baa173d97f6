<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Ledger\Subscription_Status;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Objects\Subscription;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Ends subscriptions.
 */
final class Cancellations {

	public function __construct( private Stripe_Client $client ) {}

	/** @throws Stripe_Error If it was not ended, or nobody knows. */
	public function cancel( string $id, bool $at_period_end ): void {
		$path = Stripe_Client::path( 'subscriptions', $id );
		try {
			if ( $at_period_end ) {
				// It can be taken back and wished again, so each wish has a key of its own. Twice does no harm.
				$this->client->post( $path, array( 'cancel_at_period_end' => true ), bin2hex( random_bytes( 16 ) ) );
			} else {
				$this->client->delete( $path );
			}
		} catch ( Stripe_Error $error ) {
			if ( ! $this->is_done( $path, $at_period_end ) ) {
				throw $error;
			}
		}
	}

	/** Whether it has the end that was wished for: an answer was lost, or someone else was faster. */
	private function is_done( string $path, bool $at_period_end ): bool {
		$subscription = Subscription::of( $this->client->get( $path ) );
		return Subscription_Status::of( $subscription->status )->is_final()
			|| ( $at_period_end && $subscription->will_end() );
	}
}
