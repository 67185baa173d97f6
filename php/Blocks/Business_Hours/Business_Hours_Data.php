<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Business_Hours;

use Slipstream\Structured_Data\Business;

/**
 * Writes hours in the vocabulary of schema.org.
 *
 * @phpstan-import-type Span from Business_Hours_Times
 * @phpstan-import-type Special from Business_Hours_Dates
 */
final class Business_Hours_Data {

	private const DAYS = array(
		'Sun' => 'Sunday',
		'Mon' => 'Monday',
		'Tue' => 'Tuesday',
		'Wed' => 'Wednesday',
		'Thu' => 'Thursday',
		'Fri' => 'Friday',
		'Sat' => 'Saturday',
	);

	/** For times that are written as the block asks for. */
	public function __construct( private Business_Hours_Times $times ) {}

	/**
	 * The node of a week and its special dates; the same hours have the same id.
	 *
	 * @param array<string, array<mixed>> $week  Hours by day.
	 * @param list<Special>               $dates
	 * @return array<string, mixed>
	 */
	public function node( array $week, array $dates ): array {
		$list = array();
		foreach ( $week as $day => $hours ) {
			foreach ( $this->times->spans( $hours ) as $span ) {
				$list[] = self::specification( $span, array( 'dayOfWeek' => self::DAYS[ $day ] ) );
			}
		}
		foreach ( $dates as $date ) {
			$when  = array(
				'validFrom'    => $date['from'],
				'validThrough' => $date['to'],
			);
			$spans = $this->times->spans( $date['hours'] );
			// Closed is told by a day that ends when it begins.
			foreach ( $spans ? $spans : array( array( 0, 0 ) ) as $span ) {
				$list[] = self::specification( $span, $when );
			}
		}
		return array(
			'@type'                     => Business::HOURS,
			'@id'                       => '#hours-' . md5( (string) wp_json_encode( $list ) ),
			'openingHoursSpecification' => $list,
		);
	}

	/**
	 * @param Span                  $span Seconds since midnight.
	 * @param array<string, string> $when The day or the dates.
	 * @return array<string, string>
	 */
	private static function specification( array $span, array $when ): array {
		$is_whole_day = array( 0, Business_Hours_Times::DAY ) === $span;
		return array( '@type' => 'OpeningHoursSpecification' ) + $when + array(
			'opens'  => gmdate( 'H:i', $span[0] ),
			// Round the clock ends a minute early, as midnight would read as closed.
			'closes' => $is_whole_day ? '23:59' : gmdate( 'H:i', $span[1] ),
		);
	}
}
