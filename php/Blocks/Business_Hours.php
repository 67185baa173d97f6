<?php
/**
 * The opening hours on the page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use DateTimeZone;

/**
 * Draws the business-hours block and knows the week as this site counts it.
 *
 * @phpstan-type Week array<string, array<mixed>>
 */
final class Business_Hours {

	/**
	 * The keys of the days, as posts hold them, in the order of WordPress's numbers.
	 */
	private const DAYS = array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' );

	/**
	 * The hours of a block that says nothing else.
	 */
	private const OFFICE_HOURS = array(
		array(
			'opening' => '09:00',
			'closing' => '17:00',
		),
	);

	/**
	 * The names of the days in the site's language, and the day that the week starts with.
	 *
	 * @return array{days: array<string, string>, startOfWeek: int} Names by key, Sun to Sat.
	 */
	public function localized_week(): array {
		global $wp_locale;
		$names = array();
		foreach ( self::DAYS as $number => $day ) {
			$names[ $day ] = self::capitalize( (string) $wp_locale->get_weekday( $number ) );
		}
		return array(
			'days'        => $names,
			'startOfWeek' => self::start_of_week(),
		);
	}

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$week  = $this->localized_week();
		$hours = self::read_week( $attributes['days'] ?? null );
		$items = '';
		for ( $i = 0; $i < 7; $i++ ) {
			$day = self::DAYS[ ( $week['startOfWeek'] + $i ) % 7 ];
			if ( isset( $hours[ $day ] ) ) {
				$items .= sprintf(
					'<div class="jetpack-business-hours__item"><dt class="%1$s">%2$s</dt><dd class="%1$s">%3$s</dd></div>',
					$day,
					esc_html( $week['days'][ $day ] ),
					esc_html( self::describe( $hours[ $day ] ) )
				);
			}
		}
		$wrapper = get_block_wrapper_attributes( array( 'class' => 'jetpack-business-hours' ) );
		$content = "<dl $wrapper>$items</dl>";
		/**
		 * Filters the HTML of a business-hours block.
		 *
		 * @param string               $content    The HTML.
		 * @param array<string, mixed> $attributes The block's attributes.
		 */
		$filtered = apply_filters( 'jetpack_business_hours_content', $content, $attributes ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
		return is_string( $filtered ) ? $filtered : $content;
	}

	/**
	 * The days that an attribute tells about, or the default week if it tells about none.
	 *
	 * @param mixed $days The attribute.
	 * @return Week Ranges by day.
	 */
	private static function read_week( mixed $days ): array {
		$week = array();
		foreach ( is_array( $days ) ? $days : array() as $day ) {
			$name = is_array( $day ) ? $day['name'] ?? null : null;
			if ( in_array( $name, self::DAYS, true ) ) {
				$week[ $name ] = isset( $day['hours'] ) && is_array( $day['hours'] ) ? $day['hours'] : array();
			}
		}
		return $week ? $week : self::default_week();
	}

	/**
	 * Monday to Friday, nine to five.
	 *
	 * @return Week
	 */
	private static function default_week(): array {
		$week        = array_fill_keys( self::DAYS, self::OFFICE_HOURS );
		$week['Sun'] = array();
		$week['Sat'] = array();
		return $week;
	}

	/**
	 * The ranges of a day in words.
	 *
	 * @param array<mixed> $hours Ranges; those without two times are left out.
	 */
	private static function describe( array $hours ): string {
		$ranges = array();
		foreach ( $hours as $range ) {
			$opening = self::time_of( is_array( $range ) ? $range['opening'] ?? null : null );
			$closing = self::time_of( is_array( $range ) ? $range['closing'] ?? null : null );
			if ( null !== $opening && null !== $closing ) {
				$ranges[] = self::format( $opening ) . ' - ' . self::format( $closing );
			}
		}
		return $ranges ? implode( ', ', $ranges ) : __( 'Closed', 'slipstream' );
	}

	/**
	 * Seconds since midnight of a written time such as 09:00 or 9 pm.
	 *
	 * @param mixed $text The time as a post holds it.
	 * @return int|null Null for what is no time of day.
	 */
	private static function time_of( mixed $text ): ?int {
		if ( ! is_string( $text ) || strlen( $text ) > 32 ) {
			return null;
		}
		$time = date_parse( $text );
		if ( $time['error_count'] > 0 || ! is_int( $time['hour'] ) || false !== $time['year'] || isset( $time['relative'] ) ) {
			return null;
		}
		return $time['hour'] * 3600 + (int) $time['minute'] * 60 + (int) $time['second'];
	}

	/**
	 * A time of day as the site writes it.
	 *
	 * @param int $seconds Since midnight.
	 */
	private static function format( int $seconds ): string {
		$format = get_option( 'time_format' );
		// Core stumbles over a backslash with nothing to escape.
		$format = is_string( $format ) ? rtrim( $format, '\\' ) : '';
		return (string) wp_date( $format ?: 'H:i', $seconds, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The day that the week starts with, 0 for Sunday.
	 */
	private static function start_of_week(): int {
		$start = get_option( 'start_of_week', 0 );
		return is_numeric( $start ) ? ( (int) $start % 7 + 7 ) % 7 : 0;
	}

	/**
	 * A name as it stands at the start of a line.
	 *
	 * @param string $name The name.
	 */
	private static function capitalize( string $name ): string {
		return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( mb_substr( $name, 0, 1 ) ) . mb_substr( $name, 1 ) : ucfirst( $name );
	}
}
