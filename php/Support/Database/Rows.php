<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use RuntimeException;
use stdClass;

/**
 * Reads rows where none and a failure must not be the same: wpdb gives an empty list for both.
 */
final class Rows {

	/**
	 * The rows of a query.
	 *
	 * @return list<stdClass>
	 * @throws RuntimeException If the database fails.
	 */
	public static function get( string $sql ): array {
		global $wpdb;
		// Its result alone tells: without a connection wpdb keeps the rows of the query before and has no error.
		$result = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- Prepared by who asks.
		if ( ! is_int( $result ) || '' !== $wpdb->last_error ) {
			throw new RuntimeException( 'The database did not answer: ' . esc_html( $wpdb->last_error ) );
		}
		return array_values( (array) $wpdb->last_result );
	}
}
