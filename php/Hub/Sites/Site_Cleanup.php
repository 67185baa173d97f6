<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;

/**
 * Removes leftovers, even from killed processes.
 */
final class Site_Cleanup {

	/**
	 * Seconds that a site keeps its number after it leaves: longer than a month, so that leaving and returning gets no
	 * new AI quota.
	 */
	private const LEFT_KEPT = 62 * DAY_IN_SECONDS;

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * Forgets sites that left long ago. Not part of run(), because one of them may be returning.
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
	 * Removes the data of removed sites, and detaches their licenses.
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
		// A very recent account may be about to be linked.
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
