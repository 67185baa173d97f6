<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Checked_Database;
use Slipstream\Support\Email_Address;

/**
 * The mails of a domain, each stored before it is sent. One that a process has begun to send is never sent by another:
 * if that process dies, nobody knows whether it was sent. Those that may not be sent where the site is stay as they
 * are.
 */
final class Outbox {

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			mail_key varchar(64) NOT NULL,
			kind varchar(40) NOT NULL,
			thing varchar(100) NOT NULL,
			recipient varchar(254) NOT NULL,
			person varchar(64) NOT NULL,
			subject text NOT NULL,
			body longtext NOT NULL,
			secret varchar(100) NOT NULL DEFAULT '',
			place varchar(64) NOT NULL DEFAULT '',
			state varchar(10) NOT NULL DEFAULT 'queued',
			tries int(10) unsigned NOT NULL DEFAULT 0,
			due bigint(20) unsigned NOT NULL,
			changed bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY mail_key (mail_key),
			KEY due (state,due),
			KEY person (person)";

	/** Seconds after which a process that sends a mail counts as dead: longer than mail servers are waited for. */
	public const LEASE = 900;

	/** Mails that are read at once. */
	private const BATCH = 20;

	/** With the pauses below: for about eight hours. */
	private const MOST_TRIES = 10;

	private const SHORTEST_PAUSE = 60;
	private const LONGEST_PAUSE  = 7200;

	/** Seconds after which to look whether one can be sent that cannot be sent where the site is. */
	private const ELSEWHERE = HOUR_IN_SECONDS;

	/** Seconds for which the owner is told of mails that were not sent. */
	private const TOLD = 30 * DAY_IN_SECONDS;

	/**
	 * @param string $table A table with these columns: each domain has its own.
	 * @param int    $kept  Seconds for which texts and addresses are kept. That a mail was sent is kept, so that it is
	 *     not sent again.
	 */
	public function __construct(
		private Checked_Database $database,
		private Places $places,
		private Clock $clock,
		private string $table,
		private int $kept = 90 * DAY_IN_SECONDS
	) {}

	/**
	 * Stores a mail, unless there is one of that kind for that thing.
	 *
	 * @return Mail The one that is stored.
	 * @throws Request_Error If the database fails.
	 */
	public function add( New_Mail $mail ): Mail {
		$now = $this->clock->now();
		$key = $mail->key();
		$this->database->add(
			$this->table,
			array(
				'mail_key'  => $key,
				'kind'      => $mail->kind,
				'thing'     => $mail->thing,
				'recipient' => $mail->recipient,
				'person'    => Email_Address::key( $mail->about ),
				'subject'   => $this->database->fit( $mail->subject, $this->table, 'subject' ),
				'body'      => $this->database->fit( $mail->body, $this->table, 'body' ),
				'secret'    => $mail->secret,
				'place'     => $mail->place,
				'due'       => $now,
				'changed'   => $now,
				'created'   => $now,
			)
		);
		return $this->read( 'mail_key = %s', $key )[0] ?? $this->database::fail();
	}

	/**
	 * Some of those that are to be sent, the longest first. What dead processes have left is noted before.
	 *
	 * @return list<Mail>
	 * @throws Request_Error If the database fails.
	 */
	public function due(): array {
		list( $is_open, $open ) = $this->places->condition();
		$this->recover( $is_open, $open );
		return $this->read(
			"state = 'queued' AND recipient <> '' AND due <= %d AND $is_open ORDER BY due, id LIMIT %d",
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
			"SELECT CASE WHEN NOT $is_open THEN %d WHEN state = 'queued' THEN due ELSE changed + %d END AS look FROM %i
			WHERE ( ( state = 'queued' AND recipient <> '' ) OR state = 'claimed' ) AND $is_ours ORDER BY look LIMIT 1",
			...array( ...$open, $this->clock->now() + self::ELSEWHERE, self::LEASE + 1 ),
			...array( $this->database->table( $this->table ), ...$ours )
		);
		return null === $row ? null : (int) $row->look;
	}

	/**
	 * Begins to send a mail.
	 *
	 * @return bool False if another process has begun, it was sent, or it may not be sent where the site is.
	 * @throws Request_Error If the database fails: then it must not be sent.
	 */
	public function claim( Mail $mail ): bool {
		list( $is_open, $open ) = $this->places->condition();
		return 1 === $this->database->update_where(
			$this->table,
			array(
				'state'   => Mail_Progress::Claimed->value,
				'tries'   => $mail->tries + 1,
				'changed' => $this->clock->now(),
			),
			"id = %d AND state = 'queued' AND tries = %d AND $is_open",
			...array( $mail->id, $mail->tries, ...$open )
		);
	}

	/**
	 * Notes how sending has ended, also where it took so long that it counted as dead.
	 *
	 * @param Mail       $mail  As it was before it was claimed.
	 * @param Mail_Progress $state Sent, Failed for this time, or Unsure.
	 * @throws Request_Error If the database fails: in the end, the mail is unsure.
	 */
	public function end( Mail $mail, Mail_Progress $state ): void {
		$tries    = $mail->tries + 1;
		$is_again = Mail_Progress::Failed === $state && $tries < self::MOST_TRIES;
		$now      = $this->clock->now();
		// The secret comes back where it counted as dead; nothing does if it was erased meanwhile.
		$this->database->change(
			"UPDATE %i SET state = %s, due = %d, changed = %d, body = CASE WHEN recipient = '' THEN '' ELSE %s END,
			secret = CASE WHEN recipient = '' THEN '' ELSE %s END
			WHERE id = %d AND state IN ('claimed', 'unsure') AND tries = %d",
			$this->database->table( $this->table ),
			$is_again ? Mail_Progress::Queued->value : $state->value,
			$now + min( self::LONGEST_PAUSE, self::SHORTEST_PAUSE * 2 ** $mail->tries ),
			$now,
			$is_again ? $mail->body : $mail->kept_body(),
			$is_again ? $mail->secret : '',
			$mail->id,
			$tries
		);
	}

	/**
	 * How many lately ended in a state.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count( Mail_Progress $state ): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE state = %s AND changed > %d',
			$this->database->table( $this->table ),
			$state->value,
			$this->clock->now() - self::TOLD
		);
	}

	/**
	 * Those to a person whose text is still there.
	 *
	 * @return list<Mail>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email, int $limit, int $offset = 0 ): array {
		$person = Email_Address::key( $email );
		return '' === $person
			? array()
			: $this->read( 'person = %s ORDER BY id LIMIT %d OFFSET %d', $person, $limit, $offset );
	}

	/**
	 * Empties the mails to a person, and removes those that were not sent.
	 *
	 * @return int How many.
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email ): int {
		$person = Email_Address::key( $email );
		return '' === $person ? 0 : $this->empty( 'person = %s', $person ) + $this->database->change(
			"DELETE FROM %i WHERE recipient = '' AND state = 'queued'",
			$this->database->table( $this->table )
		);
	}

	/**
	 * Empties old ones that have ended, or that nobody sends here any more.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		list( $is_ours, $ours ) = $this->places->condition_of_answer();
		$this->empty(
			"person <> '' AND ( state NOT IN ('queued', 'claimed') OR NOT $is_ours ) AND changed < %d",
			...array( ...$ours, $this->clock->now() - $this->kept )
		);
	}

	/** @param list<string> $open The values of the condition. */
	private function recover( string $is_open, array $open ): void {
		$now = $this->clock->now();
		$this->database->change(
			"UPDATE %i SET body = CASE WHEN secret = '' THEN body ELSE REPLACE( body, secret, '…' ) END, secret = '',
			state = %s, changed = %d WHERE state = 'claimed' AND changed < %d AND $is_open",
			$this->database->table( $this->table ),
			Mail_Progress::Unsure->value,
			...array( $now, $now - self::LEASE, ...$open )
		);
	}

	private function empty( string $where, string|int ...$values ): int {
		return $this->database->update_where(
			$this->table,
			array(
				'recipient' => '',
				'person'    => '',
				'subject'   => '',
				'body'      => '',
				'secret'    => '',
			),
			$where,
			...array_values( $values )
		);
	}

	/** @return list<Mail> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Mail::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( $this->table ),
				...array_values( $values )
			)
		);
	}
}
