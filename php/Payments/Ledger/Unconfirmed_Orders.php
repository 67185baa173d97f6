<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Finds orders whose payers have to be told that they are paid. Each is told of until somebody has seen to it, as the
 * process in which it became paid may have died. Orders of earlier versions are not among them.
 */
final class Unconfirmed_Orders {

	/** Seconds after which it is too late. */
	private const LATE = 30 * DAY_IN_SECONDS;

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * Some that are paid, the longest first.
	 *
	 * @param int|null $id Only this one.
	 * @return list<Order>
	 * @throws Request_Error If the database fails.
	 */
	public function due( ?int $id = null, int $limit = 100 ): array {
		return array_map(
			Order::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE unconfirmed = 1 AND paid > %d AND ( 0 = %d OR id = %d )
				AND state IN ( 'paid', 'partly_refunded' ) AND email <> '' AND erased = 0 ORDER BY paid LIMIT %d",
				$this->database->table( Orders::TABLE ),
				max( 0, $this->clock->now() - self::LATE ),
				(int) $id,
				(int) $id,
				$limit
			)
		);
	}

	/**
	 * Notes that the payer of an order is told, or is not to be.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function done( Order $order ): void {
		$this->database->update_where( Orders::TABLE, array( 'unconfirmed' => 0 ), 'id = %d', $order->id );
	}
}
