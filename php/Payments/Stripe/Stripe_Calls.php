<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Runs requests to Stripe with one key, and says in the words of the ledger what became of one that failed. A key that
 * Stripe rejects is noted.
 */
final class Stripe_Calls {

	public function __construct( private Account_Store $accounts, private Mode $mode, private Gateway_Key $key ) {}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws Gateway_Error If Stripe does not do it, or nobody knows.
	 * @throws Request_Error If the database fails.
	 */
	public function run( Closure $work ): mixed {
		try {
			return $work();
		} catch ( Stripe_Error $error ) {
			if ( Stripe_Failure::Unauthorized === $error->failure ) {
				$this->accounts->refuse( Gateway::Stripe, $this->mode, $this->key );
			}
			throw Gateway_Error::of( self::failure( $error->failure ), $error );
		} catch ( Unexpected_Response $error ) {
			throw Gateway_Error::of( Gateway_Failure::Unknown, $error );
		}
	}

	private static function failure( Stripe_Failure $failure ): Gateway_Failure {
		return match ( $failure ) {
			Stripe_Failure::Card,
			Stripe_Failure::Invalid,
			Stripe_Failure::Not_Found,
			Stripe_Failure::Other_Mode      => Gateway_Failure::Refused,
			// The owner can mend the key; someone else's request may do it; later there may be room.
			Stripe_Failure::Unauthorized,
			Stripe_Failure::Missing_Right,
			Stripe_Failure::In_Progress,
			Stripe_Failure::Rate_Limited,
			Stripe_Failure::Unreachable     => Gateway_Failure::Not_Sent,
			// A request with the same key has done something, with other values.
			Stripe_Failure::Idempotency,
			Stripe_Failure::Unknown_Outcome => Gateway_Failure::Unknown,
		};
	}
}
