<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use DateTimeImmutable;
use RuntimeException;

/**
 * Writes CSV. What a spreadsheet would take for a formula is marked as text.
 */
final class Csv {

	/** What some spreadsheets take for the end of a cell. */
	private const PARTS = '/([;\t\r\n\x0B\x0C\x{85}\x{2028}\x{2029}])/u';

	/**
	 * A cell that no spreadsheet runs. One that separates by semicolons or tabs takes a cell of ours for several, and a
	 * line break in it for a new row.
	 */
	public static function cell( string $text ): string {
		$text  = mb_scrub( $text, 'UTF-8' );
		$parts = (array) preg_split(
			self::PARTS,
			$text,
			-1,
			PREG_SPLIT_DELIM_CAPTURE
		);
		$cell  = implode( '', array_map( array( self::class, 'part' ), array_map( 'strval', $parts ) ) );
		// Some take white space away before they look.
		return preg_match( '/^[\t\r\n]|^\s+[=+\-@|\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u', $text )
			&& ! str_starts_with( $cell, "'" )
			? "'" . $cell
			: $cell;
	}

	/** What a cell said before it was made safe for spreadsheets. */
	public static function plain( string $cell ): string {
		$parts = (array) preg_split( self::PARTS, mb_scrub( $cell, 'UTF-8' ), -1, PREG_SPLIT_DELIM_CAPTURE );
		$plain = implode( '', array_map( array( self::class, 'plain_part' ), array_map( 'strval', $parts ) ) );
		$whole = substr( $plain, 1 );
		return str_starts_with( $plain, "'" ) && self::cell( $whole ) === $cell ? $whole : $plain;
	}

	/**
	 * Writes a table, which spreadsheets read as UTF-8. One that breaks off says so: there is no other way, as the
	 * answer has begun.
	 *
	 * @param resource               $stream
	 * @param iterable<list<string>> $lines The names of the columns first. A RuntimeException of theirs ends the table.
	 */
	public static function write( $stream, iterable $lines ): void {
		fwrite( $stream, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A stream, not a file.
		try {
			foreach ( $lines as $cells ) {
				self::line( $stream, $cells );
			}
		} catch ( RuntimeException ) {
			self::line(
				$stream,
				array(
					__(
						'This file is incomplete because the database stopped responding. Please export it again.',
						'slipstream'
					),
				)
			);
		}
	}

	/** A time in the site's zone, as RFC 3339 writes it; nothing for 0. */
	public static function time( int $time ): string {
		return 0 === $time
			? ''
			: ( new DateTimeImmutable( "@$time" ) )->setTimezone( wp_timezone() )->format( DATE_RFC3339 );
	}

	private static function part( string $text ): string {
		$is_number = 1 === preg_match( '/^-?\d+([.,]\d+)?$/D', $text );
		return ! $is_number && preg_match(
			'/^[\s\x00-\x20"\x{A0}\x{FEFF}\x{200B}]*[=+\-@|\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u',
			$text
		)
			? "'" . $text
			: $text;
	}

	private static function plain_part( string $text ): string {
		$rest = substr( $text, 1 );
		return str_starts_with( $text, "'" ) && self::part( $rest ) !== $rest ? $rest : $text;
	}

	/**
	 * Writes a line whose cells no spreadsheet runs.
	 *
	 * @param resource     $stream
	 * @param list<string> $cells
	 */
	public static function line( $stream, array $cells ): void {
		// Without an escape character: it is no part of the format.
		fputcsv( $stream, array_map( array( self::class, 'cell' ), $cells ), ',', '"', '', "\r\n" );
	}
}
