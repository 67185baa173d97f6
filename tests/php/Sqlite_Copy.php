<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use PDO;
use wpdb;

/**
 * The test site's SQLite database as a file. SQLite ends a transaction with the first error, so no ROLLBACK takes back
 * what a test stores after the database has failed on purpose.
 */
final class Sqlite_Copy {

	private string $file;

	public function __construct( private wpdb $wpdb ) {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slipstream' );
		unlink( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of tests.
		$this->pdo()->exec( "VACUUM INTO '$this->file'" );
	}

	public function __destruct() {
		unlink( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of tests.
	}

	/** Makes the database what it was. */
	public function restore(): void {
		$pdo = $this->pdo();
		$pdo->exec( "ATTACH '$this->file' AS copy" );
		$before = $this->tables( 'copy' );
		$now    = $this->tables( 'main' );
		foreach ( array_keys( array_diff_key( $now, $before ) ) as $name ) {
			$pdo->exec( "DROP TABLE main.\"$name\"" );
		}
		foreach ( $before as $name => $statement ) {
			if ( ( $now[ $name ] ?? '' ) !== $statement ) {
				$pdo->exec( "DROP TABLE IF EXISTS main.\"$name\"" );
				$pdo->exec( $statement );
			}
			$pdo->exec( "DELETE FROM main.\"$name\"" );
			$pdo->exec( "INSERT INTO main.\"$name\" SELECT * FROM copy.\"$name\"" );
		}
		$pdo->exec( 'DETACH copy' );
	}

	/** @return array<string, string> The statements that make the tables, by name. */
	private function tables( string $schema ): array {
		return $this->pdo()
			->query( "SELECT name, sql FROM $schema.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'" )
			->fetchAll( PDO::FETCH_KEY_PAIR );
	}

	private function pdo(): PDO {
		return $this->wpdb->dbh->get_connection()->get_pdo();
	}
}
