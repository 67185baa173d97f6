<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Request_Error;

/**
 * Stores what a client is told to be stored.
 */
final class Stored_Value {

	/**
	 * Stores an option that is replaced as a whole.
	 *
	 * @phpstan-param array<mixed>|string $value
	 * @throws Request_Error If the write fails.
	 */
	public static function put( string $option, array|string $value ): void {
		// WordPress says no also where nothing had to be changed.
		if ( ! update_option( $option, $value, false ) && get_option( $option ) !== $value ) {
			throw self::not_stored();
		}
	}

	/**
	 * Stores one member of an option; the others stay, also those that are stored at the same moment.
	 *
	 * @throws Request_Error If the write fails.
	 */
	public static function put_field( string $option, string $field, mixed $value ): void {
		if ( ! Option_Field::set( $option, $field, $value ) ) {
			throw self::not_stored();
		}
	}

	/** The error where the database did not take a value. */
	private static function not_stored(): Request_Error {
		return new Request_Error(
			'not_stored',
			__( 'This could not be saved. Please try again.', 'slipstream' ),
			503,
			5
		);
	}
}
