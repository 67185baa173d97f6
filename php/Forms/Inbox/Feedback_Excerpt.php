<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

/**
 * The answers as plain text, for the search.
 */
final class Feedback_Excerpt {

	/** The column's limit is 65,535 bytes; WordPress does not store a post that exceeds it. */
	private const BYTES = 65000;

	/**
	 * The answers for the search, up to the column's limit. The search finds the rest in the content, except for
	 * characters that are escaped there.
	 */
	public static function of( string $text ): string {
		$start = self::cut( $text, self::BYTES );
		if ( $start === $text ) {
			return $text;
		}
		preg_match_all( '/[^\s"&\'<>\\\\]*["&\'<>\\\\]\S*/u', substr( $text, strlen( $start ) ), $escaped );
		$rest = self::cut( implode( ' ', array_unique( $escaped[0] ) ), intdiv( self::BYTES, 2 ) );
		return '' === $rest ? $start : self::cut( $text, self::BYTES - self::size( $rest ) - 1 ) . "\n" . $rest;
	}

	/** The beginning of a text that fits into the column, cut between two characters. */
	private static function cut( string $text, int $bytes ): string {
		for ( $size = self::size( $text ); $size > $bytes; $size = self::size( $text ) ) {
			$text = mb_strcut(
				$text,
				0,
				min( strlen( $text ) - 1, (int) ( strlen( $text ) * $bytes / $size ) ),
				'UTF-8'
			);
		}
		return $text;
	}

	/** The size of a text in bytes after WordPress escapes it, including emoji if the database cannot store them. */
	private static function size( string $text ): int {
		return strlen(
			htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE )
		) + 6 * (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
	}
}
