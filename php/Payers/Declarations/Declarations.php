<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payers\Places;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * Stores what people declare about contracts, as they have typed it, with the time.
 */
final class Declarations {

	public const TABLE = 'slipstream_payment_declarations';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			token_hash varchar(64) NOT NULL,
			kind varchar(10) NOT NULL,
			name text NOT NULL,
			email varchar(254) NOT NULL,
			person varchar(64) NOT NULL,
			scope varchar(10) NOT NULL,
			contract text NOT NULL,
			how varchar(10) NOT NULL,
			cause text NOT NULL,
			ends text NOT NULL,
			proven tinyint(1) unsigned NOT NULL DEFAULT 0,
			told tinyint(1) unsigned NOT NULL DEFAULT 0,
			confirmed bigint(20) unsigned NOT NULL DEFAULT 0,
			choice varchar(5000) NOT NULL DEFAULT '',
			handled bigint(20) unsigned NOT NULL DEFAULT 0,
			place varchar(64) NOT NULL DEFAULT '',
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY person (person),
			KEY handled (handled,id)";

	/** Columns that are texts of people. */
	private const TEXTS = array(
		'name'     => Declared::FIELD_NAME,
		'email'    => Declared::FIELD_EMAIL,
		'contract' => Declared::FIELD_CONTRACT,
		'cause'    => Declared::FIELD_CAUSE,
		'ends'     => Declared::FIELD_ENDS,
	);

	/** How many are read at once. */
	private const BATCH = 100;

	/** Seconds after which the owner is reminded of one. */
	private const LATE = DAY_IN_SECONDS;

	public function __construct(
		private Payers_Database $database,
		private Places $places,
		private Clock $clock
	) {}

	/**
	 * Stores a declaration, or finds the one that the same form has made.
	 *
	 * @param string $token     What its page is found by: another for each form.
	 * @param bool   $is_proven Whether who sends it is signed in with the address.
	 * @throws Request_Error If the database fails.
	 */
	public function add( Declared $declared, #[SensitiveParameter] string $token, bool $is_proven ): Declaration {
		$values = array(
			'token_hash' => Random_Secret::hash( $token ),
			'kind'       => $declared->kind->value,
			'person'     => Payer::key( $declared->email() ),
			'scope'      => $declared->is_for_all() ? Declared::ALL : Declared::ONE,
			'how'        => $declared->is_for_cause() ? Declared::FOR_CAUSE : Declared::ORDINARY,
			'proven'     => (int) $is_proven,
			'place'      => $this->places->here(),
			'created'    => $this->clock->now(),
		);
		foreach ( self::TEXTS as $column => $field ) {
			$values[ $column ] = $this->database->fit( $declared->text( $field ), self::TABLE, $column );
		}
		$this->database->add( self::TABLE, $values );
		return $this->of_token( $token ) ?? Payers_Database::fail();
	}

	/**
	 * @return Declaration|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function of_token( #[SensitiveParameter] string $token ): ?Declaration {
		return '' === $token ? null : $this->read( 'token_hash = %s', Random_Secret::hash( $token ) )[0] ?? null;
	}

	/**
	 * @return Declaration|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?Declaration {
		return $this->read( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * A page of declarations, the latest first, and how many there are.
	 *
	 * @param bool|null $is_handled Only those that are handled, or only those that are not.
	 * @return array{list<Declaration>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function page( ?bool $is_handled, int $page, int $per_page ): array {
		$where = match ( $is_handled ) {
			null  => '1 = 1',
			true  => 'handled > 0',
			false => 'handled = 0',
		};
		return array(
			$this->read( "$where ORDER BY id DESC LIMIT %d OFFSET %d", $per_page, ( $page - 1 ) * $per_page ),
			$this->database->number(
				"SELECT COUNT(*) AS number FROM %i WHERE $where",
				$this->database->table( self::TABLE )
			),
		);
	}

	/**
	 * Stores what someone with the address has chosen, together with that they have confirmed the declaration, until it
	 * is carried out. The time of the first time stays.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function choose( Declaration $declaration, Choice $choice ): void {
		// Someone may choose more in another tab, or a process may end what was chosen before.
		for ( $time = 0; $time < 9; $time++ ) {
			$now  = $this->find( $declaration->id ) ?? Payers_Database::fail();
			$text = $choice->and( $now->choice )->text();
			if ( $now->choice?->text() === $text || 1 === $this->database->update_where(
				self::TABLE,
				array(
					'confirmed' => $now->confirmed > 0 ? $now->confirmed : $this->clock->now(),
					'choice'    => $text,
				),
				'id = %d AND choice = %s',
				$now->id,
				$now->choice?->text() ?? ''
			) ) {
				return;
			}
		}
		Payers_Database::fail();
	}

	/**
	 * Notes that what was chosen is carried out, unless there is more by now.
	 *
	 * @param Declaration $declaration As it was carried out.
	 * @throws Request_Error If the database fails.
	 */
	public function carried_out( Declaration $declaration ): void {
		$this->database->update_where(
			self::TABLE,
			array( 'choice' => '' ),
			'id = %d AND choice = %s',
			$declaration->id,
			$declaration->choice?->text() ?? ''
		);
	}

	/**
	 * Some whose mails are not stored, or that are confirmed and not carried out, as they are at it, or the process has
	 * died.
	 *
	 * @return list<Declaration>
	 * @throws Request_Error If the database fails.
	 */
	public function unfinished(): array {
		list( $is_open, $open ) = $this->places->condition();
		return $this->read(
			"( told = 0 OR choice <> '' ) AND $is_open ORDER BY id LIMIT %d",
			...array( ...$open, self::BATCH )
		);
	}

	/**
	 * Notes that a declaration needs nobody any more. The first time stays.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function handle( Declaration $declaration ): void {
		$this->database->update_where(
			self::TABLE,
			array( 'handled' => $this->clock->now() ),
			'id = %d AND handled = 0',
			$declaration->id
		);
	}

	/**
	 * How many wait for the owner for long.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_late(): int {
		list( $is_open, $open ) = $this->places->condition();
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE handled = 0 AND created < %d AND $is_open",
			$this->database->table( self::TABLE ),
			$this->clock->now() - self::LATE,
			...$open
		);
	}

	/**
	 * Notes that the mails of a declaration are stored.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function mark_notified( Declaration $declaration ): void {
		$this->database->update( self::TABLE, $declaration->id, array( 'told' => 1 ) );
	}

	/**
	 * Those of a person, the first ones first.
	 *
	 * @return list<Declaration>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email ): array {
		$person = Payer::key( $email );
		return '' === $person ? array() : $this->read( 'person = %s ORDER BY id', $person );
	}

	/**
	 * Removes those of a person that are handled.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email ): int {
		return $this->database->change(
			"DELETE FROM %i WHERE person = %s AND person <> '' AND handled > 0",
			$this->database->table( self::TABLE ),
			Payer::key( $email )
		);
	}

	/** @return list<Declaration> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Declaration::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}
}
