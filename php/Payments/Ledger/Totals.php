<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;

/**
 * Sums of entries by currency. Modes are never added up, nor are currencies.
 */
final class Totals {

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * @return list<Total> By the code of the currency.
	 * @throws Request_Error If the database fails.
	 */
	public function of_mode( Mode $mode ): array {
		return $this->read( 'mode = %s', $mode->value );
	}

	/**
	 * @return list<Total> By the code of the currency.
	 * @throws Request_Error If the database fails.
	 */
	public function of_account( Gateway_Account $account ): array {
		return $this->read(
			'gateway = %s AND mode = %s AND account = %s',
			...array_values( Gateway_Id::columns( $account ) )
		);
	}

	/** @return list<Total> */
	private function read( string $where, string ...$values ): array {
		$rows = $this->database->rows(
			"SELECT currency, kind, SUM(amount) AS amount FROM %i WHERE $where GROUP BY currency, kind ORDER BY currency",
			$this->database->table( Entries::TABLE ),
			...array_values( $values )
		);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (string) $row->currency ][ (string) $row->kind ] = (int) $row->amount;
		}
		return array_map(
			static fn ( string $currency ): Total => new Total( $currency, $sums[ $currency ] ),
			array_keys( $sums )
		);
	}
}
