<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Business_Hours;

/**
 * Gives the browser what it needs to show whether it is open: a page may come from a cache, so the server cannot say.
 *
 * @phpstan-import-type Span from Business_Hours_Times
 * @phpstan-import-type Special from Business_Hours_Dates
 */
final class Business_Hours_Status {

	/** @var array<int, string> Labels of the times that occur, by minute of the day. */
	private array $labels = array();

	/** For times that are written as the block asks for. */
	public function __construct( private Business_Hours_Times $times ) {}

	/**
	 * HTML of the line: empty until the view script has filled it.
	 *
	 * @param array<string, array<mixed>> $week  Hours by day; days that are missing are closed.
	 * @param array<string, string>       $names Names of the days, by key, Sunday first.
	 * @param list<Special>               $dates
	 */
	public function html( array $week, array $names, array $dates ): string {
		$this->labels = array();
		$data         = array(
			'zone'  => wp_timezone_string(),
			'week'  => array_map(
				fn ( string $day ): array => $this->minutes( $week[ $day ] ?? array() ),
				array_keys( $names )
			),
			'dates' => array_map(
				fn ( array $date ): array => array( $date['from'], $date['to'], $this->minutes( $date['hours'] ) ),
				$dates
			),
			'days'  => array_values( $names ),
			'texts' => self::texts(),
		);
		// As an object even when it is empty or counts from nought.
		$data['times'] = (object) $this->labels;
		return '<p class="jetpack-business-hours__status" data-slipstream-hours="'
			. esc_attr( (string) wp_json_encode( $data ) )
			. '"></p>';
	}

	/**
	 * The ranges of a day in minutes, in order; collects their labels.
	 *
	 * @param array<mixed> $hours What the day holds.
	 * @return list<Span>
	 */
	private function minutes( array $hours ): array {
		$minutes = array();
		foreach ( $this->times->spans( $hours ) as $span ) {
			$range = array_map( static fn ( int $seconds ): int => intdiv( $seconds, 60 ), $span );
			foreach ( $span as $at => $seconds ) {
				$this->labels[ $range[ $at ] % 1440 ] = $this->times->format( $seconds );
			}
			$minutes[] = $range;
		}
		sort( $minutes );
		return $minutes;
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return array(
			'open'      => __( 'Open now', 'slipstream' ),
			'closed'    => __( 'Closed now', 'slipstream' ),
			/* translators: %s: number of minutes. */
			'closesIn'  => __( 'Open now · closes in %s min', 'slipstream' ),
			/* translators: %s: time of day. */
			'closesAt'  => __( 'Open now · closes at %s', 'slipstream' ),
			/* translators: 1: time of day, 2: name of a day. */
			'closesDay' => __( 'Open now · closes %2$s at %1$s', 'slipstream' ),
			/* translators: %s: number of minutes. */
			'opensIn'   => __( 'Closed now · opens in %s min', 'slipstream' ),
			/* translators: %s: time of day. */
			'opensAt'   => __( 'Closed now · opens at %s', 'slipstream' ),
			/* translators: 1: time of day, 2: name of a day. */
			'opensDay'  => __( 'Closed now · opens %2$s at %1$s', 'slipstream' ),
		);
	}
}
