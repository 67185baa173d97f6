<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use RuntimeException;
use stdClass;
use wpdb;

/**
 * Runs a domain's statements and throws if one fails, so that an unavailable database never looks like "no such row" or
 * "done". Each domain says with which error.
 */
abstract class Checked_Database {

	public function __construct( protected wpdb $database ) {}

	/** Stops code that cannot continue without the database. */
	abstract public static function fail(): never;

	/**
	 * Runs before each statement, for a domain that refuses some values.
	 *
	 * @param array<string|int> $values The statement's values.
	 */
	protected function ensure_storable( array $values ): void {}

	/**
	 * @return int The number of changed rows; rows that already had the values do not count.
	 * @throws RuntimeException If the database fails.
	 */
	public function change( string $query, string|int ...$values ): int {
		$this->ensure_storable( $values );
		$shown = $this->database->suppress_errors();
		$rows  = Statement::run( $this->database, (string) $this->database->prepare( $query, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The callers' literals.
		$this->database->suppress_errors( $shown );
		if ( ! is_int( $rows ) ) {
			static::fail();
		}
		return $rows;
	}

	/**
	 * Adds a row, unless one of its unique keys is taken.
	 *
	 * @param string                    $table  The name without the prefix.
	 * @param array<string, string|int> $values By column.
	 * @return int The row's number; 0 if a key is taken.
	 * @throws RuntimeException If the database fails.
	 */
	public function add( string $table, array $values ): int {
		$added = $this->add_all( $table, array( $values ) );
		return 1 === $added ? max( 1, (int) $this->database->insert_id ) : 0;
	}

	/**
	 * Adds rows in one statement, without those that have a unique key which is taken.
	 *
	 * @param string                          $table The name without the prefix.
	 * @param list<array<string, string|int>> $rows  By column, all with the same columns in the same order.
	 * @return int How many were added.
	 * @throws RuntimeException If the database fails.
	 */
	public function add_all( string $table, array $rows ): int {
		$columns = implode( ', ', array_keys( $rows[0] ) );
		$places  = implode(
			', ',
			array_map( static fn ( string|int $value ): string => is_int( $value ) ? '%d' : '%s', $rows[0] )
		);
		return $this->change(
			"INSERT IGNORE INTO %i ($columns) VALUES " . implode( ', ', array_fill( 0, count( $rows ), "($places)" ) ),
			$this->table( $table ),
			...array_merge( ...array_map( 'array_values', $rows ) )
		);
	}

	/**
	 * Changes the row with a number.
	 *
	 * @param string                    $table  The name without the prefix.
	 * @param array<string, string|int> $values By column.
	 * @throws RuntimeException If the database fails.
	 */
	public function update( string $table, int $id, array $values ): void {
		if ( array() !== $values ) {
			$this->update_where( $table, $values, 'id = %d', $id );
		}
	}

	/**
	 * @param string                    $table      The name without the prefix.
	 * @param array<string, string|int> $values     By column, at least one.
	 * @param string                    $where      The condition.
	 * @param string|int                ...$matched The condition's values.
	 * @return int The number of changed rows.
	 * @throws RuntimeException If the database fails.
	 */
	public function update_where( string $table, array $values, string $where, string|int ...$matched ): int {
		$sets = array();
		foreach ( $values as $column => $value ) {
			$sets[] = "$column = " . ( is_int( $value ) ? '%d' : '%s' );
		}
		return $this->change(
			'UPDATE %i SET ' . implode( ', ', $sets ) . " WHERE $where",
			$this->table( $table ),
			...array_values( $values ),
			...array_values( $matched )
		);
	}

	/**
	 * @return list<stdClass>
	 * @throws RuntimeException If the database fails.
	 */
	public function rows( string $query, string|int ...$values ): array {
		$this->ensure_storable( $values );
		$shown = $this->database->suppress_errors();
		try {
			return Rows::get( (string) $this->database->prepare( $query, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The callers' literals.
		} catch ( RuntimeException ) {
			static::fail();
		} finally {
			$this->database->suppress_errors( $shown );
		}
	}

	/**
	 * Reads one row; null if there is none.
	 *
	 * @throws RuntimeException If the database fails.
	 */
	public function row( string $query, string|int ...$values ): ?stdClass {
		return $this->rows( $query, ...$values )[0] ?? null;
	}

	/**
	 * @param string $query A query with a single column called "number".
	 * @throws RuntimeException If the database fails.
	 */
	public function number( string $query, string|int ...$values ): int {
		return (int) ( $this->row( $query, ...$values )->number ?? 0 );
	}

	/**
	 * A text as a column can store it: a name with an emoji must not keep a payment out of an old table.
	 *
	 * @param string $table The name without the prefix.
	 */
	public function fit( string $text, string $table, string $column ): string {
		return Table_Text::fit( $text, $this->table( $table ), $column );
	}

	/** @param string $name The name without the prefix. */
	public function table( string $name ): string {
		return $this->database->prefix . $name;
	}
}
