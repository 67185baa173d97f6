<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;
use stdClass;

/**
 * Stores who wants to sign in, with hashes of the link and the code that were mailed. Each is used once, even in
 * parallel, because a single statement decides.
 */
final class Sign_Ins {

	public const TABLE = 'slipstream_member_sign_ins';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			token_hash varchar(64) NOT NULL,
			code_hash varchar(64) NOT NULL DEFAULT '',
			email varchar(254) NOT NULL,
			person varchar(64) NOT NULL,
			browser varchar(64) NOT NULL,
			return_url text NOT NULL,
			tries int(10) unsigned NOT NULL DEFAULT 0,
			used bigint(20) unsigned NOT NULL DEFAULT 0,
			used_by varchar(64) NOT NULL DEFAULT '',
			expires bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY browser (browser,id),
			KEY used_by (used_by),
			KEY person (person),
			KEY expires (expires)";

	/** Seconds that a link and a code are valid. */
	public const LIFE = 900;

	private const MOST_TRIES = 5;

	public function __construct( private Members_Database $database, private Clock $clock ) {}

	/**
	 * Stores a wish, before anything is mailed.
	 *
	 * @param string $code_hash '' for no code.
	 * @return int Its number.
	 * @throws Request_Error If the database fails.
	 */
	public function add(
		string $email,
		string $browser,
		string $return_url,
		#[SensitiveParameter] string $token,
		string $code_hash
	): int {
		$now = $this->clock->now();
		$id  = $this->database->add(
			self::TABLE,
			array(
				'token_hash' => Random_Secret::hash( $token ),
				'code_hash'  => $code_hash,
				'email'      => $email,
				'person'     => Member::key( $email ),
				'browser'    => $browser,
				'return_url' => $return_url,
				'expires'    => $now + self::LIFE,
				'created'    => $now,
			)
		);
		return 0 === $id ? Members_Database::fail() : $id;
	}

	/**
	 * Removes one whose mail was not sent.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remove( int $id ): void {
		$this->database->change( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/**
	 * The one that a link belongs to; null if it has expired, or there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_link( #[SensitiveParameter] string $token ): ?Sign_In {
		return '' === $token ? null : $this->read( 'token_hash = %s', Random_Secret::hash( $token ) );
	}

	/**
	 * The last one that a browser has asked for; null if it has expired, or there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function last_of( string $browser ): ?Sign_In {
		return '' === $browser ? null : $this->read( 'browser = %s', $browser );
	}

	/**
	 * Counts an attempt to enter its code.
	 *
	 * @return bool False if there were too many.
	 * @throws Request_Error If the database fails.
	 */
	public function may_try( Sign_In $sign_in ): bool {
		return 1 === $this->database->change(
			'UPDATE %i SET tries = tries + 1 WHERE id = %d AND tries < %d',
			$this->table(),
			$sign_in->id,
			self::MOST_TRIES
		);
	}

	/**
	 * Uses its link.
	 *
	 * @return bool False if it was used by another browser, by this one too long ago, or has expired.
	 * @throws Request_Error If the database fails.
	 */
	public function use_link( Sign_In $sign_in, string $browser ): bool {
		return $this->use( $sign_in, $browser, 'used = 0' );
	}

	/**
	 * Uses its code. Programs that check mails may have used the link before, and even pressed its button.
	 *
	 * @param string $browser Which has asked for it.
	 * @return bool False if this browser has used it too long ago, or it has expired.
	 * @throws Request_Error If the database fails.
	 */
	public function use_code( Sign_In $sign_in, string $browser ): bool {
		return $this->use( $sign_in, $browser, 'used_by <> %s', $browser );
	}

	/** @param string $where What has to hold so that it is used for the first time. */
	private function use( Sign_In $sign_in, string $browser, string $where, string ...$values ): bool {
		$now     = $this->clock->now();
		$is_ours = 1 === $this->database->change(
			"UPDATE %i SET used = %d, used_by = %s WHERE id = %d AND expires > %d AND $where",
			$this->table(),
			$now,
			$browser,
			$sign_in->id,
			$now,
			...array_values( $values )
		);
		if ( $is_ours ) {
			return true;
		}
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $sign_in->id );
		return null !== $row && Sign_In::of( $row )->is_usable( $browser, $now );
	}

	/**
	 * Those of a person that have not expired.
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
	 * Removes those of a person: links and codes that were mailed lead nowhere.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function forget( string $email ): int {
		return $this->database->change( 'DELETE FROM %i WHERE person = %s', $this->table(), Member::key( $email ) );
	}

	/**
	 * Removes those of a browser, so that going back after signing out does not sign in again.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function forget_browser( string $browser ): void {
		$this->database->change(
			'DELETE FROM %i WHERE browser = %s OR used_by = %s',
			$this->table(),
			$browser,
			$browser
		);
	}

	/**
	 * Removes those that are over. They stay for as long again as they were valid, as a browser may use one twice.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change(
			'DELETE FROM %i WHERE expires < %d',
			$this->table(),
			$this->clock->now() - self::LIFE
		);
	}

	/** Reads one that is valid, or that was used while it was. */
	private function read( string $where, string $value ): ?Sign_In {
		$row = $this->database->row(
			"SELECT * FROM %i WHERE $where AND ( expires > %d OR used > 0 ) ORDER BY id DESC LIMIT 1",
			$this->table(),
			$value,
			$this->clock->now()
		);
		return null === $row ? null : Sign_In::of( $row );
	}

	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
