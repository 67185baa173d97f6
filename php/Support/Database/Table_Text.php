<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

/**
 * A utf8mb3 column cannot store emoji or other four-byte characters. WordPress rejects the whole row for one of them,
 * except for the emoji that it knows.
 */
final class Table_Text {

	private const BEYOND = '/[\x{10000}-\x{10FFFF}]/u';

	/** Whether a column can store every character. */
	public static function takes_all( string $table, string $column ): bool {
		global $wpdb;
		$charset = $wpdb->get_col_charset( $table, $column );
		return ! is_string( $charset ) || 'utf8mb4' === $charset;
	}

	/** The first character of a text that a column cannot store, or ''. */
	public static function refused( string $text, string $table, string $column ): string {
		return 1 === preg_match( self::BEYOND, $text, $found ) && ! self::takes_all( $table, $column ) ? $found[0] : '';
	}

	/** A text with HTML entities for the characters that a column cannot store, as WordPress does for emoji. */
	public static function fit( string $text, string $table, string $column ): string {
		if ( self::takes_all( $table, $column ) ) {
			return $text;
		}
		// Null for invalid UTF-8, which the database rejects.
		return preg_replace_callback(
			self::BEYOND,
			static fn ( array $found ): string => sprintf( '&#x%x;', mb_ord( $found[0], 'UTF-8' ) ),
			wp_encode_emoji( $text )
		) ?? $text;
	}
}
