<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use PHPUnit\Framework\TestCase;
use Slipstream\Support\Csv;
use Slipstream\Support\Csv_Text;

/**
 * Tables are read as they were written, by whatever program.
 */
final class Csv_Text_Test extends TestCase {

	private const ROWS = array(
		1 => array( 'Email', 'Name' ),
		2 => array( 'a@example.org', 'Zoë "Z"; Ltd, €' ),
		3 => array( 'b@example.org', "two\nlines" ),
		6 => array( 'c@example.org', '' ),
	);

	/** @return iterable<string, array{string, string, string}> Bytes, the encoding, and the delimiter. */
	public static function files(): iterable {
		foreach ( array( ',', ';', "\t" ) as $delimiter ) {
			$text = "Email{$delimiter}Name\r\na@example.org{$delimiter}\"Zoë \"\"Z\"\"; Ltd, €\"\r\nb@example.org{$delimiter}\"two\nlines\"\r\n\r\nc@example.org{$delimiter}\r\n";
			$name = bin2hex( $delimiter );
			yield "UTF-8 $name" => array( $text, 'UTF-8', $delimiter );
			yield "UTF-8 with a mark $name" => array( "\xEF\xBB\xBF$text", 'UTF-8', $delimiter );
			yield "UTF-16 little $name" => array( "\xFF\xFE" . mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), 'UTF-16', $delimiter );
			yield "UTF-16 big $name" => array( "\xFE\xFF" . mb_convert_encoding( $text, 'UTF-16BE', 'UTF-8' ), 'UTF-16', $delimiter );
			yield "UTF-16 without a mark $name" => array( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), 'UTF-16LE', $delimiter );
			yield "Windows-1252 $name" => array( mb_convert_encoding( $text, 'Windows-1252', 'UTF-8' ), 'Windows-1252', $delimiter );
			yield "Old Mac $name" => array( str_replace( "\r\n", "\r", $text ), 'UTF-8', $delimiter );
		}
	}

	/** @dataProvider files */
	public function test_encoding_and_delimiter_are_found( string $bytes, string $encoding, string $delimiter ): void {
		$file = Csv_Text::of( $bytes );
		self::assertSame( array( $encoding, $delimiter ), array( $file->encoding, $file->delimiter ) );
		self::assertSame( self::ROWS, iterator_to_array( $file->rows() ) );
	}

	public function test_what_a_program_says_counts_and_lines_are_those_of_the_file(): void {
		$file = Csv_Text::of( "sep=;\na,b;c\nd,e;f\n" );
		self::assertSame( ';', $file->delimiter );
		self::assertSame( array( 2 => array( 'a,b', 'c' ), 3 => array( 'd,e', 'f' ) ), iterator_to_array( $file->rows() ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_a_list_of_one_column_and_nothing(): void {
		self::assertSame( array( 1 => array( 'a@example.org' ), 2 => array( 'b@example.org' ) ), iterator_to_array( Csv_Text::of( "a@example.org\nb@example.org" )->rows() ) ); // phpcs:ignore WordPress.Arrays
		foreach ( array( '', "\n\n", "\xEF\xBB\xBF", ',,,' ) as $nothing ) {
			self::assertSame( array(), array_filter( iterator_to_array( Csv_Text::of( $nothing )->rows() ), static fn ( array $cells ): bool => '' !== implode( '', $cells ) ) );
		}
	}

	public function test_a_mark_counts_whatever_byte_is_broken(): void {
		$file = Csv_Text::of( "\xEF\xBB\xBFName;Email\nZoë;a@example.org\nJos\xC3;b@example.org\n" );
		self::assertSame( 'UTF-8', $file->encoding );
		self::assertSame( array( array( 'Name', 'Email' ), array( 'Zoë', 'a@example.org' ) ), array_slice( array_values( iterator_to_array( $file->rows() ) ), 0, 2 ) );
	}

	public function test_lines_that_are_too_wide_are_noticed_before_they_are_read(): void {
		$file = Csv_Text::of( "a,b\n" . str_repeat( ',', 999 ) . "\nc,d\n" );
		self::assertTrue( $file->has_line_of( 999 ) );
		self::assertFalse( $file->has_line_of( 1000 ) );
	}

	public function test_what_was_made_safe_for_spreadsheets_is_read_as_it_was(): void {
		$cells = array( '=1+1', '+49 30', '-Ann', '@home', 'a;=b', "\t=x", " =x", "a\n=b", '5', '-5', "O'Neil", "it's; 'fine", '＝x', '🎉', '', 'ann@example.org', '|x', "\u{200B}=x" ); // phpcs:ignore Squiz.Strings.DoubleQuoteUsage
		foreach ( $cells as $cell ) {
			self::assertSame( $cell, Csv::plain( Csv::cell( $cell ) ), Csv::cell( $cell ) );
		}
	}
}
