<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Checked_Database;

/**
 * The tables of payments, so that an unavailable database never looks like "no such order" or "done".
 */
final class Ledger_Database extends Checked_Database {

	/**
	 * Stops code that cannot continue without the database.
	 *
	 * @throws Request_Error Always.
	 */
	public static function fail(): never {
		throw Request_Error::database_failed( 'payments_unavailable', 5 );
	}
}
