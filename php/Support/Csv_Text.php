<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * A table of text that somebody has: its encoding and what separates its cells are found out.
 */
final class Csv_Text {

	private const DELIMITERS = array( ',', ';', "\t" );

	/** Lines and bytes by which the delimiter is found. */
	private const SAMPLE = 20;
	private const BEGIN  = 100000;

	/** What programs write before the table, to say how its cells are separated. */
	private const SEP = '/^sep=([,;\t])\n/';

	/**
	 * @param string $encoding What it was in, such as 'UTF-16'.
	 * @param string $text     UTF-8, with line feeds alone.
	 * @param int    $line     The number of its first line.
	 */
	private function __construct(
		public readonly string $encoding,
		public readonly string $delimiter,
		private string $text,
		private int $line
	) {}

	public static function of( string $bytes ): self {
		$encoding = self::encoding_of( $bytes );
		$text     = 'UTF-8' === $encoding ? $bytes : (string) mb_convert_encoding( $bytes, 'UTF-8', $encoding );
		$text     = str_replace( array( "\r\n", "\r" ), "\n", (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		$is_said  = 1 === preg_match( self::SEP, $text, $found );
		return new self(
			$encoding,
			$is_said ? $found[1] : self::delimiter_of( $text ),
			$is_said ? substr( $text, strlen( $found[0] ) ) : $text,
			$is_said ? 2 : 1
		);
	}

	/**
	 * Its rows, without empty ones, by the number of the line where each begins.
	 *
	 * @return iterable<int, list<string>>
	 */
	public function rows(): iterable {
		$line = $this->line;
		foreach ( self::read( $this->text, $this->delimiter ) as $cells ) {
			$begin = $line;
			$line += 1 + substr_count( implode( '', $cells ), "\n" );
			if ( '' !== trim( implode( '', $cells ) ) ) {
				yield $begin => array_map( array( Csv::class, 'plain' ), $cells );
			}
		}
	}

	/** Whether a line has more than so many cells. */
	public function has_line_of( int $cells ): bool {
		$begin  = 0;
		$length = strlen( $this->text );
		do {
			$end = strpos( $this->text, "\n", $begin );
			$end = false === $end ? $length : $end;
			if ( substr_count( $this->text, $this->delimiter, $begin, $end - $begin ) >= $cells ) {
				return true;
			}
			$begin = $end + 1;
		} while ( $begin < $length );
		return false;
	}

	private static function encoding_of( string $bytes ): string {
		$begin = substr( $bytes, 0, 200 );
		$even  = 0;
		$odd   = 0;
		for ( $at = 0, $end = strlen( $begin ); $at < $end; $at++ ) {
			if ( "\0" === $begin[ $at ] ) {
				0 === $at % 2 ? ++$even : ++$odd;
			}
		}
		return match ( true ) {
			str_starts_with( $bytes, "\xFF\xFE" ), str_starts_with( $bytes, "\xFE\xFF" ) => 'UTF-16',
			// Its mark says so, whatever byte is broken in it.
			str_starts_with( $bytes, "\xEF\xBB\xBF" ) => 'UTF-8',
			// Without a mark: Latin letters have a zero in each pair of bytes.
			$odd > $even                      => 'UTF-16LE',
			$even > $odd                      => 'UTF-16BE',
			mb_check_encoding( $bytes, 'UTF-8' ) => 'UTF-8',
			default                           => 'Windows-1252',
		};
	}

	/** The one that gives the first lines the most cells, of which each has the same number. */
	private static function delimiter_of( string $text ): string {
		$best  = self::DELIMITERS[0];
		$score = 0.0;
		foreach ( self::DELIMITERS as $delimiter ) {
			$counts = array();
			foreach ( self::read( substr( $text, 0, self::BEGIN ), $delimiter ) as $cells ) {
				if ( count( $counts ) >= self::SAMPLE ) {
					break;
				}
				if ( '' !== trim( implode( '', $cells ) ) ) {
					$counts[] = count( $cells );
				}
			}
			$first = $counts[0] ?? 1;
			$same  = count( array_keys( $counts, $first, true ) ) / max( 1, count( $counts ) );
			if ( $first > 1 && $first * $same > $score ) {
				$best  = $delimiter;
				$score = $first * $same;
			}
		}
		return $best;
	}

	/** @return iterable<list<string>> Each record; an empty line is one without text. */
	private static function read( string $text, string $delimiter ): iterable {
		$stream = fopen( 'php://temp', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		if ( false === $stream ) {
			return;
		}
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- See above.
		rewind( $stream );
		while ( true ) {
			// Without an escape character: it is no part of the format.
			$cells = fgetcsv( $stream, null, $delimiter, '"', '' );
			if ( ! is_array( $cells ) ) {
				break;
			}
			yield array_map( 'strval', $cells );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- See above.
	}
}
