<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

/**
 * The answers as plain text, for the search.
 */
final class Feedback_Excerpt {

	/** What the column holds are 65,535 bytes; WordPress stores no post that has more for it. */
	private const BYTES = 65000;

	/**
	 * The answers as the search reads them: as much as the column holds. What does not fit is found in the content, but
	 * for what is escaped there.
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

	/** The beginning of a text that fits into a column, cut between two characters. */
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

	/** How many bytes a text takes once WordPress has escaped it, and its emoji where the database knows none. */
	private static function size( string $text ): int {
		return strlen(
			htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE )
		) + 6 * (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
	}
}
