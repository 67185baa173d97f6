<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use InvalidArgumentException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;

/** Jobs as those see them who ask for them. */
final class Job_Store extends Jobs_Table {

	/** Days that ended jobs are listed. */
	private const DONE_DAYS   = 7;
	private const FAILED_DAYS = 30;

	/** More tries than a row disappears in the same moment. */
	private const TRIES = 3;

	/** States in which nothing of a job is left to do. */
	private const ENDED = "state IN ('done', 'failed', 'stopped')";

	/** What an ended job forgets when it begins anew. */
	private const ANEW = "cursor_data = '', done = 0, total = 0, tries = 0, interruptions = 0, last_error = '', unknown_since = 0,";

	/**
	 * Adds a job, or asks again for the one that is there. One that has ended begins anew. One that is at work goes on,
	 * and begins anew after that: it may have been past what it is asked for now.
	 *
	 * @param array<mixed> $args Stored only where the job begins anew.
	 * @throws Request_Error If the database fails.
	 */
	public function add( string $kind, string $key, array $args, int $due ): Job {
		for ( $try = 1; ; $try++ ) {
			if ( ! $this->insert( $kind, $key, $args, $due, 0 ) && ! $this->ask_again( $kind, $key, $args, $due ) ) {
				// It was removed in between.
				$job = null;
			} else {
				$job = $this->find_by_key( $kind, $key );
			}
			if ( null !== $job ) {
				return $job;
			}
			if ( self::TRIES === $try ) {
				throw Request_Error::not_stored( 'job_not_stored' );
			}
		}
	}

	/**
	 * Adds a job that runs again and again, or changes how often. One that somebody stopped stays stopped.
	 *
	 * @param array<mixed> $args
	 * @throws Request_Error If the database fails.
	 */
	public function add_recurring( string $kind, string $key, int $seconds, array $args ): void {
		$now = $this->clock->now();
		if ( $this->insert( $kind, $key, $args, $now, $seconds ) ) {
			return;
		}
		$hash = self::hash( $kind, $key );
		$this->change(
			"UPDATE %i SET delay = CASE WHEN due > %d THEN %d ELSE delay END,
			due = CASE WHEN due > %d THEN %d ELSE due END,
			interval_seconds = %d, updated = %d, version = version + 1
			WHERE job_hash = %s AND state IN ('waiting', 'running') AND interval_seconds <> %d",
			...array( $now + $seconds, $seconds, $now + $seconds, $now + $seconds, $seconds, $now, $hash, $seconds )
		);
		$this->change(
			'UPDATE %i SET args = %s, ' . self::ANEW . "
			interval_seconds = %d, due = %d, delay = 0, updated = %d, version = version + 1, state = 'waiting'
			WHERE job_hash = %s AND state IN ('done', 'failed')",
			Job::encode( $args ),
			...array( $seconds, $now, $now, $hash )
		);
	}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Job {
		return self::jobs( $this->rows( 'SELECT * FROM %i WHERE id = %d', $id ) )[0] ?? null;
	}

	/** @throws Request_Error If there is none, or the database fails. */
	public function get( int $id ): Job {
		return $this->find( $id ) ?? throw new Request_Error(
			'job_not_found',
			__( 'Job not found.', 'slipstream' ),
			404
		);
	}

	/** @throws Request_Error If the database fails. */
	public function find_by_key( string $kind, string $key ): ?Job {
		$rows = $this->rows( 'SELECT * FROM %i WHERE job_hash = %s', self::hash( $kind, $key ) );
		return self::jobs( $rows )[0] ?? null;
	}

	/**
	 * A page of the jobs, the latest first, and how many there are.
	 *
	 * @param Job_State|null $state Only those in a state.
	 * @return array{list<Job>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function page( ?Job_State $state, int $page, int $per_page ): array {
		$where  = null === $state ? 'id > %d' : 'state = %s';
		$value  = $state->value ?? 0;
		$counts = $this->rows( "SELECT COUNT(*) AS number FROM %i WHERE $where", $value );
		$rows   = $this->rows(
			"SELECT * FROM %i WHERE $where ORDER BY updated DESC, id DESC LIMIT %d OFFSET %d",
			$value,
			$per_page,
			( $page - 1 ) * $per_page
		);
		return array( self::jobs( $rows ), (int) ( $counts[0]->number ?? 0 ) );
	}

	/**
	 * Jobs that somebody has to see to: those that failed, those that failed and run again, and those that nothing
	 * here can do.
	 *
	 * @param list<string> $kinds The kinds that are known.
	 * @return list<Job>
	 * @throws Request_Error If the database fails.
	 */
	public function problems( array $kinds, int $most ): array {
		return self::jobs(
			$this->rows(
				"SELECT * FROM %i WHERE state = 'failed' OR ( state IN ('waiting', 'running') AND (
				( interval_seconds > 0 AND last_error <> '' ) OR kind NOT IN (" . self::places( $kinds ) . ') ) )
				ORDER BY updated DESC, id DESC LIMIT %d',
				...self::kinds( $kinds ),
				...array( $most )
			)
		);
	}

	/**
	 * Stops a job, or puts one that has failed aside. What a process is doing for it at this moment is finished.
	 *
	 * @return Job As it stands now: one that was done stays done.
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function stop( int $id ): Job {
		$this->change(
			"UPDATE %i SET state = 'stopped', lease_owner = '', lease_until = 0, updated = %d, version = version + 1
			WHERE id = %d AND state IN ('waiting', 'running', 'failed')",
			$this->clock->now(),
			$id
		);
		return $this->get( $id );
	}

	/**
	 * Starts a job again that was stopped or has failed, and ends the pause of one that waits. One that runs again and
	 * again goes on doing so.
	 *
	 * @return Job As it stands now: one that runs or is done stays as it is.
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function start_again( int $id ): Job {
		$now = $this->clock->now();
		$this->change(
			"UPDATE %i SET due = %d, delay = 0, tries = 0, interruptions = 0, unknown_since = 0, last_error = '',
			updated = %d, version = version + 1, state = 'waiting'
			WHERE id = %d AND state IN ('waiting', 'failed', 'stopped')",
			...array( $now, $now, $id )
		);
		return $this->get( $id );
	}

	/**
	 * Removes what has ended long ago. A job that runs again and again and was stopped stays: its row says so.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$now = $this->clock->now();
		$this->change(
			"DELETE FROM %i WHERE ( state = 'failed' AND updated < %d )
			OR ( updated < %d AND ( state = 'done' OR ( state = 'stopped' AND interval_seconds = 0 ) ) )",
			$now - self::FAILED_DAYS * DAY_IN_SECONDS,
			$now - self::DONE_DAYS * DAY_IN_SECONDS
		);
	}

	/**
	 * @param array<mixed> $args
	 * @return bool Whether it is new.
	 */
	private function insert( string $kind, string $key, array $args, int $due, int $interval ): bool {
		$now = $this->clock->now();
		return 1 === $this->change(
			"INSERT IGNORE INTO %i
			(job_hash, kind, job_key, args, state, cursor_data, due, delay, interval_seconds, created, updated)
			VALUES (%s, %s, %s, %s, 'waiting', '', %d, %d, %d, %d, %d)",
			self::hash( $kind, $key ),
			$kind,
			$key,
			Job::encode( $args ),
			max( $now, $due ),
			max( 0, $due - $now ),
			$interval,
			$now,
			$now
		);
	}

	/**
	 * Asks for a job that is there.
	 *
	 * @param array<mixed> $args
	 * @return bool Whether it is there.
	 */
	private function ask_again( string $kind, string $key, array $args, int $due ): bool {
		$now    = $this->clock->now();
		$due    = max( $now, $due );
		$hash   = self::hash( $kind, $key );
		$sooner = "state = 'waiting' AND cursor_data = '' AND tries = 0 AND due > %d";
		// MariaDB assigns from left to right: what the others are made of comes last.
		$asked = $this->change(
			"UPDATE %i SET delay = CASE WHEN $sooner THEN %d ELSE delay END,
			due = CASE WHEN $sooner THEN %d ELSE due END,
			asked = asked + 1, updated = %d, version = version + 1
			WHERE job_hash = %s AND state IN ('waiting', 'running')",
			...array( $due, $due - $now, $due, $due, $now, $hash )
		);
		if ( $asked > 0 ) {
			return true;
		}
		return 1 === $this->change(
			'UPDATE %i SET args = %s, ' . self::ANEW . "
			interval_seconds = 0, due = %d, delay = %d, updated = %d, version = version + 1, state = 'waiting'
			WHERE job_hash = %s AND " . self::ENDED,
			Job::encode( $args ),
			...array( $due, $due - $now, $now, $hash )
		);
	}

	/** @throws InvalidArgumentException If no job can be called so. */
	private static function hash( string $kind, string $key ): string {
		if ( 1 !== preg_match( '/^[a-z][a-z0-9-]{0,63}$/D', $kind ) || 1 !== preg_match( '/^[!-~]{1,100}$/D', $key ) ) {
			throw new InvalidArgumentException( 'A job needs a kind, such as payments-reconcile, and a key of ASCII characters.' );
		}
		return sha1( "$kind|$key" );
	}

	/**
	 * @param list<\stdClass> $rows
	 * @return list<Job>
	 */
	private static function jobs( array $rows ): array {
		return array_map( Job::of( ... ), $rows );
	}
}
