<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Objects\Refund;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Gives money back, once for each request, also days later: Stripe forgets idempotency keys after one.
 */
final class Refunds {

	private const REQUEST_METADATA = 'slipstream_request';

	public function __construct( private Stripe_Client $client ) {}

	/**
	 * @param int $amount In Stripe's unit.
	 * @throws Stripe_Error If it was not given back, or nobody knows.
	 */
	public function make( string $payment_id, int $amount, string $request ): void {
		$name = hash( 'sha256', "slipstream refund $payment_id $request" );
		foreach ( $this->client->each( '/v1/refunds', array( 'payment_intent' => $payment_id ) ) as $entry ) {
			if ( ( Refund::of( $entry )->metadata[ self::REQUEST_METADATA ] ?? '' ) === $name ) {
				return;
			}
		}
		Refund::of(
			$this->client->post(
				'/v1/refunds',
				array(
					'payment_intent' => $payment_id,
					'amount'         => $amount,
					'metadata'       => array( self::REQUEST_METADATA => $name ),
				),
				$name
			)
		);
	}
}
