<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscriptions;

/**
 * Counts disputes that are open.
 */
final class Dispute_Counts {

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * Orders with a disputed payment, without those whose subscription is counted for it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function orders( Mode $mode ): int {
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE dispute = 'open' AND mode = %s
			AND id NOT IN ( SELECT order_id FROM %i WHERE dispute = 'open' )",
			$this->database->table( Orders::TABLE ),
			$mode->value,
			$this->database->table( Subscriptions::TABLE )
		);
	}

	/**
	 * Subscriptions with a disputed payment, be it the first or a renewal.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function subscriptions( Mode $mode ): int {
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE dispute = 'open' AND mode = %s",
			$this->database->table( Subscriptions::TABLE ),
			$mode->value
		);
	}
}
