<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Support\Clock;

/** Where modules ask for long work. */
final class Job_Queue {

	public function __construct(
		private Job_Store $store,
		private Job_Schedule $schedule,
		private Loopback $loopback,
		private Clock $clock
	) {}

	/**
	 * Asks for a job. One of the same kind and key is the same job: one that waits is not added again, and one that has
	 * begun runs once more when it has ended.
	 *
	 * @param string       $key  What tells it apart from others of its kind, such as the number of a post. ASCII, and
	 *     nothing personal.
	 * @param array<mixed> $args What its handler needs besides, as JSON knows it: numbers of rows, not their contents.
	 *     A job that has not ended keeps those that it has.
	 * @param int          $due  When it may begin, in seconds since the Unix epoch; 0 for now.
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function add( string $kind, string $key = '-', array $args = array(), int $due = 0 ): Job {
		$due = max( $due, $this->clock->now() );
		// First, as nobody would wake a job whose process is killed after it was stored.
		$this->schedule->announce( $due );
		$job = $this->store->add( $kind, $key, $args, $due );
		// And again, as a process that found no job may have taken it back in between.
		$this->schedule->announce( $job->due );
		if ( $job->due <= $this->clock->now() ) {
			$this->loopback->send();
		}
		return $job;
	}

	/**
	 * Has a job run again and again, for the first time now. Safe to call whenever the module is installed: one that is
	 * there goes on, and one that an administrator has stopped stays stopped. One that fails runs at its next time.
	 *
	 * @param int          $seconds From the end of one run to the next.
	 * @param array<mixed> $args    As for add().
	 * @throws Request_Error If the database fails.
	 */
	public function every( int $seconds, string $kind, string $key = '-', array $args = array() ): void {
		$this->schedule->announce( $this->clock->now() );
		$this->store->add_recurring( $kind, $key, $seconds, $args );
		$this->schedule->announce( $this->clock->now() );
	}

	/**
	 * The job as it stands now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find( string $kind, string $key = '-' ): ?Job {
		return $this->store->find_by_key( $kind, $key );
	}

	/**
	 * Stops a job. What a process is doing for it at this moment is finished.
	 *
	 * @return Job As it stands now: one that was done stays done.
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function stop( int $id ): Job {
		return $this->store->stop( $id );
	}

	/**
	 * Has a job tried now that was stopped, has failed, or pauses. A pause that its work asked for ends too, so that
	 * only those end it who know that what it waits for has come.
	 *
	 * @return Job As it stands now: one that runs or is done stays as it is.
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function start_again( int $id ): Job {
		$now = $this->clock->now();
		$this->schedule->announce( $now );
		$job = $this->store->start_again( $id );
		$this->schedule->announce( $now );
		$this->loopback->send();
		return $job;
	}
}
