<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Ledger_Access.php';
require_once __DIR__ . '/Books.php';
require_once __DIR__ . '/Books_Adapter.php';

/** Makes orders, and reads what the ledger has come to. */
abstract class Payments_Case extends Test_Case {

	use Ledger_Access;

	protected const TABLES = array( 'customers', 'orders', 'subscriptions', 'entries', 'events' );

	protected static function account( Mode $mode = Mode::Test, string $id = 'acct_1' ): Gateway_Account {
		return new Gateway_Account( Gateway::Stripe, $mode, $id );
	}

	/** An order that was sent to its gateway. */
	protected function sent( Books_Adapter $gateway, string $token = 'form', int $amount = 500, string $currency = 'EUR', Billing_Interval $interval = Billing_Interval::One_Time ): Order {
		$order = $this->order( $gateway->account(), $token, $amount, $currency, $interval );
		$this->services()->sync( $gateway )->start( $order );
		return $this->services()->orders()->get( $order->id );
	}

	/**
	 * The code of the error that something ends with; '' for none.
	 *
	 * @param Closure(): mixed $work
	 */
	protected static function error_of( Closure $work ): string {
		try {
			$work();
			return '';
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
	}

	/** Empties the tables. */
	protected function clear(): void {
		global $wpdb;
		foreach ( self::TABLES as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_$table" );
		}
	}
}
