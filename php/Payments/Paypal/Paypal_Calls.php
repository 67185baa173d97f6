<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Closure;
use InvalidArgumentException;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Runs requests to PayPal with one app, and says in the words of the ledger what became of one that failed. An app that
 * PayPal rejects is noted.
 */
final class Paypal_Calls {

	public function __construct( private Account_Store $accounts, private Mode $mode, private Gateway_Key $key ) {}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws Gateway_Error If PayPal does not do it, or nobody knows.
	 * @throws Request_Error If the database fails.
	 */
	public function run( Closure $work ): mixed {
		try {
			return $work();
		} catch ( Paypal_Error $error ) {
			if ( Paypal_Failure::Unauthorized === $error->failure ) {
				$this->accounts->refuse( Gateway::Paypal, $this->mode, $this->key );
			}
			throw Gateway_Error::of( self::failure( $error->failure ), $error );
		} catch ( Unexpected_Response $error ) {
			throw Gateway_Error::of( Gateway_Failure::Unknown, $error );
		} catch ( InvalidArgumentException ) {
			throw self::refusal( __( 'PayPal does not take this amount.', 'slipstream' ) );
		}
	}

	/** PayPal cannot do it, or must not be asked for it. */
	public static function refusal( string $message ): Gateway_Error {
		return new Gateway_Error( Gateway_Failure::Refused, 'paypal_refused', $message, 409 );
	}

	private static function failure( Paypal_Failure $failure ): Gateway_Failure {
		return match ( $failure ) {
			Paypal_Failure::Not_Found, Paypal_Failure::Refused => Gateway_Failure::Refused,
			// The owner can mend the app; someone else's request may do it; later there may be room.
			Paypal_Failure::Unauthorized,
			Paypal_Failure::Forbidden,
			Paypal_Failure::In_Progress,
			Paypal_Failure::Rate_Limited,
			Paypal_Failure::Unreachable => Gateway_Failure::Not_Sent,
			Paypal_Failure::Unknown_Outcome => Gateway_Failure::Unknown,
		};
	}
}
