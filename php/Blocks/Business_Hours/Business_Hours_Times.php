<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Business_Hours;

use DateTimeZone;

/**
 * Reads opening and closing times, and writes them in the site's format or the one that a block asks for.
 *
 * @phpstan-type Span array{int, int}
 */
final class Business_Hours_Times {

	public const DAY = 86400;

	private const CLOCK_24 = '/^([01]?\d|2[0-4])[:.]([0-5]?\d)(?:[:.][0-5]\d)?$/D';

	private const CLOCK_24_BARE = '/^([01]\d|2[0-4])([0-5]\d)$/D';

	private const CLOCK_12 = '/^(0?[1-9]|1[0-2])(?:[:.]([0-5]?\d)(?:[:.][0-5]\d)?)?\s*([ap])\.?\s?m\.?$/D';

	private const NAMED = array(
		'noon'     => 12 * 3600,
		'midnight' => 0,
	);

	/** Formats by the block's attribute; anything else is the site's own. */
	private const FORMATS = array(
		'12' => 'g:i a',
		'24' => 'H:i',
	);

	/** @param mixed $clock The attribute: '12', '24', or the site's format. */
	public function __construct( private mixed $clock = '' ) {}

	/**
	 * The ranges of a day that have two times. Midnight to midnight is a whole day; a closing time that is not after
	 * the opening time is one of the next day.
	 *
	 * @param mixed $hours What the day holds.
	 * @return list<Span> Seconds since midnight; the second may be past the day.
	 */
	public function spans( mixed $hours ): array {
		$spans = array();
		foreach ( is_array( $hours ) ? $hours : array() as $range ) {
			$opening = self::seconds( is_array( $range ) ? $range['opening'] ?? null : null );
			$closing = self::seconds( is_array( $range ) ? $range['closing'] ?? null : null );
			if ( null !== $opening && null !== $closing ) {
				$spans[] = array(
					$opening % self::DAY,
					$closing % self::DAY + ( $closing % self::DAY > $opening % self::DAY ? 0 : self::DAY ),
				);
			}
		}
		return $spans;
	}

	/**
	 * The ranges of a day in words.
	 *
	 * @param mixed $hours What the day holds; ranges without two times are left out.
	 */
	public function describe( mixed $hours ): string {
		$spans = $this->spans( $hours );
		if ( in_array( array( 0, self::DAY ), $spans, true ) ) {
			return __( 'Open 24 hours', 'slipstream' );
		}
		$ranges = array_map(
			fn ( array $span ): string => $this->format( $span[0] ) . ' - ' . $this->format( $span[1] ),
			$spans
		);
		return $ranges ? implode( ', ', $ranges ) : __( 'Closed', 'slipstream' );
	}

	/** A time of day in words. */
	public function format( int $seconds ): string {
		$format = is_scalar( $this->clock )
			? self::FORMATS[ (string) $this->clock ] ?? get_option( 'time_format' )
			: get_option( 'time_format' );
		// WordPress fails on a backslash with nothing to escape.
		$format = is_string( $format ) ? rtrim( $format, '\\' ) : '';
		return (string) wp_date( $format ?: 'H:i', $seconds, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Seconds since midnight of a written time such as 09:00, 21.30 or 9 pm. The grammar is that of
	 * `blocks/business-hours/times.ts`; its
	 * `test/times.json` holds what both read and what they do not.
	 *
	 * @return int|null Null for what is no time of day.
	 */
	private static function seconds( mixed $text ): ?int {
		$text = is_string( $text ) ? strtolower( trim( $text ) ) : '';
		if ( 1 === preg_match( self::CLOCK_12, $text, $part ) ) {
			return ( (int) $part[1] % 12 + ( 'p' === $part[3] ? 12 : 0 ) ) * 3600 + (int) $part[2] * 60;
		}
		if (
			1 === preg_match( self::CLOCK_24, $text, $part )
			|| 1 === preg_match( self::CLOCK_24_BARE, $text, $part )
		) {
			return (int) $part[1] * 3600 + (int) $part[2] * 60;
		}
		return self::NAMED[ $text ] ?? null;
	}
}
