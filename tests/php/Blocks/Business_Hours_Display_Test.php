<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

require_once __DIR__ . '/Business_Hours_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Business_Hours_Display_Test extends Business_Hours_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->set( 'date_format', 'j F Y' );
	}

	/** A date some days away, by the site's clocks. */
	private static function in_days( int $days, string $format = 'Y-m-d' ): string {
		return (string) wp_date( $format, time() + $days * DAY_IN_SECONDS );
	}

	/** @return array<string, string> One range. */
	private static function range( string $opening, string $closing ): array {
		return compact( 'opening', 'closing' );
	}

	/** @return list<string> The special dates of a page: what stands at the left and at the right. */
	private function specials( mixed $exceptions ): array {
		$html = $this->render( array( 'exceptions' => $exceptions ) );
		preg_match_all( '#item is-special"><dt>(.*?)</dt><dd>(.*?)</dd>#', $html, $found, PREG_SET_ORDER );
		return array_map(
			static fn ( array $match ): string => html_entity_decode( wp_strip_all_tags( "$match[1]: $match[2]" ) ),
			$found
		);
	}

	/** @dataProvider whole_days */
	public function test_a_day_may_never_end( string $opening, string $closing, string $expected ): void {
		self::assertSame( $expected, $this->words( array( self::range( $opening, $closing ) ) ) );
	}

	/** @return iterable<array{string, string, string}> Ranges and how they read. */
	public static function whole_days(): iterable {
		yield array( '00:00', '00:00', 'Open 24 hours' );
		yield array( '00:00', '24:00', 'Open 24 hours' );
		yield array( '09:00', '09:00', '09:00 - 09:00' );
		yield array( '00:00', '23:59', '00:00 - 23:59' );
	}

	public function test_dates_are_shown_in_order_until_they_are_over(): void {
		$dates = array(
			array(
				'from'  => self::in_days( 20 ),
				'to'    => self::in_days( 22 ),
				'hours' => array( self::range( '10:00', '12:00' ) ),
				'note'  => ' Fair & "more" ',
			),
			array(
				'from' => self::in_days( -9 ),
				'to'   => self::in_days( -1 ),
			),
			array(
				'from' => self::in_days( -1 ),
				'to'   => '',
			),
			array(
				'from'  => self::in_days( -3 ),
				'to'    => self::in_days( 0 ),
				'hours' => array(),
			),
		);
		self::assertSame(
			array(
				self::in_days( -3, 'j F Y' ) . ' – ' . self::in_days( 0, 'j F Y' ) . ': Closed',
				self::in_days( 20, 'j F Y' ) . ' – ' . self::in_days( 22, 'j F Y' ) . ': 10:00 - 12:00 Fair & "more"',
			),
			$this->specials( $dates )
		);
		self::assertSame(
			array( '29 February 2096: Closed' ),
			$this->specials( array( array( 'from' => '2096-02-29' ) ) )
		);
	}

	/** @dataProvider no_dates */
	public function test_what_is_no_date_is_left_out( mixed $exceptions ): void {
		self::assertSame( array(), $this->specials( $exceptions ) );
	}

	/** @return iterable<array{mixed}> What no editor writes. */
	public static function no_dates(): iterable {
		foreach ( array( null, 'x', 7, array( 'x' ), array( array() ) ) as $junk ) {
			yield array( $junk );
		}
		foreach ( array(
			'2096-02-30',
			'2096-1-1',
			"2096-01-01\n",
			'tomorrow',
			'',
			2096,
			array( '2096-01-01' ),
			'2096-01-01<script>',
		) as $from ) {
			yield array( array( array( 'from' => $from ) ) );
		}
		yield array(
			array(
				array(
					'from' => '2096-01-02',
					'to'   => '2096-01-01',
				),
			),
		);
		yield array(
			array(
				array(
					'from' => '2096-01-02',
					'to'   => array(),
				),
			),
		);
	}

	public function test_a_block_may_ask_for_another_clock(): void {
		$this->set( 'time_format', 'G.i' );
		self::assertStringContainsString( '>9.00 - 17.00<', $this->render( array( 'timeFormat' => 'x' ) ) );
		self::assertStringContainsString( '>9:00 am - 5:00 pm<', $this->render( array( 'timeFormat' => '12' ) ) );
		self::assertStringContainsString( '>09:00 - 17:00<', $this->render( array( 'timeFormat' => '24' ) ) );
	}

	public function test_neighbours_with_the_same_hours_may_share_a_row(): void {
		$this->set( 'start_of_week', 1 );
		$html = $this->render( array( 'groupDays' => true ) );
		self::assertSame( array( 'Mon', 'Sat' ), $this->order( $html ) );
		self::assertStringContainsString(
			'<dt class="Mon">Monday – Friday</dt><dd class="Mon">09:00 - 17:00</dd>',
			$html
		);
		self::assertStringContainsString( '<dt class="Sat">Saturday – Sunday</dt><dd class="Sat">Closed</dd>', $html );
		$day  = static fn ( string $name ): array => array(
			'name'  => $name,
			'hours' => array(),
		);
		$html = $this->render(
			array(
				'groupDays' => true,
				'days'      => array( $day( 'Mon' ), $day( 'Wed' ), $day( 'Thu' ) ),
			)
		);
		self::assertSame(
			array( 'Mon', 'Wed' ),
			$this->order( $html ),
			'A day that is not told about stands between.'
		);
	}

	/**
	 * What the browser gets.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return array<string, mixed>
	 */
	private function status( array $attributes = array() ): array {
		$html = $this->render( array( 'showStatus' => true ) + $attributes );
		self::assertStringStartsWith(
			'<div class="wp-block-jetpack-business-hours"><p class="jetpack-business-hours__status" data-',
			$html
		);
		$processor = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $processor->next_tag( 'p' ) );
		$data = json_decode( (string) $processor->get_attribute( 'data-slipstream-hours' ), true );
		self::assertIsArray( $data );
		return $data;
	}

	public function test_the_browser_gets_hours_zone_and_words(): void {
		$this->set( 'start_of_week', 1 );
		$data = $this->status(
			array(
				'days'       => array(
					array(
						'name'  => 'Fri',
						'hours' => array(
							self::range( '22:00', '02:00' ),
							self::range( '', '' ),
							self::range( '09:30', '17:00' ),
						),
					),
					array(
						'name'  => 'Sun',
						'hours' => array( self::range( '00:00', '00:00' ) ),
					),
				),
				'exceptions' => array( array( 'from' => '2096-01-01' ) ),
			)
		);
		self::assertSame( 'Pacific/Auckland', $data['zone'] );
		self::assertSame(
			array(
				array( array( 0, 1440 ) ),
				array(),
				array(),
				array(),
				array(),
				array( array( 570, 1020 ), array( 1320, 1560 ) ),
				array(),
			),
			$data['week']
		);
		self::assertSame( array( array( '2096-01-01', '2096-01-01', array() ) ), $data['dates'] );
		self::assertSame( 'Sunday', $data['days'][0] );
		self::assertSame( '02:00', $data['times'][120] );
		self::assertSame( '00:00', $data['times'][0] );
		self::assertStringContainsString( '%s', $data['texts']['closesIn'] );
	}

	public function test_a_fixed_offset_is_told_as_one(): void {
		$this->set( 'timezone_string', '' );
		$this->set( 'gmt_offset', 5.5 );
		self::assertSame( '+05:30', $this->status()['zone'] );
	}

	public function test_nothing_hostile_leaves_its_place(): void {
		foreach ( array(
			'<script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			"' onmouseover='alert(1)",
		) as $text ) {
			$html = $this->render(
				array(
					'showStatus' => true,
					'groupDays'  => $text,
					'timeFormat' => $text,
					'exceptions' => array(
						array(
							'from'  => '2096-01-01',
							'to'    => $text,
							'note'  => $text,
							'hours' => array( self::range( $text, $text ) ),
						),
						array(
							'from'  => '2096-01-01',
							'note'  => $text,
							'hours' => $text,
						),
					),
				)
			);
			preg_match_all( '/<([a-z]+)/i', (string) preg_replace( '/"[^"]*"/', '', $html ), $tags );
			self::assertSame(
				array( 'div', 'p', 'dl', 'dt', 'dd', 'span' ),
				array_values( array_unique( $tags[1] ) ),
				$html
			);
			self::assertDoesNotMatchRegularExpression(
				'/<[^>]* on\w+\s*=/i',
				(string) preg_replace( '/"[^"]*"/', '', $html )
			);
		}
	}
}
