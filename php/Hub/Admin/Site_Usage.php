<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Admin;

use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use stdClass;

/**
 * A month's sums. Reads the counters hub:{site} and hub:{site}:{user}, and for days the log, which has a row for each
 * request in the last months. Costs are millionths of the currency of the AI prices.
 *
 * @phpstan-type Sum array{requests: int, tokens: int, cost: int}
 */
final class Site_Usage {

	public function __construct( private Hub_Database $database ) {}

	/**
	 * Sums for all sites with usage, including running requests.
	 *
	 * @param string $period Such as 2026-11.
	 * @return array<int, Sum> By site.
	 * @throws Request_Error If the database fails.
	 */
	public function by_site( string $period ): array {
		$sums = array();
		foreach ( $this->counters( $period, 'hub:%', 'hub:%:%' ) as $row ) {
			$sums[ (int) substr( (string) $row->subject, 4 ) ] = self::sum( $row );
		}
		return $sums;
	}

	/**
	 * @param string $period Such as 2026-11.
	 * @return array<string, int> By site and user, as site:user.
	 * @throws Request_Error If the database fails.
	 */
	public function by_user( string $period ): array {
		$requests = array();
		foreach ( $this->counters( $period, 'hub:%:%', '' ) as $row ) {
			$requests[ substr( (string) $row->subject, 4 ) ] = (int) $row->requests;
		}
		return $requests;
	}

	/**
	 * Sums by day, as far back as the log goes.
	 *
	 * @param string $period Such as 2026-11.
	 * @return list<array{day: string, requests: int, tokens: int, cost: int}>
	 * @throws Request_Error If the database fails.
	 */
	public function by_day( string $period ): array {
		$rows = $this->database->rows(
			'SELECT day, COUNT(*) AS requests, SUM(tokens_in + tokens_out) AS tokens, SUM(cost) AS cost FROM %i WHERE site > 0 AND day BETWEEN %s AND %s GROUP BY day ORDER BY day',
			$this->database->table( Usage_Log::TABLE ),
			"$period-01",
			"$period-31"
		);
		return array_map(
			static fn ( $row ): array => array( 'day' => (string) $row->day ) + self::sum( $row ),
			$rows
		);
	}

	/**
	 * @param string $period Such as 2026-11.
	 * @return list<stdClass>
	 */
	private function counters( string $period, string $like, string $unlike ): array {
		return $this->database->rows(
			'SELECT subject, requests, tokens, cost FROM %i WHERE period = %s AND subject LIKE %s AND subject NOT LIKE %s',
			$this->database->table( Ledger::TABLE_COUNTERS ),
			$period,
			$like,
			$unlike
		);
	}

	/** @return Sum */
	private static function sum( stdClass $row ): array {
		return array(
			'requests' => (int) $row->requests,
			'tokens'   => (int) $row->tokens,
			'cost'     => (int) $row->cost,
		);
	}
}
