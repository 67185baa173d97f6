<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;
use stdClass;

/**
 * Stores who is signed in, with a hash of what their browser keeps, so that each can be ended.
 */
final class Sessions {

	public const TABLE = 'slipstream_member_sessions';

	public const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			token_hash varchar(64) NOT NULL,
			email varchar(254) NOT NULL,
			person varchar(64) NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY person (person),
			KEY expires (expires)';

	/** Seconds that one lasts, from when it began. */
	public const LIFE = 30 * DAY_IN_SECONDS;

	public function __construct( private Members_Database $database, private Clock $clock ) {}

	/**
	 * @return string What the browser keeps.
	 * @throws Request_Error If the database fails.
	 */
	public function start( string $email ): string {
		$token = Random_Secret::token();
		$now   = $this->clock->now();
		$id    = $this->database->add(
			self::TABLE,
			array(
				'token_hash' => Random_Secret::hash( $token ),
				'email'      => $email,
				'person'     => Member::key( $email ),
				'expires'    => $now + self::LIFE,
				'created'    => $now,
			)
		);
		return 0 === $id ? Members_Database::fail() : $token;
	}

	/**
	 * Who has a session; null if it has ended, or there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function member( #[SensitiveParameter] string $token ): ?Member {
		$row = '' === $token ? null : $this->database->row(
			'SELECT email FROM %i WHERE token_hash = %s AND expires > %d',
			$this->table(),
			Random_Secret::hash( $token ),
			$this->clock->now()
		);
		return null === $row ? null : new Member( (string) $row->email );
	}

	/**
	 * Ends one.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function end( #[SensitiveParameter] string $token ): void {
		$this->database->change(
			'DELETE FROM %i WHERE token_hash = %s',
			$this->table(),
			Random_Secret::hash( $token )
		);
	}

	/**
	 * Ends all of a person.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function end_all( string $email ): int {
		return $this->database->change( 'DELETE FROM %i WHERE person = %s', $this->table(), Member::key( $email ) );
	}

	/**
	 * Those of a person.
	 *
	 * @return list<stdClass> With created and expires.
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email ): array {
		return $this->database->rows(
			'SELECT created, expires FROM %i WHERE person = %s ORDER BY id',
			$this->table(),
			Member::key( $email )
		);
	}

	/**
	 * Whether anybody is signed in, or was lately.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_used(): bool {
		return array() !== $this->database->rows( 'SELECT id FROM %i LIMIT 1', $this->table() );
	}

	/**
	 * Removes those that are over.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change( 'DELETE FROM %i WHERE expires <= %d', $this->table(), $this->clock->now() );
	}

	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
