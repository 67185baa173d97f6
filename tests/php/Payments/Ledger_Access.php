<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Total;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Services;
use Slipstream\Plugin;

/** Stores orders, and reads what the ledger has come to. */
trait Ledger_Access {

	protected function services(): Payments_Services {
		return Plugin::module( Payments_Module::class )->services();
	}

	/** An order before it is stored. */
	protected function unstored_order(
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

	/** Stores an order, of what unstored_order() takes. */
	protected function order( mixed ...$values ): Order {
		return $this->services()->orders()->open( $this->unstored_order( ...$values ) );
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

	/** How many rows a table has. */
	protected function rows_of( string $table, string $where = '1 = 1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_payment_$table WHERE $where" );
	}
}
