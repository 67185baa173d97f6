<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Statement;
use wpdb;

/**
 * Runs statements and throws where one fails: wpdb gives "no row" for both, and a failure must never look like room.
 */
final class Usage_Database {

	public function __construct( private wpdb $database ) {}

	/**
	 * @return int How many rows were changed.
	 * @throws Request_Error If the database fails.
	 */
	public function change( string $query, string|int ...$values ): int {
		$rows = Statement::run( $this->database, (string) $this->database->prepare( $query, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals of the callers.
		if ( false === $rows ) {
			throw self::unavailable();
		}
		return (int) $rows;
	}

	/**
	 * Changes rows by a statement that does no harm when it runs twice.
	 *
	 * @return int|null How many rows were changed; null if it failed twice.
	 */
	public function change_safely( string $query, string|int ...$values ): ?int {
		try {
			return $this->change( $query, ...$values );
		} catch ( Request_Error ) {
			try {
				return $this->change( $query, ...$values );
			} catch ( Request_Error ) {
				return null;
			}
		}
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws Request_Error If the database fails.
	 */
	public function rows( string $query, string|int ...$values ): array {
		$rows = $this->database->get_results( $this->database->prepare( $query, ...$values ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals of the callers.
		if ( ! is_array( $rows ) || '' !== $this->database->last_error ) {
			throw self::unavailable();
		}
		return array_values( $rows );
	}

	/** @param string $name Its name without prefix. */
	public function table( string $name ): string {
		return $this->database->prefix . $name;
	}

	/** The error where use cannot be counted. */
	public static function unavailable(): Request_Error {
		return new Request_Error(
			'ai_usage_unavailable',
			__( 'Your request could not be counted. Please try again in a few seconds.', 'slipstream' ),
			503,
			5
		);
	}
}
