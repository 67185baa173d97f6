<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;

/**
 * Stores who subscribes, one row a person. The row of who has left keeps only the hash of the address: it is what
 * keeps others from subscribing them again.
 */
final class Subscribers {

	public const TABLE = 'slipstream_subscribers';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			person varchar(64) NOT NULL,
			email varchar(254) NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			state varchar(10) NOT NULL,
			access varchar(10) NOT NULL DEFAULT 'free',
			language varchar(20) NOT NULL DEFAULT '',
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			categories text NOT NULL,
			origin varchar(60) NOT NULL DEFAULT '',
			left_by varchar(10) NOT NULL DEFAULT '',
			since bigint(20) unsigned NOT NULL,
			ended bigint(20) unsigned NOT NULL DEFAULT 0,
			changed bigint(20) unsigned NOT NULL,
			version int(10) unsigned NOT NULL DEFAULT 1,
			PRIMARY KEY  (id),
			UNIQUE KEY person (person),
			KEY state (state,id),
			KEY user_id (user_id)";

	public function __construct(
		private Subscribers_Database $database,
		private Address_Key $keys,
		private Clock $clock
	) {}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Subscriber {
		return $this->read( 'id = %d', $id );
	}

	/**
	 * The row of an address, also if it has left; null if it never was a subscriber.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_email( string $email ): ?Subscriber {
		return $this->read( 'person = %s', $this->keys->of( $email ) );
	}

	/**
	 * Makes someone a subscriber who has shown that they want it, also if they had left.
	 *
	 * @param Subscriber|null $before Their row as it was when they showed it. Whoever has left since stays away.
	 * @return Subscriber|null Null if they have left since.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function join( Joining $joining, ?Subscriber $before ): ?Subscriber {
		if ( null === $before ) {
			$this->add( $joining );
		} elseif ( ! $before->is_active() ) {
			$this->database->update_where(
				self::TABLE,
				$this->values( $joining ) + array(
					'left_by' => '',
					'ended'   => 0,
					'version' => $before->version + 1,
				),
				'id = %d AND state = %s AND version = %d',
				$before->id,
				State::Left->value,
				$before->version
			);
		}
		$now = $this->of_email( $joining->email );
		return true === $now?->is_active() ? $now : null;
	}

	/**
	 * Adds someone of whom another says that they want to be a subscriber, unless they are one, or have been.
	 *
	 * @return Subscriber The row of the address: with the same origin, it was added.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function add( Joining $joining ): Subscriber {
		$this->database->add(
			self::TABLE,
			array( 'person' => $this->keys->of( $joining->email ) ) + $this->values( $joining )
		);
		return $this->of_email( $joining->email ) ?? Subscribers_Database::fail();
	}

	/**
	 * Ends a subscription. In one statement, so that nobody is half away.
	 *
	 * @return bool Whether they were a subscriber until now.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function leave( int $id, Left_By $by ): bool {
		$now = $this->clock->now();
		return 1 === $this->database->change(
			"UPDATE %i SET state = %s, email = '', name = '', access = %s, language = '', user_id = 0, categories = '',
			origin = '', left_by = %s, ended = %d, changed = %d, version = version + 1 WHERE id = %d AND state = %s",
			$this->database->table( self::TABLE ),
			State::Left->value,
			Access::Free->value,
			$by->value,
			...array( $now, $now, $id, State::Active->value )
		);
	}

	/**
	 * Changes which categories a subscriber gets.
	 *
	 * @param list<int> $categories None for all.
	 * @return bool False if they have left.
	 * @throws Request_Error If the database fails.
	 */
	public function choose( Subscriber $subscriber, array $categories ): bool {
		$this->database->change(
			'UPDATE %i SET categories = %s, changed = %d, version = version + 1 WHERE id = %d AND state = %s',
			$this->database->table( self::TABLE ),
			Categories::stored( $categories ),
			...array( $this->clock->now(), $subscriber->id, State::Active->value )
		);
		return true === $this->find( $subscriber->id )?->is_active();
	}

	/**
	 * Whether the rows can still be found: the key that they were stored with may have been lost.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function has_its_key(): bool {
		$row = $this->database->row(
			'SELECT email, person FROM %i WHERE state = %s ORDER BY id LIMIT 1',
			$this->database->table( self::TABLE ),
			State::Active->value
		);
		return null === $row || $this->keys->of( (string) $row->email ) === $row->person;
	}

	/**
	 * Forgets that someone had a user of WordPress, who is gone. They stay a subscriber.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function unlink( int $user_id ): void {
		$this->database->change(
			'UPDATE %i SET user_id = 0, version = version + 1 WHERE user_id = %d',
			$this->database->table( self::TABLE ),
			$user_id
		);
	}

	/** @return array<string, string|int> By column. */
	private function values( Joining $joining ): array {
		$now = $this->clock->now();
		return array(
			'email'      => $joining->email,
			'name'       => $this->database->fit( $joining->name, self::TABLE, 'name' ),
			'state'      => State::Active->value,
			'access'     => $joining->access->value,
			'language'   => $joining->language,
			'user_id'    => $this->user_of( $joining->email ),
			'categories' => Categories::stored( $joining->categories ),
			'origin'     => $joining->origin,
			'since'      => $now,
			'changed'    => $now,
		);
	}

	/** The user of WordPress with an address; 0 for none. WordPress's own function gives false if it cannot say. */
	private function user_of( string $email ): int {
		global $wpdb;
		return (int) ( $this->database->row(
			'SELECT ID FROM %i WHERE user_email = %s ORDER BY ID LIMIT 1',
			$wpdb->users,
			$email
		)->ID ?? 0 );
	}

	private function read( string $where, string|int $value ): ?Subscriber {
		$row = $this->database->row(
			"SELECT * FROM %i WHERE $where",
			$this->database->table( self::TABLE ),
			$value
		);
		return null === $row ? null : Subscriber::of( $row );
	}
}
