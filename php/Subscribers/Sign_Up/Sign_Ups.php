<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Consent\Mail_Proof;
use Slipstream\Subscribers\Consent\Texts;
use Slipstream\Subscribers\Mails\Sign_Up_Mails;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * Stores who wants to subscribe and has not confirmed it. Nobody is mailed but to confirm, and each wish ends by
 * itself.
 */
final class Sign_Ups {

	public const TABLE = 'slipstream_subscriber_sign_ups';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			token_hash varchar(64) NOT NULL,
			person varchar(64) NOT NULL,
			email varchar(254) NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			language varchar(20) NOT NULL DEFAULT '',
			categories text NOT NULL,
			text_hash varchar(64) NOT NULL,
			form varchar(100) NOT NULL DEFAULT '',
			page text NOT NULL,
			asked bigint(20) unsigned NOT NULL,
			asked_ip varchar(64) NOT NULL DEFAULT '',
			mail_id varchar(300) NOT NULL DEFAULT '',
			mail_hash varchar(64) NOT NULL DEFAULT '',
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			confirmed bigint(20) unsigned NOT NULL DEFAULT 0,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY person (person,expires),
			KEY expires (expires)";

	public function __construct(
		private Subscribers_Database $database,
		private Address_Key $keys,
		private Texts $texts,
		private Clock $clock
	) {}

	/**
	 * Stores a wish, before anything is mailed.
	 *
	 * @param string $token What the mailed link has.
	 * @throws Request_Error If the database fails.
	 */
	public function add( New_Sign_Up $wish, #[SensitiveParameter] string $token, Mail_Proof $mail ): void {
		$this->database->add(
			self::TABLE,
			array(
				'token_hash' => Random_Secret::hash( $token ),
				'person'     => $this->keys->of( $wish->joining->email ),
				'email'      => $wish->joining->email,
				'name'       => $this->database->fit( $wish->joining->name, self::TABLE, 'name' ),
				'language'   => $wish->joining->language,
				'categories' => Categories::stored( $wish->joining->categories ),
				'text_hash'  => $this->texts->keep( $wish->agreed->text ),
				'form'       => $this->database->fit( $wish->agreed->form, self::TABLE, 'form' ),
				'page'       => $this->database->fit( $wish->agreed->page, self::TABLE, 'page' ),
				'asked'      => $wish->asked->time,
				'asked_ip'   => $wish->asked->ip,
				'mail_id'    => $mail->id,
				'mail_hash'  => $this->texts->keep( $mail->text ),
				'user_id'    => $wish->user_id,
				'expires'    => $this->clock->now() + Sign_Up_Mails::DAYS * DAY_IN_SECONDS,
			)
		);
	}

	/**
	 * The one that a mailed link belongs to; null if it has expired, or there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_link( #[SensitiveParameter] string $token ): ?Sign_Up {
		return '' === $token ? null : $this->read( 's.token_hash = %s', Random_Secret::hash( $token ) )[0] ?? null;
	}

	/**
	 * Those of an address that have not expired.
	 *
	 * @return list<Sign_Up>
	 * @throws Request_Error If the database fails.
	 */
	public function of_email( string $email ): array {
		return $this->read( 's.person = %s', $this->keys->of( $email ) );
	}

	/**
	 * How many of an address have not expired.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count( string $email ): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE person = %s AND expires > %d',
			$this->database->table( self::TABLE ),
			$this->keys->of( $email ),
			$this->clock->now()
		);
	}

	/**
	 * Notes that one was confirmed.
	 *
	 * @return bool Whether it was not before.
	 * @throws Request_Error If the database fails.
	 */
	public function confirm( Sign_Up $sign_up ): bool {
		return 1 === $this->database->change(
			'UPDATE %i SET confirmed = %d WHERE id = %d AND confirmed = 0',
			$this->database->table( self::TABLE ),
			$this->clock->now(),
			$sign_up->id
		);
	}

	/**
	 * Removes those of a person, so that no mailed link subscribes them again.
	 *
	 * @param string $person What their rows are found by.
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function forget( string $person ): int {
		return $this->database->change(
			'DELETE FROM %i WHERE person = %s',
			$this->database->table( self::TABLE ),
			$person
		);
	}

	/**
	 * Removes those that are over.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change(
			'DELETE FROM %i WHERE expires <= %d',
			$this->database->table( self::TABLE ),
			$this->clock->now()
		);
	}

	/** @return list<Sign_Up> */
	private function read( string $where, string $value ): array {
		$texts = $this->database->table( Texts::TABLE );
		return array_map(
			Sign_Up::of( ... ),
			$this->database->rows(
				"SELECT s.*, COALESCE( t.text, '' ) AS agreed, COALESCE( m.text, '' ) AS mailed FROM %i s
				LEFT JOIN %i t ON t.hash = s.text_hash LEFT JOIN %i m ON m.hash = s.mail_hash
				WHERE $where AND s.expires > %d ORDER BY s.id",
				$this->database->table( self::TABLE ),
				...array( $texts, $texts, $value, $this->clock->now() )
			)
		);
	}
}
