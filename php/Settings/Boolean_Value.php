<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

/**
 * Reads what stands for true or false, for settings and modules alike.
 */
final class Boolean_Value {

	private const WORDS = array(
		'1'     => true,
		'true'  => true,
		'on'    => true,
		'0'     => false,
		'false' => false,
		'off'   => false,
	);

	/** The boolean that a value stands for; null for none. */
	public static function read( mixed $value ): ?bool {
		if ( is_bool( $value ) ) {
			return $value;
		}
		return is_string( $value ) || is_int( $value ) ? self::WORDS[ strtolower( (string) $value ) ] ?? null : null;
	}
}
