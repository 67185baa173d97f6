<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

/**
 * Core's functions give null for what is not there and for what the database did not say. The number of failed
 * statements tells one from the other.
 */
final class Database_Errors {

	/** How many statements have failed in this request. */
	public static function count(): int {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- The name that wpdb keeps them under.
		global $EZSQL_ERROR;
		return is_array( $EZSQL_ERROR ) ? count( $EZSQL_ERROR ) : 0;
		// phpcs:enable
	}

	/** Forgets those after a number of them: what was run again has not failed. */
	public static function forget_after( int $count ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName, WordPress.WP.GlobalVariablesOverride -- As above; wpdb itself only adds to it.
		global $EZSQL_ERROR;
		$EZSQL_ERROR = array_slice( is_array( $EZSQL_ERROR ) ? $EZSQL_ERROR : array(), 0, $count );
		// phpcs:enable
	}

	/**
	 * Whether a statement has failed in this request that named one of some tables.
	 *
	 * @param list<string> $tables
	 */
	public static function hit( array $tables ): bool {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- As above.
		global $EZSQL_ERROR;
		$failed = implode( "\n", array_column( is_array( $EZSQL_ERROR ) ? $EZSQL_ERROR : array(), 'query' ) );
		// phpcs:enable
		return 1 === preg_match( '/\b(?:' . implode( '|', array_map( 'preg_quote', $tables ) ) . ')\b/', $failed );
	}
}
