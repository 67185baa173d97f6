<?php
/**
 * How many AI requests the site may make.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use wpdb;

/**
 * Counts requests by month. Counters change in single SQL statements, so they are exact however many requests come at once.
 */
final class Quota {

	public const LIMIT = 'slipstream_ai_request_limit';

	/**
	 * The month that is counted.
	 *
	 * @var Month
	 */
	private Month $month;

	/**
	 * Takes the database and the time.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, Clock $clock ) {
		$this->month = new Month( $clock );
	}

	/**
	 * Requests a month, 0 for no limit.
	 */
	public function limit(): int {
		return max( 0, (int) get_option( self::LIMIT, 0 ) );
	}

	/**
	 * Takes a request from the month's allowance.
	 *
	 * @param int $cost How many requests it counts as.
	 * @return string|null The period that was charged, to give it back to; null where nothing was left.
	 */
	public function consume( int $cost = 1 ): ?string {
		$period = $this->period();
		$table  = $this->table();
		$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (period, requests) VALUES (%s, 0)', $table, $period ) );
		$limit = $this->limit();
		$query = $this->database->prepare( 'UPDATE %i SET requests = requests + %d WHERE period = %s', $table, $cost, $period )
			. ( $limit > 0 ? $this->database->prepare( ' AND requests + %d <= %d', $cost, $limit ) : '' );
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Both halves were prepared above.
		return 1 === $this->database->query( $query ) ? $period : null;
	}

	/**
	 * Gives back a request that was not answered.
	 *
	 * @param string $period From consume().
	 * @param int    $cost   As given to consume().
	 */
	public function give_back( string $period, int $cost = 1 ): void {
		$this->database->query(
			$this->database->prepare( 'UPDATE %i SET requests = requests - %d WHERE period = %s AND requests >= %d', $this->table(), $cost, $period, $cost )
		);
	}

	/**
	 * Requests of this month.
	 */
	public function used(): int {
		return (int) $this->database->get_var(
			$this->database->prepare( 'SELECT requests FROM %i WHERE period = %s', $this->table(), $this->period() )
		);
	}

	/**
	 * Requests of all time.
	 */
	public function used_ever(): int {
		return (int) $this->database->get_var( $this->database->prepare( 'SELECT SUM(requests) FROM %i', $this->table() ) );
	}

	/**
	 * When this month began and when the next begins, in the site's time.
	 *
	 * @return array{current-start: string, next-start: string}
	 */
	public function bounds(): array {
		return $this->month->bounds();
	}

	/**
	 * The current month.
	 */
	private function period(): string {
		return $this->month->name();
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->prefix . 'slipstream_usage';
	}
}
