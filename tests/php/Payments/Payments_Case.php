<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Total;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Services;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Books.php';
require_once __DIR__ . '/Books_Adapter.php';

/** Makes orders, and reads what the ledger has come to. */
abstract class Payments_Case extends Test_Case {

	protected const TABLES = array( 'customers', 'orders', 'subscriptions', 'entries', 'events' );

	protected function services(): Payments_Services {
		return Plugin::module( Payments_Module::class )->services();
	}

	protected static function account( Mode $mode = Mode::Test, string $id = 'acct_1' ): Gateway_Account {
		return new Gateway_Account( Gateway::Stripe, $mode, $id );
	}

	/** An order before it is stored. */
	protected function new_order(
		Gateway_Account $account,
		string $token = 'form',
		int $amount = 500,
		string $currency = 'EUR',
		Billing_Interval $interval = Billing_Interval::One_Time,
		Payer $payer = new Payer()
	): New_Order {
		$terms = new Order_Terms( new Money( $amount, $currency ), $interval, sentence: 'EUR 5 each month' );
		return new New_Order( $account, $terms, $payer, $token );
	}

	/** Stores an order, of what new_order() takes. */
	protected function order( mixed ...$values ): Order {
		return $this->services()->orders()->open( $this->new_order( ...$values ) );
	}

	/** An order that was sent to its gateway. */
	protected function sent( Books_Adapter $gateway, string $token = 'form', int $amount = 500, string $currency = 'EUR', Billing_Interval $interval = Billing_Interval::One_Time ): Order {
		$order = $this->order( $gateway->account(), $token, $amount, $currency, $interval );
		$this->services()->sync( $gateway )->start( $order );
		return $this->services()->orders()->get( $order->id );
	}

	/**
	 * @param list<Total> $totals
	 * @return array<string, array{int, int, int, int}> As Books::sums().
	 */
	protected static function sums( array $totals ): array {
		$sums = array();
		foreach ( $totals as $total ) {
			$sums[ $total->currency ] = array(
				$total->charged()->amount,
				$total->refunded()->amount,
				$total->fees()->amount,
				$total->disputed()->amount,
			);
			self::assertSame( array_sum( $sums[ $total->currency ] ), $total->net()->amount );
		}
		return $sums;
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

	/** How many rows a table has. */
	protected function rows_of( string $table, string $where = '1 = 1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_payment_$table WHERE $where" );
	}

	/** Empties the tables. */
	protected function clear(): void {
		global $wpdb;
		foreach ( self::TABLES as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_$table" );
		}
	}
}
