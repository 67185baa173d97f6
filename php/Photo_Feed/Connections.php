<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Secrets;
use stdClass;
use wpdb;

/**
 * Keeps them in a table, one row for an account: who connects it again keeps its number, so that pages go on.
 *
 * @phpstan-import-type Kept from Connection
 * @phpstan-import-type Grant from \Slipstream\Services\Instagram\Photo_Service
 */
final class Connections {

	public const TABLE   = 'slipstream_instagram';
	public const COLUMNS = "id bigint(20) unsigned NOT NULL,
				account varchar(40) NOT NULL,
				username varchar(60) NOT NULL,
				token text NOT NULL,
				expires bigint(20) unsigned NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'ok',
				user_id bigint(20) unsigned NOT NULL,
				photos longtext NOT NULL,
				fetched bigint(20) unsigned NOT NULL DEFAULT 0,
				tried bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY account (account),
				KEY user_id (user_id)";

	/**
	 * Numbers are drawn by lot: posts from elsewhere, and those that name a connection that has ended, must not come to
	 * show another account.
	 */
	private const LEAST_ID = 1000000000;
	private const MOST_ID  = 2147483647;

	/** More accounts than a site shows. */
	public const MOST = 50;

	public function __construct( private wpdb $database, private Secrets $secrets ) {}

	/**
	 * @return list<Connection>
	 * @throws Request_Error If the database fails.
	 */
	public function all(): array {
		return $this->read( 'SELECT * FROM %i ORDER BY username LIMIT %d', $this->table(), self::MOST );
	}

	/**
	 * Those of a user.
	 *
	 * @return list<Connection>
	 * @throws Request_Error If the database fails.
	 */
	public function of_user( int $user_id ): array {
		return $this->read(
			'SELECT * FROM %i WHERE user_id = %d ORDER BY username LIMIT %d',
			$this->table(),
			$user_id,
			self::MOST
		);
	}

	/**
	 * The numbers of all, however many there came to be.
	 *
	 * @return list<int>
	 * @throws Request_Error If the database fails.
	 */
	public function ids(): array {
		return array_map(
			static fn ( stdClass $row ): int => (int) $row->id,
			$this->rows( 'SELECT id FROM %i', $this->table() )
		);
	}

	/**
	 * @return Connection|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?Connection {
		return $this->read( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id )[0] ?? null;
	}

	/**
	 * Stores what someone has granted, in one statement: nobody sees half of it.
	 *
	 * @param array<string, string|int> $grant The account and its token.
	 * @phpstan-param Grant $grant
	 * @throws Request_Error If it is not stored.
	 */
	public function store( #[SensitiveParameter] array $grant, int $user_id, int $now ): Connection {
		$token = $this->secrets->encrypt( $grant['token'] );
		$known = $this->read( 'SELECT * FROM %i WHERE account = %s', $this->table(), $grant['account'] );
		if ( array() === $known && count( $this->all() ) >= self::MOST ) {
			throw self::too_many();
		}
		$this->change(
			"INSERT INTO %i (id, account, username, token, expires, status, user_id, photos)
			VALUES (%d, %s, %s, %s, %d, 'ok', %d, '[]')
			ON DUPLICATE KEY UPDATE username = VALUES(username), token = VALUES(token), expires = VALUES(expires),
			status = 'ok', user_id = VALUES(user_id), tried = 0",
			random_int( self::LEAST_ID, self::MOST_ID ),
			$grant['account'],
			$grant['username'],
			$token,
			$now + $grant['seconds'],
			$user_id
		);
		// Someone else may have connected the account at the same moment: whichever token is there is good.
		$stored = $this->read( 'SELECT * FROM %i WHERE account = %s', $this->table(), $grant['account'] )[0] ?? null;
		return $stored ?? throw self::unavailable();
	}

	/** @return string|null Null if it cannot be read: the salts of wp-config.php have changed. */
	public function token( Connection $connection ): ?string {
		return $this->secrets->decrypt( $connection->token );
	}

	/**
	 * Stores a renewed token, unless the account was connected again meanwhile.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function renew( Connection $connection, #[SensitiveParameter] string $token, int $expires ): void {
		$this->change(
			'UPDATE %i SET token = %s, expires = %d WHERE id = %d AND token = %s',
			$this->secrets->encrypt( $token ),
			$expires,
			$connection->id,
			$connection->token
		);
	}

	/**
	 * Remembers that Instagram takes a token no more, unless the account was connected again meanwhile.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function lose( Connection $connection ): void {
		$this->change(
			"UPDATE %i SET status = 'lost' WHERE id = %d AND token = %s",
			$connection->id,
			$connection->token
		);
	}

	/**
	 * Remembers that pictures are asked for.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function mark_tried( Connection $connection, int $now ): void {
		$this->change( 'UPDATE %i SET tried = %d WHERE id = %d', $now, $connection->id );
	}

	/**
	 * Stores the pictures of a connection.
	 *
	 * @param list<array<string, string|int>> $photos Its pictures.
	 * @phpstan-param list<Kept> $photos
	 * @throws Request_Error If the database fails.
	 */
	public function keep( Connection $connection, array $photos, int $now ): void {
		$this->change(
			'UPDATE %i SET photos = %s, fetched = %d WHERE id = %d',
			(string) wp_json_encode( $photos ),
			$now,
			$connection->id
		);
	}

	/** @throws Request_Error If the database fails. */
	public function give( int $user_id, int $heir ): void {
		$this->change( 'UPDATE %i SET user_id = %d WHERE user_id = %d', $heir, $user_id );
	}

	/** @throws Request_Error If the database fails. */
	public function remove( int $id ): void {
		$this->change( 'DELETE FROM %i WHERE id = %d', $id );
	}

	/** @return list<Connection> */
	private function read( string $sql, string|int ...$values ): array {
		return array_map( Connection::of( ... ), $this->rows( $sql, ...$values ) );
	}

	/** @return list<stdClass> */
	private function rows( string $sql, string|int ...$values ): array {
		$shown = $this->database->suppress_errors();
		try {
			return Rows::get( (string) $this->database->prepare( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, here.
		} catch ( RuntimeException ) {
			throw self::unavailable();
		} finally {
			$this->database->suppress_errors( $shown );
		}
	}

	/** @param string     $sql       The statement: the table first. */
	private function change( string $sql, #[SensitiveParameter] string|int ...$values ): void {
		$shown = $this->database->suppress_errors();
		$done  = $this->database->query( $this->database->prepare( $sql, $this->table(), ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, here.
		$this->database->suppress_errors( $shown );
		if ( ! is_int( $done ) ) {
			throw self::unavailable();
		}
	}

	private static function unavailable(): Request_Error {
		return Request_Error::database_failed( 'instagram_connections_unavailable', 5 );
	}

	private static function too_many(): Request_Error {
		return new Request_Error(
			'instagram_too_many',
			__( 'This site has reached its limit of Instagram accounts. Disconnect one first.', 'slipstream' ),
			409
		);
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
