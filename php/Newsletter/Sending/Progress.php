<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Support\Clock;

/**
 * Brings newsletters from state to state. Each change is one statement that looks at the state it starts from: people
 * and a job may be at one at once.
 */
final class Progress {

	public function __construct( private Newsletter_Database $database, private Clock $clock ) {}

	/**
	 * Has one sent that was not.
	 *
	 * @param int $due When to begin.
	 * @return bool Whether it was still to be sent.
	 * @throws Request_Error If the database fails.
	 */
	public function start( Newsletter $newsletter, int $due ): bool {
		return $this->change(
			$newsletter,
			array(
				'state'  => Newsletter_State::Waiting->value,
				'reason' => '',
				'due'    => $due,
				'place'  => Newsletters::here(),
			),
			'state = %s',
			Newsletter_State::Withheld->value
		);
	}

	/**
	 * Stores what is mailed, to whom, and since when that is fixed. The first to do so decides.
	 *
	 * @param list<int> $categories None for all.
	 * @param string    $content    By access, as JSON.
	 * @throws Request_Error If the database fails.
	 */
	public function prepare( Newsletter $newsletter, array $categories, string $content ): void {
		$this->change(
			$newsletter,
			array(
				'categories' => implode( ',', $categories ),
				'content'    => $content,
				'begun'      => $this->clock->now(),
			),
			'state = %s AND begun = 0',
			Newsletter_State::Waiting->value
		);
	}

	/**
	 * Begins to send, once the audience is stored.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function begin( Newsletter $newsletter, int $audience ): void {
		$this->change(
			$newsletter,
			array(
				'state'    => Newsletter_State::Sending->value,
				'audience' => $audience,
				'is_fixed' => 1,
				'failures' => 0,
				'worked'   => $this->clock->now(),
			),
			'state = %s AND begun > 0',
			Newsletter_State::Waiting->value
		);
	}

	/**
	 * Has one stand still.
	 *
	 * @return bool Whether it does, from now on.
	 * @throws Request_Error If the database fails.
	 */
	public function pause( Newsletter $newsletter, Reason $reason ): bool {
		return $this->change(
			$newsletter,
			array(
				'state'  => Newsletter_State::Paused->value,
				'reason' => $reason->value,
			),
			'state IN (%s, %s)',
			Newsletter_State::Waiting->value,
			Newsletter_State::Sending->value
		);
	}

	/**
	 * Has one go on that stands still.
	 *
	 * @return bool Whether it did.
	 * @throws Request_Error If the database fails.
	 */
	public function resume( Newsletter $newsletter ): bool {
		return 1 === $this->database->change(
			"UPDATE %i SET state = CASE WHEN is_fixed = 1 THEN %s ELSE %s END, reason = '', failures = 0, place = %s,
			due = CASE WHEN due < %d THEN %d ELSE due END, worked = %d, changed = %d WHERE id = %d AND state = %s",
			$this->table(),
			Newsletter_State::Sending->value,
			Newsletter_State::Waiting->value,
			Newsletters::here(),
			...array_fill( 0, 4, $this->clock->now() ),
			...array( $newsletter->id, Newsletter_State::Paused->value )
		);
	}

	/**
	 * Ends one before all have it. What is in the hands of a process is still sent.
	 *
	 * @return bool Whether it had not ended.
	 * @throws Request_Error If the database fails.
	 */
	public function stop( Newsletter $newsletter ): bool {
		return $this->change(
			$newsletter,
			array(
				'state'  => Newsletter_State::Stopped->value,
				'reason' => Reason::Person->value,
				// Else nobody ends it, if it was begun at another address.
				'place'  => Newsletters::here(),
			),
			'state IN (%s, %s, %s)',
			Newsletter_State::Waiting->value,
			Newsletter_State::Sending->value,
			Newsletter_State::Paused->value
		);
	}

	/**
	 * Notes that each email has ended, unless someone has had one sent again meanwhile.
	 *
	 * @param int $audience How many emails there are.
	 * @throws Request_Error If the database fails.
	 */
	public function finish( Newsletter $newsletter, int $audience ): void {
		$state = Newsletter_State::Stopped === $newsletter->state ? Newsletter_State::Stopped : Newsletter_State::Sent;
		$this->change(
			$newsletter,
			array(
				'state'    => $state->value,
				'audience' => $audience,
				'ended'    => $this->clock->now(),
			),
			'state = %s AND ended = 0 AND NOT EXISTS ( SELECT 1 FROM %i AS email
			WHERE email.newsletter_id = %d AND email.state IN (%s, %s) )',
			$newsletter->state->value,
			$this->database->table( Deliveries::TABLE ),
			$newsletter->id,
			Delivery_State::Queued->value,
			Delivery_State::Claimed->value
		);
	}

	/**
	 * Opens one again that was sent, as some of its emails are to be sent again.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function reopen( Newsletter $newsletter ): void {
		$this->change(
			$newsletter,
			array(
				'state'    => Newsletter_State::Sending->value,
				'ended'    => 0,
				'failures' => 0,
				'worked'   => $this->clock->now(),
				'place'    => Newsletters::here(),
			),
			'state = %s',
			Newsletter_State::Sent->value
		);
	}

	/**
	 * Counts emails in a row that were not taken, and has the newsletter stand still after too many.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function note_failure( Newsletter $newsletter, int $most ): void {
		$this->database->change(
			'UPDATE %i SET failures = failures + 1, changed = %d WHERE id = %d',
			$this->table(),
			$this->clock->now(),
			$newsletter->id
		);
		$this->change(
			$newsletter,
			array(
				'state'  => Newsletter_State::Paused->value,
				'reason' => Reason::Failures->value,
			),
			'state = %s AND failures >= %d',
			Newsletter_State::Sending->value,
			$most
		);
	}

	/**
	 * Has one stand still that is too old to go on by itself: it was off, or the database is an older one.
	 *
	 * @return bool Whether it was too old.
	 * @throws Request_Error If the database fails.
	 */
	public function hold_back( Newsletter $newsletter ): bool {
		$oldest = $this->clock->now() - Newsletters::OLDEST;
		$waits  = Newsletter_State::Waiting === $newsletter->state && 0 === $newsletter->begun;
		if ( $waits && $newsletter->due < $oldest ) {
			$values = array(
				'state'  => Newsletter_State::Withheld->value,
				'reason' => Reason::Old->value,
			);
			$this->change( $newsletter, $values, 'state = %s AND begun = 0', Newsletter_State::Waiting->value );
			return true;
		}
		if ( Newsletter_State::Sending === $newsletter->state && $newsletter->worked < $oldest ) {
			$this->pause( $newsletter, Reason::Interrupted );
			return true;
		}
		return false;
	}

	/**
	 * Notes when some of its emails were sent.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function note_work( Newsletter $newsletter ): void {
		$this->change( $newsletter, array( 'worked' => $this->clock->now() ), '1 = 1' );
	}

	/**
	 * Ends a row of refusals.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function note_success( Newsletter $newsletter ): void {
		$this->change( $newsletter, array( 'failures' => 0 ), 'failures > 0' );
	}

	/**
	 * The condition that a newsletter is being sent here.
	 *
	 * @return array{string, list<string|int>} With its values.
	 */
	public function is_sending( Newsletter $newsletter ): array {
		return array(
			'EXISTS ( SELECT 1 FROM %i AS letter WHERE letter.id = %d AND letter.state = %s AND letter.place = %s )',
			array( $this->table(), $newsletter->id, Newsletter_State::Sending->value, Newsletters::here() ),
		);
	}

	/** @param array<string, string|int> $values */
	private function change( Newsletter $newsletter, array $values, string $where, string|int ...$matched ): bool {
		return 1 === $this->database->update_where(
			Newsletters::TABLE,
			$values + array( 'changed' => $this->clock->now() ),
			"id = %d AND $where",
			$newsletter->id,
			...array_values( $matched )
		);
	}

	private function table(): string {
		return $this->database->table( Newsletters::TABLE );
	}
}
