<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The last days, weeks, or months, including the current one.
 */
final class Periods {

	public const DAY   = 'day';
	public const WEEK  = 'week';
	public const MONTH = 'month';

	/** The number of periods for each range. */
	public const COUNTS = array(
		self::DAY   => 30,
		self::WEEK  => 14,
		self::MONTH => 12,
	);

	/**
	 * @param string $range      One of the names above.
	 * @param string $today      The day, such as 2026-11-23.
	 * @param int    $week_start The first day of the week, as PHP counts: 0 for Sunday.
	 */
	public function __construct(
		public readonly string $range,
		public readonly string $today,
		private int $week_start
	) {}

	/** @return list<string> The first day of each period, oldest first. */
	public function starts(): array {
		$current = self::date( $this->start( $this->today ) );
		$starts  = array();
		for ( $back = self::COUNTS[ $this->range ] - 1; $back >= 0; $back-- ) {
			$starts[] = $current->modify( "-$back {$this->range}" )->format( 'Y-m-d' );
		}
		return $starts;
	}

	/** The first day of the oldest period. */
	public function first(): string {
		return $this->starts()[0];
	}

	/** The first day of the period that contains a day. */
	public function start( string $day ): string {
		$date = self::date( $day );
		return match ( $this->range ) {
			self::MONTH => $date->format( 'Y-m-01' ),
			self::WEEK => $date->modify(
				'-' . ( ( (int) $date->format( 'w' ) - $this->week_start + 7 ) % 7 ) . ' day'
			)->format( 'Y-m-d' ),
			default => $day,
		};
	}

	/**
	 * Adds up days into periods, including empty ones.
	 *
	 * @param array<string, int> $days By day.
	 * @return array<string, int> By first day, oldest first.
	 */
	public function sums( array $days ): array {
		$sums = array_fill_keys( $this->starts(), 0 );
		foreach ( $days as $day => $count ) {
			$start = $this->start( (string) $day );
			if ( isset( $sums[ $start ] ) ) {
				$sums[ $start ] += $count;
			}
		}
		return $sums;
	}

	/**
	 * A day. Days have no hours, so none is longer or shorter than another.
	 *
	 * @param string $day Such as 2026-11-23.
	 */
	public static function date( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) );
	}
}
