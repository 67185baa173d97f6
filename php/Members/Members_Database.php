<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Checked_Database;

/**
 * The tables of members, so that an unavailable database looks neither like "signed in" nor like "signed out".
 */
final class Members_Database extends Checked_Database {

	/**
	 * Stops code that cannot continue without the database.
	 *
	 * @throws Request_Error Always.
	 */
	public static function fail(): never {
		throw Request_Error::database_failed( 'members_unavailable', 5 );
	}
}
