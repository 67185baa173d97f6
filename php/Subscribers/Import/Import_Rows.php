<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;

/**
 * The rows of files. How many are what is counted in the table itself, so that it is right whoever was killed.
 */
final class Import_Rows {

	public const TABLE = 'slipstream_subscriber_rows';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			import_id bigint(20) unsigned NOT NULL,
			line int(10) unsigned NOT NULL,
			state varchar(10) NOT NULL DEFAULT 'new',
			reason varchar(20) NOT NULL DEFAULT '',
			cells text NOT NULL,
			PRIMARY KEY  (id),
			KEY import (import_id,state,id)";

	private const NEW     = 'new';
	private const ADDED   = 'added';
	private const REFUSED = 'refused';

	/** The row that names the columns. */
	private const HEADER = 'header';

	/** Rows of one statement. */
	private const BATCH = 200;

	/** Bytes of a row: what is longer is no address book. */
	private const LONGEST = 20000;

	public function __construct( private Subscribers_Database $database ) {}

	/**
	 * Stores the rows of a file.
	 *
	 * @param iterable<int, list<string>> $rows By line.
	 * @throws Request_Error If the database fails.
	 */
	public function add( int $import_id, iterable $rows ): void {
		$batch = array();
		foreach ( $rows as $line => $cells ) {
			// Letters that every table can store, and without space, so that whoever erases an address finds it.
			$json    = (string) wp_json_encode( array_map( 'trim', $cells ), JSON_UNESCAPED_SLASHES );
			$batch[] = array(
				'import_id' => $import_id,
				'line'      => $line,
				'cells'     => strlen( $json ) > self::LONGEST ? '[]' : $json,
			);
			if ( self::BATCH === count( $batch ) ) {
				$this->database->add_all( self::TABLE, $batch );
				$batch = array();
			}
		}
		if ( array() !== $batch ) {
			$this->database->add_all( self::TABLE, $batch );
		}
	}

	/**
	 * The next rows that are to be done.
	 *
	 * @return list<Import_Row>
	 * @throws Request_Error If the database fails.
	 */
	public function next( int $import_id, int $limit ): array {
		return $this->read( 'import_id = %d AND state = %s ORDER BY id LIMIT %d', $import_id, self::NEW, $limit );
	}

	/**
	 * The first row names the columns, and counts as none. Again does no harm.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function skip_header( int $import_id ): void {
		$first = $this->read( 'import_id = %d ORDER BY id LIMIT 1', $import_id )[0] ?? null;
		if ( null !== $first ) {
			$this->end( $first, self::HEADER, '' );
		}
	}

	/**
	 * The first rows, while none is done.
	 *
	 * @return list<Import_Row>
	 * @throws Request_Error If the database fails.
	 */
	public function first( int $import_id, int $limit ): array {
		return $this->read( 'import_id = %d ORDER BY id LIMIT %d', $import_id, $limit );
	}

	/**
	 * Notes what became of a row, and forgets what it says.
	 *
	 * @param Refusal|null $refusal Null if it made someone a subscriber.
	 * @throws Request_Error If the database fails.
	 */
	public function done( Import_Row $row, ?Refusal $refusal ): void {
		$this->end( $row, null === $refusal ? self::ADDED : self::REFUSED, $refusal->value ?? '' );
	}

	/**
	 * How many there are.
	 *
	 * @return array{total: int, waiting: int, added: int, refused: int, reasons: array<string, int>}
	 * @throws Request_Error If the database fails.
	 */
	public function counts( int $import_id ): array {
		$states  = array_fill_keys( array( self::NEW, self::ADDED, self::REFUSED ), 0 );
		$reasons = array();
		$rows    = $this->database->rows(
			'SELECT state, reason, COUNT(*) AS number FROM %i WHERE import_id = %d AND state <> %s
			GROUP BY state, reason',
			$this->database->table( self::TABLE ),
			...array( $import_id, self::HEADER )
		);
		foreach ( $rows as $row ) {
			$states[ (string) $row->state ] += (int) $row->number;
			if ( '' !== $row->reason ) {
				$reasons[ (string) $row->reason ] = (int) $row->number;
			}
		}
		return array(
			'total'   => array_sum( $states ),
			'waiting' => $states[ self::NEW ],
			'added'   => $states[ self::ADDED ],
			'refused' => $states[ self::REFUSED ],
			'reasons' => $reasons,
		);
	}

	/**
	 * A part of those that were refused.
	 *
	 * @return list<Import_Row>
	 * @throws Request_Error If the database fails.
	 */
	public function refused( int $import_id, int $page, int $per_page ): array {
		return $this->read(
			'import_id = %d AND state = %s ORDER BY id LIMIT %d OFFSET %d',
			$import_id,
			self::REFUSED,
			$per_page,
			( $page - 1 ) * $per_page
		);
	}

	/**
	 * Refuses the rows that wait and name a person.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email ): int {
		global $wpdb;
		return $this->database->update_where(
			self::TABLE,
			array(
				'state'  => self::REFUSED,
				'reason' => Refusal::Erased->value,
				'cells'  => '',
			),
			'state = %s AND cells LIKE %s',
			self::NEW,
			'%"' . $wpdb->esc_like( $email ) . '"%'
		);
	}

	/**
	 * Removes the rows of an import.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remove( int $import_id ): void {
		$this->database->change(
			'DELETE FROM %i WHERE import_id = %d',
			$this->database->table( self::TABLE ),
			$import_id
		);
	}

	/**
	 * Removes those of imports that are gone: the process may have died in between.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remove_orphans(): void {
		$this->database->change(
			'DELETE FROM %i WHERE import_id NOT IN ( SELECT id FROM %i )',
			$this->database->table( self::TABLE ),
			$this->database->table( Imports::TABLE )
		);
	}

	private function end( Import_Row $row, string $state, string $reason ): void {
		$this->database->update_where(
			self::TABLE,
			array(
				'state'  => $state,
				'reason' => $reason,
				'cells'  => '',
			),
			'id = %d AND state = %s',
			$row->id,
			self::NEW
		);
	}

	/** @return list<Import_Row> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Import_Row::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}
}
