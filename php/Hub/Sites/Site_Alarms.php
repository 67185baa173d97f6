<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;

/** Records what a site's and the hub's administrators need to check. */
final class Site_Alarms {

	/** Seconds after which the same copy raises the same alarm again. */
	private const AGAIN = DAY_IN_SECONDS;

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * Records that a copy of a site called.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function raise( int $id, string $url ): void {
		$url = '' === Home::normal( $url ) ? '' : $url;
		$now = $this->clock->now();
		$this->database->change(
			'UPDATE %i SET alarm_kind = %s, alarm_url = %s, alarm_at = %d, site_alarm = 1, hub_alarm = 1 WHERE id = %d AND (alarm_kind <> %s OR alarm_url <> %s OR alarm_at < %d)',
			$this->database->table( Hub_Tables::TABLE_SITES ),
			Site::COPY,
			$url,
			$now,
			$id,
			Site::COPY,
			$url,
			$now - self::AGAIN
		);
	}
}
