<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;

/**
 * Finds orders that were paid, for whoever compares them with the gateway: money may have gone back since.
 */
final class Paid_Orders {

	private const DAYS = 7;

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * Those that were paid lately, and of older ones those whose turn it is: each has one day of seven.
	 *
	 * @param int $after  The number of the last one that was seen.
	 * @param int $lately From when on each is given.
	 * @param int $oldest From when on those are given whose turn it is.
	 * @param int $day    The number of the day.
	 * @return list<Order> In the order of their numbers.
	 * @throws Request_Error If the database fails.
	 */
	public function after(
		Gateway_Account $account,
		int $after,
		int $lately,
		int $oldest,
		int $day,
		int $limit
	): array {
		return array_map(
			Order::of( ... ),
			$this->database->rows(
				'SELECT * FROM %i WHERE id > %d AND gateway = %s AND mode = %s AND account = %s
				AND ( paid >= %d OR ( paid >= %d AND MOD(id, %d) = %d ) ) ORDER BY id LIMIT %d',
				$this->database->table( Orders::TABLE ),
				$after,
				...array_values( Gateway_Id::columns( $account ) ),
				...array( max( 1, $lately ), max( 1, $oldest ), self::DAYS, $day % self::DAYS, $limit )
			)
		);
	}
}
