<?php
/**
 * Options that several processes change.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Rows;

/**
 * Reads an option from the database itself before it is changed: what is cached may be older, and a database that does not answer is not an empty option.
 */
final class Stored_Option {

	/**
	 * The option's value, an empty list where there is none.
	 *
	 * @param string $name The option.
	 * @return array<mixed>
	 *
	 * @throws Request_Error When the database does not answer.
	 */
	public static function fresh( string $name ): array {
		global $wpdb;
		try {
			$rows = Rows::get( (string) $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
		} catch ( RuntimeException ) {
			throw self::unavailable();
		}
		$value = array() === $rows ? null : maybe_unserialize( (string) $rows[0]->option_value );
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return is_array( $value ) ? $value : array();
	}

	/**
	 * The same for a user's option.
	 *
	 * @param int    $user_id The user.
	 * @param string $name    The option, kept per site.
	 * @return array<mixed>
	 *
	 * @throws Request_Error When the database does not answer.
	 */
	public static function fresh_of_user( int $user_id, string $name ): array {
		global $wpdb;
		try {
			$rows = Rows::get( (string) $wpdb->prepare( "SELECT meta_value FROM $wpdb->usermeta WHERE user_id = %d AND meta_key = %s", $user_id, $wpdb->get_blog_prefix() . $name ) );
		} catch ( RuntimeException ) {
			throw self::unavailable();
		}
		wp_cache_delete( $user_id, 'user_meta' );
		$value = array() === $rows ? null : maybe_unserialize( (string) $rows[0]->meta_value );
		return is_array( $value ) ? $value : array();
	}

	/**
	 * The error for a database that does not answer.
	 */
	private static function unavailable(): Request_Error {
		return Connection_Request_Error::database();
	}
}
