<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use InvalidArgumentException;

/**
 * Writes parameters as Stripe reads them. PHP's http_build_query() writes true as 1 and drops null.
 */
final class Form_Encoder {

	/**
	 * @param array<string, mixed> $params Texts, integers, booleans, null or an empty list to unset a field, and lists
	 *     and maps of these.
	 * @throws InvalidArgumentException If a value has no exact form.
	 */
	public static function encode( array $params ): string {
		$pairs = array();
		foreach ( self::flatten( $params, '' ) as list( $name, $value ) ) {
			$pairs[] = "$name=" . rawurlencode( $value );
		}
		return implode( '&', $pairs );
	}

	/**
	 * @param array<array-key, mixed> $params
	 * @return list<array{string, string}> Names with their brackets, and values.
	 */
	private static function flatten( array $params, string $prefix ): array {
		$pairs = array();
		foreach ( $params as $key => $value ) {
			$name  = rawurlencode( (string) $key );
			$name  = '' === $prefix ? $name : "{$prefix}[$name]";
			$pairs = array(
				...$pairs,
				...( is_array( $value ) && array() !== $value
					? self::flatten( $value, $name )
					: array( array( $name, self::text( $value, $name ) ) ) ),
			);
		}
		return $pairs;
	}

	private static function text( mixed $value, string $name ): string {
		return match ( true ) {
			is_string( $value ) => $value,
			is_int( $value )    => (string) $value,
			is_bool( $value )   => $value ? 'true' : 'false',
			null === $value, array() === $value => '',
			default             => throw new InvalidArgumentException(
				"$name is a " . get_debug_type( $value ) . ', which Stripe cannot be sent exactly.'
			),
		};
	}
}
