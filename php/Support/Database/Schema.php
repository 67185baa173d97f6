<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use RuntimeException;
use wpdb;

/**
 * Creates tables and changes them when their definition has changed.
 */
final class Schema {

	public function __construct( private wpdb $database ) {}

	/**
	 * Brings tables up to date. Safe to call twice, also by two processes at once.
	 *
	 * @param array<string, string> $tables Columns and keys by name without prefix.
	 * @return bool Whether all of them are there with all their columns. dbDelta() itself says nothing of a statement
	 *     that fails.
	 */
	public function install( array $tables ): bool {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate    = $this->database->get_charset_collate();
		$statements = array();
		foreach ( $tables as $name => $columns ) {
			$statements[] = "CREATE TABLE {$this->database->prefix}$name (\n$columns\n) $collate;";
		}
		$shown = $this->database->suppress_errors();
		dbDelta( $statements );
		$this->database->suppress_errors( $shown );
		return array() === $this->missing( $tables );
	}

	/**
	 * The tables that cannot be read with all their columns.
	 *
	 * @param array<string, string> $tables Columns and keys by name without prefix.
	 * @return list<string> Their names without prefix.
	 */
	public function missing( array $tables ): array {
		$shown   = $this->database->suppress_errors();
		$missing = array_filter(
			array_keys( $tables ),
			fn ( string $name ): bool => ! $this->has( $name, $tables[ $name ] )
		);
		$this->database->suppress_errors( $shown );
		return array_values( $missing );
	}

	/**
	 * Whether a table may be there, whatever its columns: only where the database says so it is not. One that is not
	 * there causes no error.
	 *
	 * @param string $name Its name without prefix.
	 */
	public function may_exist( string $name ): bool {
		try {
			return array() !== Rows::get(
				(string) $this->database->prepare(
					'SHOW TABLES LIKE %s',
					$this->database->esc_like( $this->database->prefix . $name )
				)
			);
		} catch ( RuntimeException ) {
			return true;
		}
	}

	/** @param list<string> $names Their names without prefix. */
	public function remove( array $names ): void {
		foreach ( $names as $name ) {
			$this->database->query(
				$this->database->prepare( 'DROP TABLE IF EXISTS %i', $this->database->prefix . $name )
			);
		}
	}

	/**
	 * Whether a table can be read with all its columns.
	 *
	 * @param string $name Its name without prefix.
	 */
	private function has( string $name, string $columns ): bool {
		preg_match_all( '/^\s*(?!PRIMARY|UNIQUE|KEY|INDEX|FULLTEXT)(\w+)\s/mi', $columns, $found );
		$names = implode( ', ', array_fill( 0, count( $found[1] ), '%i' ) );
		return false !== $this->database->query(
			$this->database->prepare(
				"SELECT $names FROM %i LIMIT 1",
				...$found[1],
				...array( $this->database->prefix . $name )
			)
		);
	}
}
