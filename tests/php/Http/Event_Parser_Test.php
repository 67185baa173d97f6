<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Http;

use PHPUnit\Framework\TestCase;
use Slipstream\Http\Event_Parser;

/**
 * Every cut and every line end gives the same events.
 */
final class Event_Parser_Test extends TestCase {

	private const LINES = array(
		': hello',
		'data: {"a":"ü"}',
		'',
		'event: note',
		'data:first',
		'data: second',
		'id: 7',
		'',
		'',
		'data:  [DONE]',
		'',
	);

	private const EVENTS = array( '{"a":"ü"}', "first\nsecond", ' [DONE]' );

	/** @return iterable<string, array{string}> Line ends. */
	public static function line_ends(): iterable {
		yield 'LF' => array( "\n" );
		yield 'CR LF' => array( "\r\n" );
		yield 'CR' => array( "\r" );
	}

	/** @dataProvider line_ends */
	public function test_every_cut_gives_the_same( string $end ): void {
		$stream = implode( $end, self::LINES ) . $end;
		$length = strlen( $stream );
		for ( $first = 0; $first <= $length; $first++ ) {
			for ( $second = $first; $second <= $length; $second += 3 ) {
				$parser = new Event_Parser();
				$events = array(
					...$parser->push( substr( $stream, 0, $first ) ),
					...$parser->push( substr( $stream, $first, $second - $first ) ),
					...$parser->push( substr( $stream, $second ) ),
				);
				self::assertSame( self::EVENTS, $events, "cut at $first and $second" );
			}
		}
	}

	/** @dataProvider line_ends */
	public function test_byte_by_byte( string $end ): void {
		$parser = new Event_Parser();
		$events = array();
		foreach ( str_split( implode( $end, self::LINES ) . $end ) as $byte ) {
			array_push( $events, ...$parser->push( $byte ) );
		}
		self::assertSame( self::EVENTS, $events );
	}

	/**
	 * @testWith ["data: x\n\n", "x"]
	 *           ["data:x\n\n", "x"]
	 *           ["data:  x\n\n", " x"]
	 *           ["data:\n\n", ""]
	 *           ["data: x\r\n\n", "x"]
	 *           ["data: x\n\r\n", "x"]
	 */
	public function test_a_whole_event_in_one_piece( string $bytes, string $data ): void {
		$parser = new Event_Parser();
		self::assertSame( array( $data ), $parser->push( $bytes ) );
		self::assertSame( array( $data ), $parser->push( $bytes ), 'after another' );
		$parser->push( "data: a\n" );
		self::assertSame( array( "a\n$data" ), $parser->push( $bytes ), 'as the rest of one' );
	}

	public function test_an_event_comes_with_its_blank_line_not_before(): void {
		$parser = new Event_Parser();
		self::assertSame( array(), $parser->push( "data: x\n" ) );
		self::assertSame( array( 'x' ), $parser->push( "\n" ) );
	}

	public function test_the_end_completes_the_last_event(): void {
		$parser = new Event_Parser();
		self::assertSame( array(), $parser->push( "data: a\n\ndata: b" ) === array( 'a' ) ? array() : array( 'lost' ) );
		self::assertSame( array( 'b' ), $parser->finish() );
		self::assertSame( array(), $parser->finish() );
	}
}
