<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;

/**
 * Removes it, whatever process was killed before it could.
 */
final class Site_Cleanup {

	/**
	 * Seconds that a site that has left keeps its number: longer than a month of AI, so that leaving and coming back
	 * brings no new one.
	 */
	private const LEFT_KEPT = 62 * DAY_IN_SECONDS;

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * Forgets sites that left long ago. Not with each run: one of them may be coming back.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function delete_disconnected(): void {
		$this->database->change(
			'DELETE FROM %i WHERE status = %s AND last_seen < %d',
			$this->database->table( Hub_Tables::TABLE_SITES ),
			Site::LEFT,
			$this->clock->now() - self::LEFT_KEPT
		);
	}

	/**
	 * Removes what belongs to sites that are gone, and detaches their licenses.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function run(): void {
		$sites = $this->database->table( Hub_Tables::TABLE_SITES );
		foreach ( array( Hub_Tables::TABLE_LINKS, Hub_Tables::TABLE_REQUESTS ) as $table ) {
			$this->database->change(
				'DELETE FROM %i WHERE site_id NOT IN (SELECT id FROM %i WHERE status <> %s)',
				$this->database->table( $table ),
				$sites,
				Site::LEFT
			);
		}
		$this->database->change(
			'UPDATE %i SET site_id = 0 WHERE site_id > 0 AND site_id NOT IN (SELECT id FROM %i WHERE status <> %s)',
			$this->database->table( Hub_Tables::TABLE_LICENSES ),
			$sites,
			Site::LEFT
		);
		// One that was made a moment ago is perhaps about to be linked.
		$this->database->change(
			'DELETE FROM %i WHERE created < %d AND id NOT IN (SELECT account_id FROM %i) AND id NOT IN (SELECT account_id FROM %i) AND id NOT IN (SELECT account_id FROM %i)',
			$this->database->table( Hub_Tables::TABLE_ACCOUNTS ),
			$this->clock->now() - 3600,
			$this->database->table( Hub_Tables::TABLE_LINKS ),
			$this->database->table( Hub_Tables::TABLE_LICENSES ),
			$this->database->table( Hub_Tables::TABLE_REQUESTS )
		);
	}
}
