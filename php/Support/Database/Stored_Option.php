<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use RuntimeException;

/**
 * Reads an option where "not there" and "not read" must not be the same: WordPress gives false for both, and notes what
 * it could not read as not there.
 */
final class Stored_Option {

	/**
	 * @return mixed False if there is none.
	 * @throws RuntimeException If the database fails.
	 */
	public static function get( string $name ): mixed {
		global $wpdb;
		$value = get_option( $name );
		if ( false !== $value ) {
			return $value;
		}
		$rows = Rows::get(
			(string) $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name )
		);
		if ( array() === $rows ) {
			return false;
		}
		// What WordPress has noted is wrong.
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		return maybe_unserialize( (string) $rows[0]->option_value );
	}
}
