<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Cancel;

use Slipstream\Http\Request_Error;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payers\Places;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Support\Clock;

/**
 * Stores who wants to cancel what, before the gateway is asked, so that it is done although the gateway or the process
 * fails.
 */
final class Wishes {

	public const TABLE = 'slipstream_payment_cancellations';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			wish_key varchar(64) NOT NULL,
			subscription_id bigint(20) unsigned NOT NULL,
			at_period_end tinyint(1) unsigned NOT NULL,
			email varchar(254) NOT NULL,
			person varchar(64) NOT NULL,
			state varchar(10) NOT NULL DEFAULT 'waiting',
			tries int(10) unsigned NOT NULL DEFAULT 0,
			attempt int(10) unsigned NOT NULL DEFAULT 1,
			due bigint(20) unsigned NOT NULL,
			asked bigint(20) unsigned NOT NULL,
			ended bigint(20) unsigned NOT NULL DEFAULT 0,
			place varchar(64) NOT NULL DEFAULT '',
			PRIMARY KEY  (id),
			UNIQUE KEY wish_key (wish_key),
			KEY due (state,due),
			KEY subscription_id (subscription_id),
			KEY person (person)";

	/** With the pauses below: for about ten days. */
	private const MOST_TRIES = 48;

	private const SHORTEST_PAUSE = 60;
	private const LONGEST_PAUSE  = 21600;

	/** Seconds after which to look whether one can be tried that cannot be where the site is. */
	private const ELSEWHERE = HOUR_IN_SECONDS;

	/** Wishes that are read at once. */
	private const BATCH = 20;

	/** Seconds after which the owner is told of one that waits, and for which of one that was given up. */
	private const LATE = 3600;
	private const TOLD = 30 * DAY_IN_SECONDS;

	public function __construct(
		private Payers_Database $database,
		private Places $places,
		private Clock $clock
	) {}

	/**
	 * Whether this site may do it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function may_be_done( Wish $wish ): bool {
		return $this->places->is_open( $wish->place );
	}

	/**
	 * Stores a wish, or finds the same one: a double click is one. One that was given up or taken back is tried again.
	 *
	 * @param Subscription $subscription As it is now.
	 * @param string       $email        Of who gets the receipt.
	 * @throws Request_Error If the database fails.
	 */
	public function add( Subscription $subscription, bool $at_period_end, string $email ): Wish {
		$place   = $this->places->of_asked( $subscription->account );
		$waiting = $this->waiting_for( $subscription );
		if ( null !== $waiting && $waiting->at_period_end === $at_period_end ) {
			if ( $waiting->place !== $place ) {
				$this->database->update( self::TABLE, $waiting->id, compact( 'place' ) );
				$waiting = $this->get( $waiting->id );
			}
			return $this->instead_of_others( $waiting );
		}
		$now = $this->clock->now();
		$key = hash( 'sha256', "$subscription->id|$subscription->version|" . (int) $at_period_end );
		$this->database->add(
			self::TABLE,
			array(
				'wish_key'        => $key,
				'subscription_id' => $subscription->id,
				'at_period_end'   => (int) $at_period_end,
				'email'           => $email,
				'person'          => Payer::key( $email ),
				'due'             => $now,
				'asked'           => $now,
				'place'           => $place,
			)
		);
		$this->database->change(
			'UPDATE %i SET state = %s, tries = 0, attempt = attempt + 1, due = %d, place = %s
			WHERE wish_key = %s AND state IN ( %s, %s )',
			$this->database->table( self::TABLE ),
			Wish_State::Waiting->value,
			$now,
			$place,
			$key,
			Wish_State::Failed->value,
			Wish_State::Replaced->value
		);
		return $this->instead_of_others( $this->read( 'wish_key = %s', $key )[0] ?? Payers_Database::fail() );
	}

	/** Takes back what someone has wished for the same subscription before: it would end at once what is to go on. */
	private function instead_of_others( Wish $wish ): Wish {
		if ( Wish_State::Waiting === $wish->state ) {
			$this->database->update_where(
				self::TABLE,
				array( 'state' => Wish_State::Replaced->value ),
				"subscription_id = %d AND state = 'waiting' AND id <> %d",
				$wish->subscription_id,
				$wish->id
			);
		}
		return $wish;
	}

	/**
	 * The latest one for a subscription that is not done.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function waiting_for( Subscription $subscription ): ?Wish {
		return $this->read(
			"subscription_id = %d AND state = 'waiting' ORDER BY id DESC LIMIT 1",
			$subscription->id
		)[0] ?? null;
	}

	/** @throws Request_Error If the database fails, or someone has removed it. */
	public function get( int $id ): Wish {
		return $this->read( 'id = %d', $id )[0] ?? Payers_Database::fail();
	}

	/**
	 * Some of those that are to be tried again, the longest first.
	 *
	 * @return list<Wish>
	 * @throws Request_Error If the database fails.
	 */
	public function due(): array {
		list( $is_open, $open ) = $this->places->condition();
		return $this->read(
			"state = 'waiting' AND due <= %d AND $is_open ORDER BY due, id LIMIT %d",
			...array( $this->clock->now(), ...$open, self::BATCH )
		);
	}

	/**
	 * When to look for the next one; null if none waits.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function next_due(): ?int {
		list( $is_open, $open ) = $this->places->condition();
		list( $is_ours, $ours ) = $this->places->condition_of_some_day();
		$row                    = $this->database->row(
			"SELECT CASE WHEN NOT $is_open THEN %d ELSE due END AS look FROM %i
			WHERE state = 'waiting' AND $is_ours ORDER BY look LIMIT 1",
			...array( ...$open, $this->clock->now() + self::ELSEWHERE ),
			...array( $this->database->table( self::TABLE ), ...$ours )
		);
		return null === $row ? null : (int) $row->look;
	}

	/**
	 * Notes that one is done.
	 *
	 * @throws Request_Error If the database fails: then it is done again, which does no harm.
	 */
	public function done( Wish $wish ): void {
		$this->end( $wish, Wish_State::Done );
	}

	/** Whether it is given up if the gateway does not do it this time. */
	public function is_last_try( Wish $wish ): bool {
		return $wish->tries + 1 >= self::MOST_TRIES;
	}

	/**
	 * Notes that the gateway did not do it. It is tried again later, each time after longer, or given up.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function not_done( Wish $wish ): void {
		if ( $this->is_last_try( $wish ) ) {
			$this->end( $wish, Wish_State::Failed );
			return;
		}
		$this->database->update_where(
			self::TABLE,
			array(
				'tries' => $wish->tries + 1,
				'due'   => $this->clock->now()
					+ min( self::LONGEST_PAUSE, self::SHORTEST_PAUSE * 2 ** min( $wish->tries, 20 ) ),
			),
			"id = %d AND state = 'waiting' AND tries = %d",
			$wish->id,
			$wish->tries
		);
	}

	/**
	 * How many that are to be done where the site is wait for long, or were given up.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_late(): int {
		list( $is_open, $open ) = $this->places->condition();
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i
			WHERE ( ( state = 'waiting' AND asked < %d ) OR ( state = 'failed' AND ended > %d ) ) AND $is_open",
			$this->database->table( self::TABLE ),
			$this->clock->now() - self::LATE,
			$this->clock->now() - self::TOLD,
			...$open
		);
	}

	/**
	 * Those of a person.
	 *
	 * @return list<Wish>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email ): array {
		$person = Payer::key( $email );
		return '' === $person ? array() : $this->read( 'person = %s ORDER BY id', $person );
	}

	/**
	 * Empties those of a person that have ended, done or given up, or that nobody tries here any more.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email ): int {
		list( $is_ours, $ours ) = $this->places->condition_of_some_day();
		return $this->database->update_where(
			self::TABLE,
			array(
				'email'  => '',
				'person' => '',
			),
			"person = %s AND person <> '' AND ( state <> 'waiting' OR NOT $is_ours )",
			Payer::key( $email ),
			...$ours
		);
	}

	private function end( Wish $wish, Wish_State $state ): void {
		$this->database->update_where(
			self::TABLE,
			array(
				'state' => $state->value,
				'ended' => $this->clock->now(),
			),
			"id = %d AND state = 'waiting'",
			$wish->id
		);
	}

	/** @return list<Wish> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Wish::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}
}
