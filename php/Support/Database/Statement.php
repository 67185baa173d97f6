<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use wpdb;

/**
 * Runs a statement again when the database breaks off a deadlock: it undoes the whole statement of one of those that
 * wait for each other, and expects it again (https://mariadb.com/kb/en/innodb-lock-modes/).
 */
final class Statement {

	/** How often a statement may lose before the database counts as failing. */
	private const TRIES = 10;

	/** Microseconds of the longest pause after the first loss; each later one may be that much longer. */
	private const PAUSE = 2000;

	/**
	 * @param string $sql Prepared.
	 * @return int|bool What wpdb::query() returns: rows changed or found; false if the database fails.
	 */
	public static function run( wpdb $database, string $sql ): int|bool {
		$shown  = $database->suppress_errors();
		$errors = Database_Errors::count();
		for ( $try = 1; ; $try++ ) {
			$done = $database->query( $sql ); // phpcs:ignore WordPress.DB -- Prepared by the caller.
			if ( false !== $done || self::TRIES === $try || ! self::is_deadlock( $database ) ) {
				break;
			}
			usleep( random_int( 0, self::PAUSE * $try ) );
		}
		$database->suppress_errors( $shown );
		Database_Errors::forget_after( $errors );
		if ( false === $done ) {
			$database->print_error( $database->last_error );
		}
		return $done;
	}

	private static function is_deadlock( wpdb $database ): bool {
		return false !== stripos( $database->last_error, 'deadlock' );
	}
}
