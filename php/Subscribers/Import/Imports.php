<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Csv_Text;
use Slipstream\Support\Utf8;

/**
 * The imports. What a file says of people is kept only until its row is done, or for a day if nobody goes on with it.
 */
final class Imports {

	public const TABLE = 'slipstream_subscriber_imports';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			state varchar(10) NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			encoding varchar(20) NOT NULL,
			delimiter varchar(5) NOT NULL,
			mapping text NOT NULL,
			consent text NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			ip varchar(64) NOT NULL DEFAULT '',
			started bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY state (state,created)";

	/** Seconds for which a file waits for the owner, and for which the result of one is kept. */
	private const WAITS = DAY_IN_SECONDS;
	private const KEPT  = 30 * DAY_IN_SECONDS;

	public function __construct( private Subscribers_Database $database, private Clock $clock ) {}

	/**
	 * Begins to store a file.
	 *
	 * @param string $ip Of who brings it.
	 * @return int Its number.
	 * @throws Request_Error If the database fails.
	 */
	public function add( string $name, Csv_Text $file, int $user_id, string $ip ): int {
		return $this->database->add(
			self::TABLE,
			array(
				'state'     => Import_State::Reading->value,
				'name'      => mb_substr(
					$this->database->fit( Utf8::scrub( $name ), self::TABLE, 'name' ),
					0,
					200
				),
				'encoding'  => $file->encoding,
				'delimiter' => $file->delimiter,
				'mapping'   => '',
				'consent'   => '',
				'user_id'   => $user_id,
				'ip'        => substr( $ip, 0, 64 ),
				'created'   => $this->clock->now(),
			)
		);
	}

	/**
	 * Notes that all of a file is stored.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function stored( int $id, Mapping $guess ): void {
		$this->change(
			$id,
			Import_State::Reading,
			array(
				'state'   => Import_State::Draft->value,
				'mapping' => (string) wp_json_encode( $guess->to_array() ),
			)
		);
	}

	/**
	 * Begins one.
	 *
	 * @param string $consent What the owner vouches for.
	 * @return bool False if it was begun before, or its file is not stored yet.
	 * @throws Request_Error If the database fails.
	 */
	public function start( Import $import, Mapping $mapping, string $consent ): bool {
		return $this->change(
			$import->id,
			Import_State::Draft,
			array(
				'state'   => Import_State::Running->value,
				'mapping' => (string) wp_json_encode( $mapping->to_array() ),
				'consent' => $this->database->fit( Utf8::scrub( $consent ), self::TABLE, 'consent' ),
				'started' => $this->clock->now(),
			)
		);
	}

	/**
	 * Notes that all its rows are done.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function finish( Import $import ): void {
		$this->change( $import->id, Import_State::Running, array( 'state' => Import_State::Done->value ) );
	}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Import {
		return $this->read( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * Those that a process works on, or has left.
	 *
	 * @return list<Import>
	 * @throws Request_Error If the database fails.
	 */
	public function running(): array {
		return $this->read( 'state = %s ORDER BY id', Import_State::Running->value );
	}

	/**
	 * A part of all, the newest first.
	 *
	 * @return array{list<Import>, int} With how many there are.
	 * @throws Request_Error If the database fails.
	 */
	public function page( int $page, int $per_page ): array {
		return array(
			$this->read( '1 = 1 ORDER BY id DESC LIMIT %d OFFSET %d', $per_page, ( $page - 1 ) * $per_page ),
			$this->database->number( 'SELECT COUNT(*) AS number FROM %i', $this->database->table( self::TABLE ) ),
		);
	}

	/**
	 * Those that nobody needs any more.
	 *
	 * @return list<Import>
	 * @throws Request_Error If the database fails.
	 */
	public function over(): array {
		$now = $this->clock->now();
		return $this->read(
			'( state IN (%s, %s) AND created < %d ) OR ( state = %s AND started < %d )',
			Import_State::Reading->value,
			Import_State::Draft->value,
			$now - self::WAITS,
			Import_State::Done->value,
			$now - self::KEPT
		);
	}

	/**
	 * Removes one, unless it runs.
	 *
	 * @return bool Whether it is gone.
	 * @throws Request_Error If the database fails.
	 */
	public function remove( int $id ): bool {
		$this->database->change(
			'DELETE FROM %i WHERE id = %d AND state <> %s',
			$this->database->table( self::TABLE ),
			...array( $id, Import_State::Running->value )
		);
		return null === $this->find( $id );
	}

	/** @param array<string, string|int> $values */
	private function change( int $id, Import_State $from, array $values ): bool {
		return 1 === $this->database->update_where( self::TABLE, $values, 'id = %d AND state = %s', $id, $from->value );
	}

	/** @return list<Import> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Import::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}
}
