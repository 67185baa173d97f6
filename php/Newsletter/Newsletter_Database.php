<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Checked_Database;

/**
 * The tables of newsletters.
 */
final class Newsletter_Database extends Checked_Database {

	/**
	 * Stops code that cannot continue without the database.
	 *
	 * @throws Request_Error Always.
	 */
	public static function fail(): never {
		throw Request_Error::database_failed( 'newsletters_unavailable', 5 );
	}
}
