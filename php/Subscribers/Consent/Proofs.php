<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\State;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;

/**
 * The proofs of consent. They are added and at last removed, never changed.
 */
final class Proofs {

	public const TABLE = 'slipstream_subscriber_consents';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			consent_key varchar(64) NOT NULL,
			person varchar(64) NOT NULL,
			email varchar(254) NOT NULL,
			kind varchar(10) NOT NULL,
			text_hash varchar(64) NOT NULL,
			form varchar(100) NOT NULL DEFAULT '',
			page text NOT NULL,
			asked bigint(20) unsigned NOT NULL,
			asked_ip varchar(64) NOT NULL DEFAULT '',
			mail_id varchar(300) NOT NULL DEFAULT '',
			mail_hash varchar(64) NOT NULL DEFAULT '',
			confirmed bigint(20) unsigned NOT NULL DEFAULT 0,
			confirmed_ip varchar(64) NOT NULL DEFAULT '',
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY consent_key (consent_key),
			KEY person (person),
			KEY created (created)";

	public function __construct(
		private Subscribers_Database $database,
		private Address_Key $keys,
		private Texts $texts,
		private Clock $clock
	) {}

	/**
	 * Stores a proof, before who it is of becomes a subscriber. The first of a key stays as it is.
	 *
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function add( Proof $proof ): void {
		$this->database->add(
			self::TABLE,
			array(
				'consent_key'  => hash( 'sha256', $proof->key ),
				'person'       => $this->keys->of( $proof->email ),
				'email'        => $proof->email,
				'kind'         => $proof->kind->value,
				'text_hash'    => $this->texts->keep( $proof->agreed->text ),
				'form'         => $this->database->fit( $proof->agreed->form, self::TABLE, 'form' ),
				'page'         => $this->database->fit( $proof->agreed->page, self::TABLE, 'page' ),
				'asked'        => $proof->asked->time,
				'asked_ip'     => $proof->asked->ip,
				'mail_id'      => $proof->mail->id,
				'mail_hash'    => $this->texts->keep( $proof->mail->text ),
				'confirmed'    => $proof->confirmed->time,
				'confirmed_ip' => $proof->confirmed->ip,
				'user_id'      => $proof->user_id,
				'created'      => $this->clock->now(),
			)
		);
	}

	/**
	 * Those of an address, also of one that has left, the oldest first.
	 *
	 * @return list<Proof>
	 * @throws Request_Error If the database fails.
	 */
	public function of_email( string $email ): array {
		return $this->of_person( $this->keys->of( $email ) );
	}

	/**
	 * Those of a person.
	 *
	 * @param string $person What their rows are found by.
	 * @return list<Proof>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $person ): array {
		$texts = $this->database->table( Texts::TABLE );
		return array_map(
			Proof::of( ... ),
			$this->database->rows(
				"SELECT p.*, COALESCE( t.text, '' ) AS agreed, COALESCE( m.text, '' ) AS mailed FROM %i p
				LEFT JOIN %i t ON t.hash = p.text_hash LEFT JOIN %i m ON m.hash = p.mail_hash
				WHERE p.person = %s ORDER BY p.id",
				$this->database->table( self::TABLE ),
				...array( $texts, $texts, $person )
			)
		);
	}

	/**
	 * Removes those of an address that is no subscriber.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function forget( string $email ): int {
		return $this->database->change(
			'DELETE FROM %i WHERE person = %s',
			$this->database->table( self::TABLE ),
			$this->keys->of( $email )
		);
	}

	/**
	 * Removes those of people who left before a time, or never became subscribers.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean( int $before ): void {
		$this->database->change(
			'DELETE FROM %i WHERE created < %d AND person NOT IN (
				SELECT person FROM %i WHERE state <> %s OR ended >= %d
			)',
			$this->database->table( self::TABLE ),
			$before,
			$this->database->table( Subscribers::TABLE ),
			State::Left->value,
			$before
		);
	}
}
