<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Business_Hours;

use Slipstream\Blocks\View_Script;

/**
 * Draws the business-hours block and knows the week as this site counts it.
 *
 * @phpstan-type Week array<string, array<mixed>>
 * @phpstan-import-type Special from Business_Hours_Dates
 */
final class Business_Hours {

	/** The keys of the days, as posts hold them, in the order of WordPress's numbers. */
	private const DAYS = array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' );

	/** The hours of a block that says nothing else. */
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
	 * HTML of a block. Attributes can hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$names = $this->localized_week();
		$hours = self::read_week( $attributes['days'] ?? null );
		$times = new Business_Hours_Times( $attributes['timeFormat'] ?? '' );
		$dates = Business_Hours_Dates::upcoming( $attributes['exceptions'] ?? null );
		$group = true === ( $attributes['groupDays'] ?? null );
		$items = self::week_items( self::rows( $hours, $names['startOfWeek'], $times, $group ), $names['days'] )
			. self::date_items( $dates, $times );
		$shows = true === ( $attributes['showStatus'] ?? null );
		if ( $shows ) {
			View_Script::enqueue( 'business-hours' );
			$status  = ( new Business_Hours_Status( $times ) )->html( $hours, $names['days'], $dates );
			$content = '<div '
				. get_block_wrapper_attributes()
				. ">$status<dl class=\"jetpack-business-hours\">$items</dl></div>";
		} else {
			$wrapper = get_block_wrapper_attributes( array( 'class' => 'jetpack-business-hours' ) );
			$content = "<dl $wrapper>$items</dl>";
		}
		/**
		 * Fires when a block has structured data for search engines. To add more, fire it yourself while the page
		 * renders.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $node A node in schema.org's vocabulary, with '@type' and '@id'.
		 */
		do_action( 'slipstream_structured_data', ( new Business_Hours_Data( $times ) )->node( $hours, $dates ) );
		/**
		 * Filters the HTML of a Business Hours block.
		 *
		 * @since 0.1.0
		 *
		 * @param string               $content    The HTML.
		 * @param array<string, mixed> $attributes The block's attributes.
		 */
		$filtered = apply_filters( 'jetpack_business_hours_content', $content, $attributes ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
		return is_string( $filtered ) ? $filtered : $content;
	}

	/**
	 * The structured data of a block's hours.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return array<string, mixed> A node.
	 */
	public function node( array $attributes ): array {
		$times = new Business_Hours_Times();
		return ( new Business_Hours_Data( $times ) )->node(
			self::read_week( $attributes['days'] ?? null ),
			Business_Hours_Dates::upcoming( $attributes['exceptions'] ?? null )
		);
	}

	/**
	 * The rows of the week, in the order of the site's.
	 *
	 * @param Week $hours Ranges by day.
	 * @param int  $start The first day, 0 for Sunday.
	 * @return list<array{first: string, last: string, text: string}>
	 */
	private static function rows( array $hours, int $start, Business_Hours_Times $times, bool $groups ): array {
		$rows = array();
		$row  = null;
		for ( $i = 0; $i < 7; $i++ ) {
			$day  = self::DAYS[ ( $start + $i ) % 7 ];
			$text = isset( $hours[ $day ] ) ? $times->describe( $hours[ $day ] ) : null;
			if ( $groups && null !== $row && $row['text'] === $text ) {
				$row['last'] = $day;
				continue;
			}
			$rows[] = $row;
			$row    = null === $text ? null : array(
				'first' => $day,
				'last'  => $day,
				'text'  => $text,
			);
		}
		$rows[] = $row;
		return array_values( array_filter( $rows ) );
	}

	/**
	 * @param list<array{first: string, last: string, text: string}> $rows
	 * @param array<string, string>                                  $names Names of the days.
	 */
	private static function week_items( array $rows, array $names ): string {
		$items = '';
		foreach ( $rows as $row ) {
			$name = $names[ $row['first'] ];
			if ( $row['first'] !== $row['last'] ) {
				/* translators: 1: first day, 2: last day. */
				$name = sprintf( __( '%1$s – %2$s', 'slipstream' ), $name, $names[ $row['last'] ] );
			}
			$items .= sprintf(
				'<div class="jetpack-business-hours__item"><dt class="%1$s">%2$s</dt><dd class="%1$s">%3$s</dd></div>',
				$row['first'],
				esc_html( $name ),
				esc_html( $row['text'] )
			);
		}
		return $items;
	}

	/** @param list<Special> $dates */
	private static function date_items( array $dates, Business_Hours_Times $times ): string {
		$items = '';
		foreach ( $dates as $date ) {
			$items .= sprintf(
				'<div class="jetpack-business-hours__item is-special"><dt>%1$s</dt><dd>%2$s%3$s</dd></div>',
				esc_html( Business_Hours_Dates::describe( $date ) ),
				esc_html( $times->describe( $date['hours'] ) ),
				'' === $date['note'] ? '' : ' <span class="jetpack-business-hours__note">' . esc_html(
					$date['note']
				) . '</span>'
			);
		}
		return $items;
	}

	/**
	 * The days that an attribute tells about, or the default week if it tells about none.
	 *
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

	/** @return Week */
	private static function default_week(): array {
		$week        = array_fill_keys( self::DAYS, self::OFFICE_HOURS );
		$week['Sun'] = array();
		$week['Sat'] = array();
		return $week;
	}

	/** The day that the week starts with, 0 for Sunday. */
	private static function start_of_week(): int {
		$start = get_option( 'start_of_week', 0 );
		return is_numeric( $start ) ? ( (int) $start % 7 + 7 ) % 7 : 0;
	}

	/** A name as it stands at the start of a line. */
	private static function capitalize( string $name ): string {
		return function_exists( 'mb_strtoupper' )
			? mb_strtoupper( mb_substr( $name, 0, 1 ) ) . mb_substr( $name, 1 )
			: ucfirst( $name );
	}
}
