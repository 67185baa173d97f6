<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * Reads amounts that people type, such as '5', '4.50', '4,50', or '1 234,50'.
 */
final class Typed_Amount {

	/** The zeros of digits that people type besides 0 to 9: Arabic, Persian, Devanagari, Bengali. */
	private const ZEROS = array( 0x660, 0x6f0, 0x966, 0x9e6 );

	/**
	 * The amount. Null if it is none, or finer than the currency's unit.
	 *
	 * @param string $decimal What separates decimals in the language of who typed it: it decides what '1,234' is.
	 */
	public static function read( string $text, string $currency, string $decimal ): ?Money {
		$plain = (string) preg_replace( '/[\s\x{a0}\x{202f}\x{2009}\'’]/u', '', self::latin( $text ) );
		$mark  = self::decimal_in( $plain, self::latin( $decimal ) );
		$at    = '' === $mark ? false : strrpos( $plain, $mark );
		$whole = false === $at ? $plain : substr( $plain, 0, $at );
		$rest  = false === $at ? '' : substr( $plain, $at + 1 );
		$group = 1 === preg_match( '/[.,]/', $whole );
		if ( ( $group && 1 !== preg_match( '/^-?\d{1,3}([.,]\d{3})+$/D', $whole ) ) || '' === $whole . $rest ) {
			return null;
		}
		$whole = str_replace( array( '.', ',' ), '', $whole );
		return Money::from_decimal( ( '' === $whole ? '0' : $whole ) . ( '' === $rest ? '' : ".$rest" ), $currency );
	}

	/** Which of a number's points or commas separates its decimals; '' for none. */
	private static function decimal_in( string $text, string $decimal ): string {
		preg_match_all( '/[.,]/', $text, $found );
		$marks = $found[0];
		$last  = $marks[ count( $marks ) - 1 ] ?? '';
		if ( count( $marks ) > 1 ) {
			// As in 1,234.5 and 1.234.567.
			return 1 === count( array_keys( $marks, $last, true ) ) ? $last : '';
		}
		// '1,234' is a thousand here, and more than one there; '1,23' and '0,123' are not.
		return 1 === preg_match( '/^-?[1-9]\d{0,2}[.,]\d{3}$/D', $text ) && $decimal !== $last ? '' : $last;
	}

	/** Digits and separators as English has them. */
	private static function latin( string $text ): string {
		$pairs = array(
			'٫' => '.',
			'٬' => '’',
		);
		foreach ( self::ZEROS as $zero ) {
			for ( $digit = 0; $digit < 10; $digit++ ) {
				$pairs[ (string) mb_chr( $zero + $digit, 'UTF-8' ) ] = (string) $digit;
			}
		}
		return strtr( wp_check_invalid_utf8( $text ), $pairs );
	}
}
