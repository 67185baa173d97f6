<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Business_Hours\Business_Hours_Times;

require_once __DIR__ . '/Business_Hours_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Business_Hours_Test extends Business_Hours_Case {

	public function test_a_block_without_days_has_the_default_week(): void {
		$item     = static fn ( string $day, string $name, string $hours ): string =>
			"<div class=\"jetpack-business-hours__item\"><dt class=\"$day\">$name</dt><dd class=\"$day\">$hours</dd></div>";
		$expected = '<dl class="jetpack-business-hours wp-block-jetpack-business-hours">'
			. $item( 'Sun', 'Sunday', 'Closed' )
			. $item( 'Mon', 'Monday', '09:00 - 17:00' )
			. $item( 'Tue', 'Tuesday', '09:00 - 17:00' )
			. $item( 'Wed', 'Wednesday', '09:00 - 17:00' )
			. $item( 'Thu', 'Thursday', '09:00 - 17:00' )
			. $item( 'Fri', 'Friday', '09:00 - 17:00' )
			. $item( 'Sat', 'Saturday', 'Closed' )
			. '</dl>';
		self::assertSame( $expected, $this->render() );
		self::assertSame( $expected, $this->render( array( 'days' => array() ) ) );
	}

	public function test_supports_and_class_names_stand_on_the_list(): void {
		$html = $this->render(
			array(
				'align'           => 'wide',
				'className'       => 'is-mine',
				'fontSize'        => 'large',
				'backgroundColor' => 'black',
				'style'           => array( 'spacing' => array( 'padding' => array( 'top' => '2em' ) ) ),
			)
		);
		foreach ( array(
			'jetpack-business-hours',
			'wp-block-jetpack-business-hours',
			'alignwide',
			'is-mine',
			'has-large-font-size',
			'has-black-background-color',
			'has-background',
		) as $name ) {
			self::assertMatchesRegularExpression( "/^<dl [^>]*class=\"([^\"]* )?{$name}[ \"]/", $html );
		}
		self::assertMatchesRegularExpression( '/^<dl [^>]*padding-top:\s*2em/', $html );
	}

	/** @dataProvider formats */
	public function test_times_are_written_in_the_sites_format( mixed $format, string $expected ): void {
		$this->set( 'time_format', $format );
		self::assertSame(
			$expected,
			$this->words(
				array(
					array(
						'opening' => '09:05',
						'closing' => '17:30',
					),
				)
			)
		);
	}

	/** @return iterable<array{mixed, string}> Formats and what they make of 09:05 to 17:30. */
	public static function formats(): iterable {
		yield array( 'H:i', '09:05 - 17:30' );
		yield array( 'g:i a', '9:05 am - 5:30 pm' );
		yield array( 'g:i A', '9:05 AM - 5:30 PM' );
		yield array( 'G \h i', '9 h 05 - 17 h 30' );
		yield array( '', '09:05 - 17:30' );
		yield array( 'H:i \<\b\>', '09:05 <b> - 17:30 <b>' );
		yield array( 'H:i\\', '09:05 - 17:30' );
		yield array( null, '09:05 - 17:30' );
		yield array( array(), '09:05 - 17:30' );
	}

	/** @dataProvider starts */
	public function test_the_week_starts_when_the_sites_does( mixed $start, string $first, string $last ): void {
		$this->set( 'start_of_week', $start );
		$order = $this->order( $this->render() );
		self::assertCount( 7, array_unique( $order ) );
		self::assertSame( array( $first, $last ), array( $order[0], $order[6] ) );
	}

	/** @return iterable<array{mixed, string, string}> Values of the option with the first and the last day. */
	public static function starts(): iterable {
		yield array( 0, 'Sun', 'Sat' );
		yield array( '1', 'Mon', 'Sun' );
		yield array( 6, 'Sat', 'Fri' );
		yield array( 8, 'Mon', 'Sun' );
		yield array( -1, 'Sat', 'Fri' );
		yield array( 'monday', 'Sun', 'Sat' );
	}

	/** @dataProvider hours */
	public function test_ranges_of_a_day( mixed $hours, string $expected ): void {
		self::assertSame( $expected, $this->words( $hours ) );
	}

	/** @return iterable<string, array{mixed, string}> What a day may hold and how it reads. */
	public static function hours(): iterable {
		$range = static fn ( mixed $opening, mixed $closing ): array => compact( 'opening', 'closing' );
		yield 'two ranges' => array(
			array( $range( '09:00', '12:00' ), $range( '13:30', '17:30' ) ),
			'09:00 - 12:00, 13:30 - 17:30',
		);
		yield 'past midnight' => array( array( $range( '22:00', '02:00' ) ), '22:00 - 02:00' );
		yield 'until midnight' => array( array( $range( '18:00', '24:00' ) ), '18:00 - 00:00' );
		yield 'all day' => array( array( $range( '00:00', '23:59' ) ), '00:00 - 23:59' );
		yield 'written by hand' => array( array( $range( '9am', '5 pm' ) ), '09:00 - 17:00' );
		yield 'seconds' => array( array( $range( '09:00:30', '17:00' ) ), '09:00 - 17:00' );
		yield 'one bad range' => array( array( $range( '09:00', '' ), $range( '13:00', '14:00' ) ), '13:00 - 14:00' );
		yield 'no opening' => array( array( $range( '', '17:00' ) ), 'Closed' );
		yield 'no times' => array( array( $range( '', '' ) ), 'Closed' );
		yield 'no such hour' => array( array( $range( '25:00', '26:00' ) ), 'Closed' );
		yield 'no time of day' => array( array( $range( 'now', 'tomorrow' ) ), 'Closed' );
		yield 'a date' => array( array( $range( '2020-01-01 10:00', '11:00' ) ), 'Closed' );
		yield 'words' => array( array( $range( 'early', 'late' ) ), 'Closed' );
		yield 'keys missing' => array( array( array( 'opening' => '09:00' ), array() ), 'Closed' );
		yield 'other types' => array(
			array(
				'x',
				7,
				null,
				true,
				array( array() ),
				$range( array(), 9 ),
				$range( null, false ),
				$range( 9.5, 17 ),
			),
			'Closed',
		);
		yield 'a range that is no list' => array( array( 'a' => $range( '09:00', '10:00' ) ), '09:00 - 10:00' );
		yield 'no list' => array( 'always', 'Closed' );
		yield 'nothing' => array( null, 'Closed' );
		yield 'a number' => array( 24, 'Closed' );
		yield 'endless text' => array( array( $range( str_repeat( '9', 100000 ), '10:00' ) ), 'Closed' );
	}

	/** @dataProvider written_times */
	public function test_times_are_read_as_the_editor_reads_them( string $time, ?int $minute ): void {
		$spans = ( new Business_Hours_Times() )->spans(
			array(
				array(
					'opening' => $time,
					'closing' => '00:00',
				),
			)
		);
		self::assertSame( $minute, isset( $spans[0] ) ? intdiv( $spans[0][0], 60 ) : null );
	}

	/**
	 * Times as posts hold them, and the minute of the day that they mean.
	 *
	 * @return iterable<string, array{string, int|null}>
	 */
	public static function written_times(): iterable {
		$json  = (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/business-hours/test/times.json' );
		$cases = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases['times'] as list( $time, $minute ) ) {
			yield '"' . $time . '"' => array( $time, $minute );
		}
	}

	public function test_days_are_found_by_their_keys(): void {
		$this->set( 'start_of_week', 1 );
		$day  = static fn ( mixed $name ): array => array(
			'name'  => $name,
			'hours' => array(),
		);
		$html = $this->render(
			array(
				'days' => array(
					$day( 'Sun' ),
					$day( 'Someday' ),
					$day( 3 ),
					$day( array() ),
					'x',
					null,
					$day( 'Wed' ),
					$day( 'Mon' ),
					$day( 'Mon' ),
				),
			)
		);
		self::assertSame( array( 'Mon', 'Wed', 'Sun' ), $this->order( $html ) );
	}
}
