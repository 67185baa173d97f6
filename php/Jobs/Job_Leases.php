<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Step_Outcome;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Support\Utf8;

/**
 * Jobs as those see them who do them. A process holds a job for two minutes, renews that while it works, and changes
 * the job only while it holds it. Each change is one statement: a process may be killed between any two.
 */
final class Job_Leases extends Jobs_Table {

	/** Seconds that a process may be silent. */
	public const LEASE = 120;

	/** Failed attempts in a row, and killed processes in a row, after which a job has failed. */
	public const MOST_TRIES         = 10;
	public const MOST_INTERRUPTIONS = 5;

	/** Days that a job waits for somebody who can do it. */
	public const UNKNOWN_DAYS = 30;

	/** Seconds of the pause after the first failed attempt; each is twice as long, up to the longest. */
	private const PAUSE         = 60;
	private const LONGEST_PAUSE = 6 * 3600;

	/** Longer than the column. */
	private const ERROR_LENGTH = 500;

	/** What is due: its time has come, or lies further ahead than it was put off. */
	private const DUE = '( due <= %d OR due > %d + delay )';

	/** The end of an attempt, where a job that was asked for again meanwhile, or that recurs, begins anew. */
	private const ENDS = "cursor_data = '', tries = 0, interruptions = 0, last_error = %s,
		lease_owner = '', lease_until = 0,
		done = CASE WHEN asked > begun OR interval_seconds > 0 THEN 0 ELSE done END,
		total = CASE WHEN asked > begun OR interval_seconds > 0 THEN 0 ELSE total END,
		due = CASE WHEN asked > begun THEN %d ELSE %d + interval_seconds END,
		delay = CASE WHEN asked > begun THEN 0 ELSE interval_seconds END,
		state = CASE WHEN asked > begun OR interval_seconds > 0 THEN 'waiting' ELSE %s END";

	/**
	 * The next job that is due, held by this process from now on.
	 *
	 * @param list<string> $kinds Those that are known.
	 * @return Job_Lease|null None if nothing is due, or others are at all that is.
	 * @throws Request_Error If the database fails.
	 */
	public function claim_next( array $kinds ): ?Job_Lease {
		$now  = $this->clock->now();
		$rows = array() === $kinds ? array() : $this->rows(
			"SELECT * FROM %i WHERE state = 'waiting' AND " . self::DUE . ' AND kind IN (' . self::places( $kinds ) . ')
			ORDER BY due, id LIMIT 10',
			...array( $now, $now + self::SKEW ),
			...$kinds
		);
		foreach ( $rows as $row ) {
			$lease = $this->claim( Job::of( $row ) );
			if ( null !== $lease ) {
				return $lease;
			}
		}
		return null;
	}

	/**
	 * Holds a job for two more minutes.
	 *
	 * @return bool Whether it is still held; not if it was stopped, or another process has taken it.
	 * @throws Request_Error If the database fails.
	 */
	public function renew( Job_Lease $lease ): bool {
		return $this->settle( $lease, 'lease_until = %d', $this->clock->now() + self::LEASE );
	}

	/**
	 * Stores how far a job has come.
	 *
	 * @param bool $goes_on Whether this process goes on with it; else the next one does.
	 * @return bool Whether it was still held. If not, nothing is stored.
	 * @throws Request_Error If the database fails.
	 */
	public function progress( Job_Lease $lease, Job $job, bool $goes_on ): bool {
		$now = $this->clock->now();
		return $this->settle(
			$lease,
			"cursor_data = %s, done = %d, total = %d, tries = 0, interruptions = 0, last_error = '',
			due = %d, delay = 0, lease_until = %d, lease_owner = %s, state = %s",
			$job->stored_cursor(),
			$job->done,
			$job->total,
			$now,
			...( $goes_on ? array( $now + self::LEASE, $lease->owner, 'running' ) : array( 0, '', 'waiting' ) )
		);
	}

	/**
	 * Puts a job off.
	 *
	 * @return bool As progress().
	 * @throws Request_Error If the database fails.
	 */
	public function wait( Job_Lease $lease, Step_Result $result ): bool {
		$now    = $this->clock->now();
		$cursor = $lease->job->after( $result )->stored_cursor();
		return $this->settle(
			$lease,
			"cursor_data = %s, tries = 0, interruptions = 0, last_error = '', due = %d, delay = %d,
			lease_until = 0, lease_owner = '', state = 'waiting'",
			// A pause that was asked for is not cut short by those who ask for the job: its work has begun.
			'' === $cursor ? '[]' : $cursor,
			max( $now + 1, $result->until ),
			max( 1, $result->until - $now )
		);
	}

	/**
	 * @return bool As progress().
	 * @throws Request_Error If the database fails.
	 */
	public function finish( Job_Lease $lease ): bool {
		$now = $this->clock->now();
		return $this->settle( $lease, self::ENDS, '', $now, $now, 'done' );
	}

	/**
	 * Stores that an attempt failed: it is made again after a pause, or the job has failed.
	 *
	 * @return bool As progress().
	 * @throws Request_Error If the database fails.
	 */
	public function fail( Job_Lease $lease, Step_Result $result ): bool {
		$now    = $this->clock->now();
		$reason = $this->storable( $result->reason );
		$tries  = $lease->job->tries + 1;
		if ( Step_Outcome::Gave_Up === $result->outcome || $tries >= self::MOST_TRIES ) {
			return $this->settle( $lease, self::ENDS, $reason, $now, $now, 'failed' );
		}
		$pause = min( self::LONGEST_PAUSE, self::PAUSE * 2 ** ( $tries - 1 ) );
		$job   = $lease->job->after( $result );
		return $this->settle(
			$lease,
			"cursor_data = %s, done = %d, tries = %d, interruptions = 0, last_error = %s, due = %d, delay = %d,
			lease_until = 0, lease_owner = '', state = 'waiting'",
			$job->stored_cursor(),
			$job->done,
			$tries,
			$reason,
			$now + $pause,
			$pause
		);
	}

	/**
	 * Frees the jobs of processes that ended without a result. One that was so several times in a row has failed.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function recover(): void {
		$now   = $this->clock->now();
		$error = $this->storable( __( 'The process that worked on it ended without a result.', 'slipstream' ) );
		$most  = self::MOST_INTERRUPTIONS;
		$this->change(
			"UPDATE %i SET last_error = %s, lease_owner = '', lease_until = 0, updated = %d, version = version + 1,
			delay = CASE WHEN interruptions + 1 >= $most THEN interval_seconds ELSE 0 END,
			due = CASE WHEN interruptions + 1 >= $most THEN %d + interval_seconds ELSE %d END,
			cursor_data = CASE WHEN interruptions + 1 >= $most AND interval_seconds > 0 THEN '' ELSE cursor_data END,
			state = CASE WHEN interruptions + 1 >= $most AND interval_seconds = 0 THEN 'failed' ELSE 'waiting' END,
			interruptions = CASE WHEN interruptions + 1 >= $most AND interval_seconds > 0 THEN 0
				ELSE interruptions + 1 END
			WHERE state = 'running' AND ( lease_until <= %d OR lease_until > %d )",
			$error,
			$now,
			$now,
			$now,
			$now,
			$now + self::LEASE + self::SKEW
		);
	}

	/**
	 * Notes since when nobody here can do a job. After a month it has failed.
	 *
	 * @param list<string> $kinds Those that are known.
	 * @throws Request_Error If the database fails.
	 */
	public function note_unknown( array $kinds ): void {
		$now   = $this->clock->now();
		$known = 'kind IN (' . self::places( $kinds ) . ')';
		$names = self::kinds( $kinds );
		$this->change(
			"UPDATE %i SET unknown_since = CASE WHEN $known THEN 0 ELSE %d END, version = version + 1
			WHERE state IN ('waiting', 'running')
			AND ( ( $known AND unknown_since > 0 ) OR ( NOT $known AND ( unknown_since = 0 OR unknown_since > %d ) ) )",
			...$names,
			...array( $now ),
			...$names,
			...$names,
			...array( $now )
		);
		$this->change(
			"UPDATE %i SET last_error = %s, updated = %d, version = version + 1, state = 'failed'
			WHERE state = 'waiting' AND unknown_since BETWEEN 1 AND %d AND NOT $known",
			$this->storable( __( 'No feature that is on can do it.', 'slipstream' ) ),
			...array( $now, $now - self::UNKNOWN_DAYS * DAY_IN_SECONDS ),
			...$names
		);
	}

	/**
	 * When the next job of a known kind is due, or the next lease ends.
	 *
	 * @param list<string> $kinds Those that are known.
	 * @return int|null None if no job waits.
	 * @throws Request_Error If the database fails.
	 */
	public function next_due( array $kinds ): ?int {
		$now   = $this->clock->now();
		$ahead = $now + self::SKEW;
		$lease = self::LEASE;
		$next  = $this->rows(
			"SELECT MIN( CASE WHEN state = 'running' AND lease_until <= $ahead + $lease THEN lease_until
			WHEN state = 'waiting' AND due <= $ahead + delay THEN due ELSE $now END ) AS next
			FROM %i WHERE state = 'running' OR ( state = 'waiting' AND kind IN (" . self::places( $kinds ) . ') )',
			...self::kinds( $kinds )
		)[0]->next ?? null;
		return null === $next ? null : (int) $next;
	}

	/** Holds a job, if it is still as it was read. */
	private function claim( Job $job ): ?Job_Lease {
		$now   = $this->clock->now();
		$lease = new Job_Lease( $job, bin2hex( random_bytes( 16 ) ) );
		return 1 === $this->change(
			"UPDATE %i SET begun = CASE WHEN cursor_data = '' THEN asked ELSE begun END,
			lease_owner = %s, lease_until = %d, updated = %d, version = version + 1, state = 'running'
			WHERE id = %d AND state = 'waiting' AND version = %d",
			$lease->owner,
			$now + self::LEASE,
			$now,
			$job->id,
			$job->version
		) ? $lease : null;
	}

	/** Changes a job that is held. That also changes its version, as a row that stays the same counts as not found. */
	private function settle( Job_Lease $lease, string $sets, string|int ...$values ): bool {
		return 1 === $this->change(
			"UPDATE %i SET updated = %d, version = version + 1, $sets WHERE id = %d AND state = 'running' AND lease_owner = %s",
			$this->clock->now(),
			...$values,
			...array( $lease->job->id, $lease->owner )
		);
	}

	/** A reason as the table can store it. */
	private function storable( string $reason ): string {
		$reason = mb_substr( Utf8::scrub( $reason ), 0, self::ERROR_LENGTH );
		return mb_substr( $this->fit( $reason, 'last_error' ), 0, self::ERROR_LENGTH );
	}
}
