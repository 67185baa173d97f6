<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use DateTimeImmutable;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Gateway_Id;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Total;
use Slipstream\Support\Clock;

/**
 * Sums of an account's entries by month and currency. Months begin when they begin where the site is.
 */
final class Month_Totals {

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * The latest months, this one first.
	 *
	 * @return array<string, list<Total>> By month, such as 2026-11; each by the code of the currency, and empty where
	 *     nothing moved.
	 * @throws Request_Error If the database fails.
	 */
	public function latest( Gateway_Account $account, int $months ): array {
		$starts = $this->starts( $months );
		$cases  = '';
		$values = array();
		foreach ( $starts as $name => $start ) {
			$cases .= ' WHEN occurred >= %d THEN %s';
			array_push( $values, $start, $name );
		}
		$rows = $this->database->rows(
			"SELECT CASE$cases END AS month, currency, kind, SUM(amount) AS amount FROM %i
			WHERE gateway = %s AND mode = %s AND account = %s AND occurred >= %d
			GROUP BY month, currency, kind ORDER BY month, currency",
			...$values,
			...array( $this->database->table( Entries::TABLE ) ),
			...array_values( Gateway_Id::columns( $account ) ),
			...array( min( $starts ) )
		);
		$sums = array_fill_keys( array_keys( $starts ), array() );
		foreach ( $rows as $row ) {
			$sums[ (string) $row->month ][ (string) $row->currency ][ (string) $row->kind ] = (int) $row->amount;
		}
		return array_map(
			static fn ( array $currencies ): array => array_map(
				static fn ( string $currency ): Total => new Total( $currency, $currencies[ $currency ] ),
				array_keys( $currencies )
			),
			$sums
		);
	}

	/** @return non-empty-array<string, int> When each began, the latest first. */
	private function starts( int $months ): array {
		$month  = ( new DateTimeImmutable( "@{$this->clock->now()}" ) )
			->setTimezone( wp_timezone() )
			->modify( 'first day of this month 00:00:00' );
		$starts = array( $month->format( 'Y-m' ) => $month->getTimestamp() );
		for ( $number = 1; $number < $months; $number++ ) {
			$month                             = $month->modify( 'first day of previous month 00:00:00' );
			$starts[ $month->format( 'Y-m' ) ] = $month->getTimestamp();
		}
		return $starts;
	}
}
