<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Database;

use SensitiveParameter;

/**
 * Random values that nobody guesses. Tables have their hashes only.
 */
final class Secret {

	private const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

	/** 32 random bytes as 43 characters that may stand in an address. */
	public static function token(): string {
		return self::text( random_bytes( 32 ) );
	}

	/** Bytes as characters that may stand in an address. */
	public static function text( #[SensitiveParameter] string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bytes as text.
	}

	/**
	 * A key that people copy: groups of five characters, none of which looks like another.
	 *
	 * @param int $groups How many groups; one has about 25 bits.
	 */
	public static function key( string $prefix, int $groups = 5 ): string {
		$key = $prefix;
		for ( $group = 0; $group < $groups; $group++ ) {
			$key .= '-';
			for ( $at = 0; $at < 5; $at++ ) {
				$key .= self::LETTERS[ random_int( 0, strlen( self::LETTERS ) - 1 ) ];
			}
		}
		return $key;
	}

	/** What is stored of one. They are long and random, so a plain hash cannot be turned back. */
	public static function hash( #[SensitiveParameter] string $value ): string {
		return hash( 'sha256', $value );
	}
}
