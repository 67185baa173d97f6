<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;

/**
 * Counts requests, tokens and cost of the site, of roles and of users.
 *
 * A counter is one row, and the row also names the reservations that it contains (its holds). A number and its hold
 * change in one SQL statement: a process may be killed between any two statements, or two may come at once, and a
 * counter never holds a reservation half, nor lets one go twice. No transaction is needed, so it does not matter
 * whether the table has any, or whether someone else has one open.
 *
 * A reservation is also a row of its own, which outlives the process. Where it is still there after its lifetime, the
 * process was killed: see expired().
 *
 * @phpstan-import-type Limit from Limits
 * @phpstan-type Stored array{id: string, period: string, subjects: string, requests: int, tokens: int, cost: int, entry: string, expires: int}
 */
final class Ledger {

	public const TABLE_COUNTERS     = 'slipstream_ai_usage';
	public const TABLE_RESERVATIONS = 'slipstream_ai_reservations';

	/** Seconds that a reservation may be open: much longer than any answer takes. */
	public const LIFETIME = 3600;

	/** Reservations that are swept at once, so that no request waits long for it. */
	private const BATCH = 20;

	/** More than anybody uses, and far from what a column can hold. */
	private const NO_LIMIT = 1_000_000_000_000_000;

	public function __construct( private Usage_Database $database, private Clock $clock, private Month $month ) {}

	/**
	 * Adds a reservation to every counter, or to none.
	 *
	 * @param array<string, Limit> $limits How high each of its counters may go.
	 * @return array{string, string}|null The counter without room, and its unit; null if there was room in all.
	 * @throws Request_Error If the database fails. Nothing is reserved then.
	 */
	public function reserve( Reservation $reservation, array $limits ): ?array {
		try {
			return $this->take_all( $reservation, $limits );
		} catch ( Request_Error $error ) {
			$this->refund( $reservation );
			throw $error;
		}
	}

	/**
	 * Puts what was really used in the place of what was reserved.
	 *
	 * @return bool Whether this call closed the reservation; false if it was closed before, or the database fails:
	 *     then it stays open and expires.
	 */
	public function settle( Reservation $reservation, int $tokens, int $cost ): bool {
		return $this->close( $reservation, 0, $tokens - $reservation->tokens, $cost - $reservation->cost );
	}

	/** Gives back what was reserved. */
	public function refund( Reservation $reservation ): bool {
		return $this->close( $reservation, -$reservation->requests, -$reservation->tokens, -$reservation->cost );
	}

	/** Stores with a reservation what its request has used so far. */
	public function note( string $id, Usage_Entry $entry ): void {
		$this->database->change_safely(
			'UPDATE %i SET entry = %s WHERE id = %s',
			$this->database->table( self::TABLE_RESERVATIONS ),
			$entry->to_json(),
			$id
		);
	}

	/**
	 * Reservations whose process was killed. One that all counters hold was let in, and its request was most likely
	 * sent: the AI server bills for it, so it is to be settled with what was reserved, and nobody gains by breaking
	 * off. One that some counters hold was never let in and is to be refunded.
	 *
	 * @return list<Stored>
	 * @throws Request_Error If the database fails.
	 */
	public function expired(): array {
		/** @var list<Stored> $rows */
		$rows = $this->database->rows(
			'SELECT * FROM %i WHERE expires <= %d ORDER BY expires LIMIT %d',
			$this->database->table( self::TABLE_RESERVATIONS ),
			$this->clock->now(),
			self::BATCH
		);
		return $rows;
	}

	/**
	 * Whether all counters hold a reservation.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_complete( Reservation $reservation ): bool {
		$rows = $this->database->rows(
			'SELECT subject FROM %i WHERE ' . self::held( $reservation ),
			$this->database->table( self::TABLE_COUNTERS ),
			...self::held_by( $reservation )
		);
		return count( $rows ) === count( $reservation->subjects );
	}

	/**
	 * What a counter stands at this month, reservations included.
	 *
	 * @param string $subject The counter: site, role:{slug} or user:{id}.
	 * @return Limit
	 * @throws Request_Error If the database fails.
	 */
	public function used( string $subject ): array {
		$rows = $this->database->rows(
			'SELECT requests, tokens, cost FROM %i WHERE period = %s AND subject = %s',
			$this->database->table( self::TABLE_COUNTERS ),
			$this->month->name(),
			$subject
		);
		return Limits::read( $rows[0] ?? null );
	}

	/**
	 * Requests of all time.
	 *
	 * @param string $subject The counter: site or hub:{site}.
	 * @throws Request_Error If the database fails.
	 */
	public function total_used( string $subject = 'site' ): int {
		$rows = $this->database->rows(
			'SELECT SUM(requests) AS requests FROM %i WHERE subject = %s',
			$this->database->table( self::TABLE_COUNTERS ),
			$subject
		);
		return Limits::read( $rows[0] ?? null )['requests'];
	}

	/**
	 * Removes counters of roles and users after thirteen months. Those of sites stay: clients are given their sum.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change(
			'DELETE FROM %i WHERE period < %s AND subject <> %s AND (subject NOT LIKE %s OR subject LIKE %s)',
			$this->database->table( self::TABLE_COUNTERS ),
			$this->month->next()->modify( '-13 months' )->format( 'Y-m' ),
			'site',
			'hub:%',
			'hub:%:%'
		);
	}

	/**
	 * Writes a reservation down, and then adds it to one counter after the other.
	 *
	 * @param array<string, Limit> $limits How high each of its counters may go.
	 * @return array{string, string}|null As reserve().
	 */
	private function take_all( Reservation $reservation, array $limits ): ?array {
		$now = $this->clock->now();
		$this->database->change(
			'INSERT INTO %i (id, period, subjects, requests, tokens, cost, entry, created, expires) VALUES (%s, %s, %s, %d, %d, %d, %s, %d, %d)',
			$this->database->table( self::TABLE_RESERVATIONS ),
			$reservation->id,
			$reservation->period,
			(string) wp_json_encode( $reservation->subjects ),
			$reservation->requests,
			$reservation->tokens,
			$reservation->cost,
			$reservation->entry->to_json(),
			$now,
			$now + self::LIFETIME
		);
		foreach ( $limits as $subject => $limit ) {
			if ( ! $this->take( $reservation, $subject, $limit ) ) {
				$this->refund( $reservation );
				return array(
					$subject,
					Limits::exhausted_unit( $limit, $this->used( $subject ), $reservation->amounts() ),
				);
			}
		}
		// A process that was suspended in the middle, with its machine, may have been swept.
		if ( $this->clock->now() - $now >= self::LIFETIME / 2 ) {
			throw Usage_Database::unavailable();
		}
		return null;
	}

	/**
	 * Adds a reservation to a counter that has room for it.
	 *
	 * @param Limit $limit How high it may go.
	 */
	private function take( Reservation $reservation, string $subject, array $limit ): bool {
		if ( $this->reserve_within_limit( $reservation, $subject, $limit ) ) {
			return true;
		}
		// There is no room, or the counter's month has just started.
		$this->database->change(
			"INSERT IGNORE INTO %i (period, subject, requests, tokens, cost, holds) VALUES (%s, %s, 0, 0, 0, '')",
			$this->database->table( self::TABLE_COUNTERS ),
			$reservation->period,
			$subject
		);
		return $this->reserve_within_limit( $reservation, $subject, $limit );
	}

	/**
	 * Adds a reservation to a counter that is there and has room for it.
	 *
	 * @phpstan-impure
	 * @param Limit $limit How high it may go.
	 */
	private function reserve_within_limit( Reservation $reservation, string $subject, array $limit ): bool {
		$most = array_map( static fn ( int $value ): int => 0 === $value ? self::NO_LIMIT : $value, $limit );
		return 1 === $this->database->change(
			'UPDATE %i SET requests = requests + %d, tokens = tokens + %d, cost = cost + %d, holds = CONCAT(holds, %s)
			WHERE period = %s AND subject = %s AND requests + %d <= %d AND tokens + %d <= %d AND cost + %d <= %d',
			$this->database->table( self::TABLE_COUNTERS ),
			$reservation->requests,
			$reservation->tokens,
			$reservation->cost,
			self::hold( $reservation ),
			$reservation->period,
			$subject,
			$reservation->requests,
			$most['requests'],
			$reservation->tokens,
			$most['tokens'],
			$reservation->cost,
			$most['cost']
		);
	}

	/**
	 * Takes a reservation off all counters that hold it, in one statement, and leaves the difference.
	 *
	 * @return bool Whether any counter held it.
	 */
	private function close( Reservation $reservation, int $requests, int $tokens, int $cost ): bool {
		// What was closed cannot be closed again, so each may be tried twice, even where the first try got through and
		// its answer did not.
		$closed = $this->database->change_safely(
			"UPDATE %i SET requests = requests + %d, tokens = tokens + %d, cost = cost + %d, holds = REPLACE(holds, %s, '') WHERE "
				. self::held( $reservation ),
			$this->database->table( self::TABLE_COUNTERS ),
			$requests,
			$tokens,
			$cost,
			self::hold( $reservation ),
			...self::held_by( $reservation )
		);
		if ( null === $closed ) {
			return false;
		}
		$this->database->change_safely(
			'DELETE FROM %i WHERE id = %s',
			$this->database->table( self::TABLE_RESERVATIONS ),
			$reservation->id
		);
		return $closed > 0;
	}

	/** The condition for the counters that hold a reservation, with a place for each of held_by(). */
	private static function held( Reservation $reservation ): string {
		return 'period = %s AND holds LIKE %s AND subject IN ('
			. implode( ', ', array_fill( 0, count( $reservation->subjects ), '%s' ) )
			. ')';
	}

	/** @return list<string> */
	private static function held_by( Reservation $reservation ): array {
		return array( $reservation->period, '%' . self::hold( $reservation ) . '%', ...$reservation->subjects );
	}

	private static function hold( Reservation $reservation ): string {
		return "$reservation->id,";
	}
}
