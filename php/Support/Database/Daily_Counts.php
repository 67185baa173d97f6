<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use wpdb;

/**
 * Counts in the rows of a table whose primary key begins with the day, each time in one statement: nothing is lost
 * however many come at once. A day has so many rows and no more, whoever makes up what is counted.
 */
final class Daily_Counts {

	/**
	 * @param string $table The table, without the database's prefix.
	 * @param int    $most  Rows of a day.
	 */
	public function __construct(
		private wpdb $database,
		private string $table,
		private string $column,
		private int $most
	) {}

	/**
	 * @param array<string, string|int>      $key     The columns of the primary key, the day among them.
	 * @param array<string, string|int>|null $instead Where they are counted when the day has so many rows that there
	 *     are no new ones; null for nowhere.
	 */
	public function add( array $key, int $amount = 1, ?array $instead = null ): Claim_Result {
		// Most are counted in a row that is there.
		$where   = implode( ' AND ', array_fill( 0, count( $key ), '%i = %s' ) );
		$counted = $this->query(
			"UPDATE %i SET %i = %i + %d WHERE $where",
			$this->column,
			$this->column,
			$amount,
			...self::pairs( $key )
		);
		if ( 0 !== $counted ) {
			return Claim_Result::of( $counted );
		}
		$key = $this->is_full( (string) $key['day'] ) ? $instead : $key;
		return null === $key ? Claim_Result::Denied : Claim_Result::of( $this->insert( $key, $amount ) );
	}

	/**
	 * Makes a row, or counts in the one that someone else has made meanwhile.
	 *
	 * @param array<string, string|int> $key The columns of the primary key.
	 */
	private function insert( array $key, int $amount ): int|bool {
		$names  = implode( ', ', array_fill( 0, count( $key ), '%i' ) );
		$values = implode( ', ', array_fill( 0, count( $key ), '%s' ) );
		return $this->query(
			"INSERT INTO %i ($names, %i) VALUES ($values, %d) ON DUPLICATE KEY UPDATE %i = %i + %d",
			...array_keys( $key ),
			...array( $this->column ),
			...array_values( $key ),
			...array( $amount, $this->column, $this->column, $amount )
		);
	}

	/**
	 * Whether a day has so many rows that there are no new ones. Unread counts as full: that costs a name, not a count.
	 */
	private function is_full( string $day ): bool {
		$rows = $this->database->get_var(
			$this->database->prepare(
				'SELECT COUNT(*) FROM %i WHERE day = %s',
				$this->database->prefix . $this->table,
				$day
			)
		);
		return null === $rows || (int) $rows >= $this->most;
	}

	/**
	 * @param string $sql The statement: the table first, then the values.
	 * @return int|bool Rows that have changed; false if the database fails.
	 */
	private function query( string $sql, string|int ...$values ): int|bool {
		return Statement::run( $this->database, (string) $this->database->prepare( $sql, $this->database->prefix . $this->table, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, here.
	}

	/**
	 * @param array<string, string|int> $key By column.
	 * @return list<string|int>
	 */
	private static function pairs( array $key ): array {
		$pairs = array();
		foreach ( $key as $column => $value ) {
			array_push( $pairs, $column, $value );
		}
		return $pairs;
	}
}
