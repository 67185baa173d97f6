<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Support\Clock;

/**
 * Stores the email to each subscriber, one row for each of a newsletter. A process that sends one has claimed its row
 * before: if it dies, nobody knows whether the mail server has it, and nobody sends it again.
 */
final class Deliveries {

	public const TABLE = 'slipstream_newsletter_deliveries';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			newsletter_id bigint(20) unsigned NOT NULL,
			subscriber_id bigint(20) unsigned NOT NULL,
			state varchar(10) NOT NULL DEFAULT 'queued',
			tries int(10) unsigned NOT NULL DEFAULT 0,
			due bigint(20) unsigned NOT NULL DEFAULT 0,
			handed bigint(20) unsigned NOT NULL DEFAULT 0,
			changed bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY email (newsletter_id,subscriber_id),
			KEY state (newsletter_id,state,due,id),
			KEY claimed (state,changed),
			KEY subscriber_id (subscriber_id),
			KEY handed (handed)";

	/** Seconds after which a process that sends one counts as dead: longer than mail servers are waited for. */
	public const LEASE = 900;

	public function __construct(
		private Newsletter_Database $database,
		private Recipients $recipients,
		private Progress $progress,
		private Clock $clock
	) {}

	/**
	 * Stores the audience of a newsletter, in one statement. Done twice, it stays what it was.
	 *
	 * @return int How many there are.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function fix( Newsletter $newsletter ): int {
		list( $from, $values ) = $this->recipients->query( $newsletter->categories, $newsletter->begun );
		$this->database->change(
			"INSERT IGNORE INTO %i (newsletter_id, subscriber_id, state, changed) SELECT %d, id, 'queued', %d $from",
			$this->table(),
			...array( $newsletter->id, $this->clock->now(), ...$values )
		);
		return array_sum( $this->counts( $newsletter->id ) );
	}

	/**
	 * Some of those that are to be sent now.
	 *
	 * @return list<Delivery>
	 * @throws Request_Error If the database fails.
	 */
	public function due( int $newsletter_id, int $limit ): array {
		return array_map(
			Delivery::of( ... ),
			$this->database->rows(
				'SELECT * FROM %i WHERE newsletter_id = %d AND state = %s AND due <= %d ORDER BY due, id LIMIT %d',
				$this->table(),
				$newsletter_id,
				Delivery_State::Queued->value,
				...array( $this->clock->now(), $limit )
			)
		);
	}

	/**
	 * When to look at a newsletter again: as a refused email is due, or a silent process counts as dead.
	 *
	 * @return int|null Null if each of its emails has ended.
	 * @throws Request_Error If the database fails.
	 */
	public function next( int $newsletter_id ): ?int {
		$row = $this->database->row(
			'SELECT MIN( CASE WHEN state = %s THEN due ELSE changed + %d END ) AS next FROM %i
			WHERE newsletter_id = %d AND state IN (%s, %s)',
			Delivery_State::Queued->value,
			...array( self::LEASE + 1, $this->table(), $newsletter_id ),
			...array( Delivery_State::Queued->value, Delivery_State::Claimed->value )
		);
		return isset( $row->next ) ? (int) $row->next : null;
	}

	/**
	 * Begins to send one.
	 *
	 * @return bool False if another process has begun, the newsletter stands still, or the subscriber has changed or
	 *     left since they were read.
	 * @throws Request_Error If the database fails: then it must not be sent.
	 */
	public function claim( Delivery $delivery, Newsletter $newsletter, Subscriber $subscriber ): bool {
		list( $is_sending, $ours )     = $this->progress->is_sending( $newsletter );
		list( $is_unchanged, $theirs ) = $this->recipients->unchanged( $subscriber );
		$now                           = $this->clock->now();
		return 1 === $this->database->change(
			"UPDATE %i SET state = %s, tries = tries + 1, handed = %d, changed = %d
			WHERE id = %d AND state = %s AND tries = %d AND $is_sending AND $is_unchanged",
			$this->table(),
			Delivery_State::Claimed->value,
			...array( $now, $now, $delivery->id, Delivery_State::Queued->value, $delivery->tries ),
			...array( ...$ours, ...$theirs )
		);
	}

	/**
	 * Stores how the process ended that had claimed one. It may have counted as dead meanwhile.
	 *
	 * @param int $due When it is sent again; 0 for never.
	 * @throws Request_Error If the database fails: then it is unsure some day.
	 */
	public function end( Delivery $delivery, Delivery_State $state, int $due = 0 ): void {
		// What counts as unsure by now is not sent again by itself.
		$late = Delivery_State::Queued === $state ? Delivery_State::Claimed : Delivery_State::Unsure;
		$this->database->change(
			'UPDATE %i SET state = %s, due = %d, changed = %d WHERE id = %d AND state IN (%s, %s) AND tries = %d',
			$this->table(),
			$state->value,
			$due,
			$this->clock->now(),
			$delivery->id,
			Delivery_State::Claimed->value,
			$late->value,
			$delivery->tries + 1
		);
	}

	/**
	 * Leaves one out, as the subscriber has left.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function skip( Delivery $delivery ): void {
		$this->move( Delivery_State::Queued, Delivery_State::Skipped, 'id = %d', $delivery->id );
	}

	/**
	 * Leaves out all that are not sent yet.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function skip_rest( Newsletter $newsletter ): void {
		$this->move( Delivery_State::Queued, Delivery_State::Skipped, 'newsletter_id = %d', $newsletter->id );
	}

	/**
	 * Has those of a newsletter sent again that ended in a state, as someone says so.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function send_again( Newsletter $newsletter, Delivery_State $state ): int {
		list( $is_sending, $values ) = $this->progress->is_sending( $newsletter );
		return $this->move(
			$state,
			Delivery_State::Queued,
			"newsletter_id = %d AND $is_sending",
			$newsletter->id,
			...$values
		);
	}

	/**
	 * Notes what processes were sending that have died.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function recover(): void {
		$dead = $this->clock->now() - self::LEASE;
		$this->move( Delivery_State::Claimed, Delivery_State::Unsure, 'changed < %d', $dead );
	}

	/**
	 * How many emails of a newsletter are in which state.
	 *
	 * @return array<string, int> For each state.
	 * @throws Request_Error If the database fails.
	 */
	public function counts( int $newsletter_id ): array {
		return $this->counts_of( array( $newsletter_id ) )[ $newsletter_id ];
	}

	/**
	 * The same for several newsletters.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<string, int>> By newsletter.
	 * @throws Request_Error If the database fails.
	 */
	public function counts_of( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$counts = array_fill_keys( $ids, array_fill_keys( array_column( Delivery_State::cases(), 'value' ), 0 ) );
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = $this->database->rows(
			"SELECT newsletter_id, state, COUNT(*) AS number FROM %i WHERE newsletter_id IN ( $places )
			GROUP BY newsletter_id, state",
			...array( $this->table(), ...$ids )
		);
		foreach ( $rows as $row ) {
			$state = Delivery_State::from( (string) $row->state );
			$counts[ (int) $row->newsletter_id ][ $state->value ] = (int) $row->number;
		}
		return $counts;
	}

	/**
	 * A part of those of a newsletter that are in a state.
	 *
	 * @return array{list<Delivery>, int} With how many there are.
	 * @throws Request_Error If the database fails.
	 */
	public function page( int $newsletter_id, Delivery_State $state, int $page, int $per_page ): array {
		$where  = 'FROM %i WHERE newsletter_id = %d AND state = %s';
		$values = array( $this->table(), $newsletter_id, $state->value );
		$limits = array( $per_page, ( $page - 1 ) * $per_page );
		$rows   = $this->database->rows( "SELECT * $where ORDER BY id LIMIT %d OFFSET %d", ...$values, ...$limits );
		return array(
			array_map( Delivery::of( ... ), $rows ),
			$this->database->number( "SELECT COUNT(*) AS number $where", ...$values ),
		);
	}

	/**
	 * What was sent to a subscriber, the oldest first.
	 *
	 * @return array<int, array{int, int}> By ID, the post and when it was handed over.
	 * @throws Request_Error If the database fails.
	 */
	public function of_subscriber( int $subscriber_id, int $limit, int $offset ): array {
		$sent = array();
		$rows = $this->database->rows(
			'SELECT email.id, email.handed, letter.post_id FROM %i AS email INNER JOIN %i AS letter
			ON letter.id = email.newsletter_id WHERE email.subscriber_id = %d AND email.handed > 0
			ORDER BY email.id LIMIT %d OFFSET %d',
			$this->table(),
			$this->database->table( Newsletters::TABLE ),
			$subscriber_id,
			...array( $limit, $offset )
		);
		foreach ( $rows as $row ) {
			$sent[ (int) $row->id ] = array( (int) $row->post_id, (int) $row->handed );
		}
		return $sent;
	}

	/**
	 * When so many emails ago one was handed over, among those since a time; 0 if there were fewer.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function handed( int $ago, int $since ): int {
		return (int) ( $this->database->row(
			'SELECT handed FROM %i WHERE handed > %d ORDER BY handed DESC LIMIT 1 OFFSET %d',
			$this->table(),
			$since,
			$ago - 1
		)->handed ?? 0 );
	}

	/**
	 * How many were handed over since a time.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_handed( int $since ): int {
		return $this->database->number( 'SELECT COUNT(*) AS number FROM %i WHERE handed > %d', $this->table(), $since );
	}

	private function move( Delivery_State $from, Delivery_State $to, string $where, string|int ...$values ): int {
		return $this->database->change(
			"UPDATE %i SET state = %s, due = 0, changed = %d WHERE state = %s AND $where",
			$this->table(),
			$to->value,
			$this->clock->now(),
			$from->value,
			...array_values( $values )
		);
	}

	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
