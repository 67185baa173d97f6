<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Database;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Database\Statement;
use Slipstream\Support\Database\Table_Text;
use stdClass;
use wpdb;

/**
 * Runs statements and throws if one fails, so that an unavailable database never looks like "no such site", "no such
 * key", or "done".
 */
final class Hub_Database {

	public function __construct( private wpdb $database ) {}

	/**
	 * @return int The number of changed rows; rows that already had the values do not count.
	 * @throws Request_Error If the database fails.
	 */
	public function change( string $query, string|int ...$values ): int {
		$this->ensure_storable( $values );
		$shown = $this->database->suppress_errors();
		$rows  = Statement::run( $this->database, (string) $this->database->prepare( $query, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The callers' literals.
		$this->database->suppress_errors( $shown );
		if ( ! is_int( $rows ) ) {
			self::fail();
		}
		return $rows;
	}

	/**
	 * Adds a row, unless one of its unique keys is taken.
	 *
	 * @param string                    $table  The name without the prefix.
	 * @param array<string, string|int> $values By column.
	 * @return int The row's number; 0 if a key is taken.
	 * @throws Request_Error If the database fails.
	 */
	public function add( string $table, array $values ): int {
		$columns = implode( ', ', array_keys( $values ) );
		$places  = implode(
			', ',
			array_map( static fn ( string|int $value ): string => is_int( $value ) ? '%d' : '%s', $values )
		);
		$added   = $this->change(
			"INSERT IGNORE INTO %i ($columns) VALUES ($places)",
			$this->table( $table ),
			...array_values( $values )
		);
		return 1 === $added ? max( 1, (int) $this->database->insert_id ) : 0;
	}

	/**
	 * Changes the row with a number.
	 *
	 * @param string                    $table  The name without the prefix.
	 * @param array<string, string|int> $values By column.
	 * @throws Request_Error If the database fails.
	 */
	public function update( string $table, int $id, array $values ): void {
		$sets = array();
		foreach ( $values as $column => $value ) {
			$sets[] = "$column = " . ( is_int( $value ) ? '%d' : '%s' );
		}
		if ( array() !== $sets ) {
			$this->change(
				'UPDATE %i SET ' . implode( ', ', $sets ) . ' WHERE id = %d',
				$this->table( $table ),
				...array_values( $values ),
				...array( $id )
			);
		}
	}

	/**
	 * @return list<stdClass>
	 * @throws Request_Error If the database fails.
	 */
	public function rows( string $query, string|int ...$values ): array {
		$this->ensure_storable( $values );
		$shown = $this->database->suppress_errors();
		try {
			return Rows::get( (string) $this->database->prepare( $query, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The callers' literals.
		} catch ( RuntimeException ) {
			self::fail();
		} finally {
			$this->database->suppress_errors( $shown );
		}
	}

	/**
	 * Reads one row; null if there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function row( string $query, string|int ...$values ): ?stdClass {
		return $this->rows( $query, ...$values )[0] ?? null;
	}

	/**
	 * @param string $query A query with a single column called "number".
	 * @throws Request_Error If the database fails.
	 */
	public function number( string $query, string|int ...$values ): int {
		return (int) ( $this->row( $query, ...$values )->number ?? 0 );
	}

	/**
	 * Makes sure that wpdb sends a statement. It does not if the tables cannot store a character, and fails as if the
	 * database did not respond.
	 *
	 * @param array<string|int> $values The statement's values.
	 * @throws Request_Error If wpdb would not send it.
	 */
	private function ensure_storable( array $values ): void {
		$table = $this->table( Hub_Tables::TABLE_SITES );
		foreach ( array_filter( $values, is_string( ... ) ) as $value ) {
			$refused = Table_Text::refused( $value, $table, 'name' );
			if ( '' !== $refused ) {
				/* translators: %s: a character, such as an emoji. */
				throw new Request_Error( 'unknown_character', sprintf( __( 'The hub’s database cannot store “%s”. Remove it, or convert the hub’s tables to utf8mb4.', 'slipstream' ), $refused ), 400 );
			}
		}
	}

	/** @param string $name The name without the prefix. */
	public function table( string $name ): string {
		return $this->database->prefix . $name;
	}

	/** A LIKE pattern for texts that contain a string. */
	public function containing( string $text ): string {
		return '%' . $this->database->esc_like( $text ) . '%';
	}

	/**
	 * Stops code that cannot continue without the database.
	 *
	 * @throws Request_Error Always.
	 */
	public static function fail(): never {
		throw new Request_Error(
			'hub_unavailable',
			__( 'The hub’s database did not respond. Please try again in a few seconds.', 'slipstream' ),
			503,
			5
		);
	}
}
