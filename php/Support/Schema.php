<?php
/**
 * Tables of the plugin.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use wpdb;

/**
 * Creates tables and changes them when their definition has changed.
 */
final class Schema {

	/**
	 * Takes the database.
	 *
	 * @param wpdb $database The site's database.
	 */
	public function __construct( private wpdb $database ) {}

	/**
	 * Brings tables up to date. Safe to call twice, also by two processes at once.
	 *
	 * @param array<string, string> $tables Columns and keys by name without prefix.
	 * @return bool Whether all of them are there.
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
		$missing = array_filter( array_keys( $tables ), fn ( string $name ): bool => ! $this->has( $name ) );
		$this->database->suppress_errors( $shown );
		return array() === $missing;
	}

	/**
	 * Removes tables.
	 *
	 * @param list<string> $names Their names without prefix.
	 */
	public function remove( array $names ): void {
		foreach ( $names as $name ) {
			$this->database->query( $this->database->prepare( 'DROP TABLE IF EXISTS %i', $this->database->prefix . $name ) );
		}
	}

	/**
	 * Whether a table can be read.
	 *
	 * @param string $name Its name without prefix.
	 */
	private function has( string $name ): bool {
		return false !== $this->database->query( $this->database->prepare( 'SELECT 1 FROM %i LIMIT 1', $this->database->prefix . $name ) );
	}
}
