<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Request_Error;

/**
 * Saves options, and throws if the write fails, so that no client is told that it succeeded.
 */
final class Stored_Value {

	/**
	 * Stores an option that is replaced as a whole.
	 *
	 * @phpstan-param array<mixed>|string $value
	 * @throws Request_Error If the write fails.
	 */
	public static function put( string $option, array|string $value ): void {
		// update_option() also returns false if the value is unchanged.
		if ( ! update_option( $option, $value, false ) && get_option( $option ) !== $value ) {
			throw Request_Error::not_stored();
		}
	}

	/**
	 * Saves one field of an option. Others are kept, even if another process is saving them.
	 *
	 * @throws Request_Error If the write fails.
	 */
	public static function put_field( string $option, string $field, mixed $value ): void {
		if ( ! Option_Field::set( $option, $field, $value ) ) {
			throw Request_Error::not_stored();
		}
	}
}
