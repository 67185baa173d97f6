<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use RuntimeException;
use wpdb;

/**
 * All tables of the test site with their rows, for tests that no ROLLBACK takes back. On MariaDB alone: SQLite rolls
 * changes of tables back too.
 */
final class Database_Copy {

	/** @var array<string, string> Statements that make the tables, by name. */
	private array $tables = array();

	/** @var array<string, list<array<string, string|null>>> Rows, by table. */
	private array $rows = array();

	public function __construct( private wpdb $wpdb ) {
		if ( ! self::is_possible() ) {
			return;
		}
		foreach ( $this->names() as $name ) {
			$this->tables[ $name ] = (string) $wpdb->get_var( "SHOW CREATE TABLE `$name`", 1 );
			$this->rows[ $name ]   = (array) $wpdb->get_results( "SELECT * FROM `$name`", ARRAY_A );
		}
	}

	/** Whether the tests run on MariaDB. */
	public static function is_possible(): bool {
		return ! is_file( WP_CONTENT_DIR . '/db.php' );
	}

	/**
	 * Makes the database what it was.
	 *
	 * @throws RuntimeException When the database fails, and what follows would find something else.
	 */
	public function restore(): void {
		$this->run( 'SET autocommit = 1' );
		$names = $this->names();
		foreach ( array_diff( $names, array_keys( $this->tables ) ) as $name ) {
			$this->run( "DROP TABLE `$name`" );
		}
		foreach ( $this->tables as $name => $statement ) {
			$is_there = in_array( $name, $names, true );
			if (
				! $is_there
				|| self::shape( $this->wpdb->get_var( "SHOW CREATE TABLE `$name`", 1 ) ) !== self::shape( $statement )
			) {
				$this->run( "DROP TABLE IF EXISTS `$name`" );
				$this->run( $statement );
			}
			$this->run( "DELETE FROM `$name`" );
			foreach ( $this->rows[ $name ] as $row ) {
				if ( false === $this->wpdb->insert( $name, $row ) ) {
					$this->fail();
				}
			}
		}
		wp_cache_flush();
	}

	/**
	 * Runs a statement.
	 *
	 * @throws RuntimeException When it fails.
	 */
	private function run( string $statement ): void {
		if ( false === $this->wpdb->query( $statement ) ) {
			$this->fail();
		}
	}

	/** @throws RuntimeException Always. */
	private function fail(): never {
		throw new RuntimeException( 'The test database was not put back: ' . $this->wpdb->last_error );
	}

	/** A table without the number of its next row. */
	private static function shape( ?string $statement ): string {
		return (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) $statement );
	}

	/** @return list<string> The names of all tables of the site. */
	private function names(): array {
		return array_map(
			'strval',
			(array) $this->wpdb->get_col(
				$this->wpdb->prepare( 'SHOW TABLES LIKE %s', $this->wpdb->esc_like( $this->wpdb->base_prefix ) . '%' )
			)
		);
	}
}
