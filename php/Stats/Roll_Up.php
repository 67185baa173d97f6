<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use RuntimeException;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Month;
use wpdb;

/**
 * Reduces months that are more than thirteen months ago to one row per post, without days and referrers.
 */
final class Roll_Up {

	/** The daily event. */
	public const EVENT = 'slipstream_stats_roll_up';

	private const MONTHS = 13;

	public function __construct( private wpdb $database, private Month $month ) {}

	/** Schedules the daily run. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	/** Adds up old views month by month. If a month fails, tomorrow's run tries it again. */
	public function run(): void {
		try {
			$months = Rows::get(
				(string) $this->database->prepare(
					'SELECT DISTINCT SUBSTR(day, 1, 7) AS month FROM %i WHERE day < %s AND referrer <> %s',
					$this->table(),
					$this->oldest(),
					Views::WHOLE_MONTH
				)
			);
			foreach ( array_column( $months, 'month' ) as $month ) {
				$this->shrink( (string) $month );
			}
		} catch ( RuntimeException ) {
			return;
		}
	}

	/**
	 * Adds up a month in one transaction, so that nobody reads the sum together with its parts.
	 *
	 * @param string $month Such as 2026-11.
	 */
	private function shrink( string $month ): void {
		$first = "$month-01";
		$last  = Periods::date( $first )->format( 'Y-m-t' );
		$this->must( 'START TRANSACTION' );
		try {
			$rows = Rows::get(
				(string) $this->database->prepare(
					'SELECT post_id, SUM(views) AS views FROM %i WHERE day BETWEEN %s AND %s GROUP BY post_id',
					$this->table(),
					$first,
					$last
				)
			);
			$this->must(
				(string) $this->database->prepare(
					'DELETE FROM %i WHERE day BETWEEN %s AND %s',
					$this->table(),
					$first,
					$last
				)
			);
			foreach ( $rows as $row ) {
				$this->must(
					(string) $this->database->prepare(
						'INSERT INTO %i (day, post_id, referrer, views) VALUES (%s, %d, %s, %d)',
						$this->table(),
						$first,
						$row->post_id,
						Views::WHOLE_MONTH,
						$row->views
					)
				);
			}
			$this->must( 'COMMIT' );
		} catch ( RuntimeException $error ) {
			$this->database->query( 'ROLLBACK' );
			throw $error;
		}
	}

	private function must( string $sql ): void {
		if ( false === $this->database->query( $sql ) ) { // phpcs:ignore WordPress.DB -- Prepared by who asks.
			throw new RuntimeException( 'The database did not answer.' );
		}
	}

	private function oldest(): string {
		return Periods::date(
			substr( $this->month->today(), 0, 7 ) . '-01'
		)->modify( '-' . self::MONTHS . ' month' )->format( 'Y-m-d' );
	}

	private function table(): string {
		return $this->database->prefix . Views::TABLE;
	}
}
