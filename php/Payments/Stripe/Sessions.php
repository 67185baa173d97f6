<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Ledger\Order;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Objects\Checkout_Session;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Support\Clock;

/**
 * The pages where orders are paid: one for each order, also where an answer was lost.
 */
final class Sessions {

	/** Seconds that a page can be paid on. Stripe takes 30 minutes at least. */
	private const LIFETIME = 3600;

	/** Seconds in which the same request is sent for an order. */
	private const WINDOW = 1500;

	/** Seconds that the clocks of Stripe and of this server may differ by. */
	private const TOLERANCE = 600;

	public function __construct( private Stripe_Client $client, private Clock $clock ) {}

	/**
	 * The page of an order: the one that it has, or a new one.
	 *
	 * @throws Stripe_Error If there is none, or nobody knows.
	 */
	public function open( Order $order ): Checkout_Session {
		$window = intdiv( max( 0, $this->clock->now() - $order->created ), self::WINDOW );
		// A request that was sent a while ago would not be known by the same key.
		$found = '' !== $order->ids->checkout || $window > 0 ? $this->find( $order ) : null;
		return $found ?? $this->create( $order, $window );
	}

	/**
	 * The page of an order, if there is one.
	 *
	 * @throws Stripe_Error If Stripe does not say.
	 */
	public function find( Order $order ): ?Checkout_Session {
		if ( '' !== $order->ids->checkout ) {
			return Checkout_Session::of(
				$this->client->get( Stripe_Client::path( 'checkout', 'sessions', $order->ids->checkout ) )
			);
		}
		$sessions = $this->client->each(
			'/v1/checkout/sessions',
			array(
				'created' => array(
					'gte' => $order->created - self::TOLERANCE,
					'lte' => $order->updated + DAY_IN_SECONDS,
				),
			)
		);
		foreach ( $sessions as $entry ) {
			$session = Checkout_Session::of( $entry );
			if ( $session->reference === $order->uuid ) {
				return $session;
			}
		}
		return null;
	}

	/** The owner may have removed the customer meanwhile: that keeps nobody from paying. */
	private function create( Order $order, int $window ): Checkout_Session {
		try {
			return $this->create_as( $order->as_customer, $order, $window );
		} catch ( Stripe_Error $error ) {
			if ( '' === $order->as_customer || Stripe_Failure::Not_Found !== $error->failure ) {
				throw $error;
			}
			return $this->create_as( '', $order, $window );
		}
	}

	private function create_as( string $customer, Order $order, int $window ): Checkout_Session {
		$expires = $order->created + $window * self::WINDOW + self::LIFETIME;
		$name    = "slipstream checkout $order->uuid $window" . ( '' === $customer ? '' : ' as customer' );
		try {
			return Checkout_Session::of(
				$this->client->post(
					'/v1/checkout/sessions',
					Session_Parameters::of( $order, $expires, $customer ),
					hash( 'sha256', $name )
				)
			);
		} catch ( Stripe_Error $error ) {
			// Sent before, and something differs now: a name, or an address.
			$found = Stripe_Failure::Idempotency === $error->failure ? $this->find( $order ) : null;
			return $found ?? throw $error;
		}
	}
}
