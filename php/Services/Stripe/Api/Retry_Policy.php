<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use Closure;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;

/**
 * Says whether a request that failed is sent again, and waits before it is.
 */
final class Retry_Policy {

	private const FIRST_WAIT = 500;
	private const LAST_WAIT  = 2000;

	/** Failures that another try with the same idempotency key can mend. */
	private const PASSING = array(
		Stripe_Failure::Unreachable,
		Stripe_Failure::Unknown_Outcome,
		Stripe_Failure::In_Progress,
		Stripe_Failure::Rate_Limited,
	);

	/** @var Closure(int): void */
	private Closure $pause;

	/**
	 * @param int                      $retries Tries after the first.
	 * @param int                      $seconds No try begins later than this after the first.
	 * @param (Closure(int): void)|null $pause  Waits for so many milliseconds.
	 */
	public function __construct( private int $retries = 2, private int $seconds = 20, ?Closure $pause = null ) {
		$this->pause = $pause ?? static function ( int $milliseconds ): void {
			usleep( $milliseconds * 1000 );
		};
	}

	/**
	 * Waits, if another try makes sense.
	 *
	 * @param int $tries   How many there were.
	 * @param int $elapsed Milliseconds since the first began.
	 * @return bool Whether to try again.
	 */
	public function wait( Stripe_Error $error, Stripe_Request $request, int $tries, int $elapsed ): bool {
		$asked = $error->stripe_details->retry_after;
		$wait  = null === $asked ? self::backoff( $tries ) : max( $asked * 1000, self::FIRST_WAIT );
		if (
			$tries > $this->retries
			|| $elapsed + $wait > $this->seconds * 1000
			|| ! self::is_passing( $error )
			|| ( Stripe_Failure::Unknown_Outcome === $error->failure && ! $request->is_repeatable() )
		) {
			return false;
		}
		( $this->pause )( $wait );
		return true;
	}

	/** What Stripe says about it counts more than what we know. */
	private static function is_passing( Stripe_Error $error ): bool {
		return $error->stripe_details->should_retry ?? in_array( $error->failure, self::PASSING, true );
	}

	/** Milliseconds, longer after each try, and not the same for everybody who was refused at once. */
	private static function backoff( int $tries ): int {
		$most = (int) min( self::FIRST_WAIT * 2 ** ( $tries - 1 ), self::LAST_WAIT );
		return random_int( intdiv( $most, 2 ), $most );
	}
}
