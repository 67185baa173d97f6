<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use SensitiveParameter;

/**
 * Random values that nobody can guess. Tables store only their hashes.
 */
final class Random_Secret {

	private const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

	/** 32 random bytes as 43 URL-safe characters. */
	public static function token(): string {
		return self::text( random_bytes( 32 ) );
	}

	/** Bytes as URL-safe characters. */
	public static function text( #[SensitiveParameter] string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bytes as text.
	}

	/**
	 * A key for people to copy: groups of five characters that are easy to distinguish.
	 *
	 * @param int $groups The number of groups; each has about 25 bits.
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

	/** The stored hash. The values are long and random, so nobody can reverse a plain hash. */
	public static function hash( #[SensitiveParameter] string $value ): string {
		return hash( 'sha256', $value );
	}
}
