<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Outcome;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Support\Clock;
use Throwable;

/** Does what is due. However many processes run at once, each job is held by one. */
final class Job_Runner {

	/** Seconds that one job may take before the next one's turn. */
	private const SLICE = 20;

	public function __construct(
		private Job_Handlers $handlers,
		private Job_Leases $leases,
		private Clock $clock
	) {}

	/**
	 * Runs jobs as nobody in particular and in the site's language, whoever woke them.
	 *
	 * @return int How many jobs it has worked on.
	 * @throws Request_Error If the database fails.
	 */
	public function run( int $seconds ): int {
		$user        = get_current_user_id();
		$is_switched = switch_to_locale( get_locale() );
		wp_set_current_user( 0 );
		try {
			return $this->run_due( $seconds );
		} finally {
			wp_set_current_user( $user );
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/** @throws Request_Error If the database fails. */
	private function run_due( int $seconds ): int {
		$handlers = $this->handlers->all();
		$started  = $this->clock->now();
		$worked   = 0;
		$this->leases->recover();
		$this->leases->note_unknown( array_keys( $handlers ) );
		do {
			$lease = $this->leases->claim_next( array_keys( $handlers ) );
			if ( null === $lease ) {
				break;
			}
			$left = $seconds - ( $this->clock->now() - $started );
			$this->work( $lease, $handlers[ $lease->job->kind ], min( self::SLICE, $left ) );
			++$worked;
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			$now = $this->clock->now();
		} while ( $now >= $started && $now - $started < $seconds );
		return $worked;
	}

	/**
	 * Works on a job until it has ended, or its time is up.
	 *
	 * @throws Request_Error If the database fails. Another process goes on with the job when its lease has ended.
	 */
	private function work( Job_Lease $lease, Job_Handler $handler, int $seconds ): void {
		$time = new Time_Budget( $this->clock, $seconds, fn (): bool => $this->is_held( $lease ) );
		do {
			$result  = self::step( $lease, $handler, $time );
			$goes_on = Step_Outcome::Continue === $result->outcome && ! $time->is_over();
			$job     = $lease->job->after( $result );
			$is_held = match ( $result->outcome ) {
				Step_Outcome::Continue => $this->leases->progress( $lease, $job, $goes_on ),
				Step_Outcome::Wait => $this->leases->wait( $lease, $result ),
				Step_Outcome::Done => $this->leases->finish( $lease ),
				Step_Outcome::Failed, Step_Outcome::Gave_Up => $this->leases->fail( $lease, $result ),
			};
			$lease = new Job_Lease( $job, $lease->owner );
		} while ( $goes_on && $is_held );
	}

	/** Does one step. Whatever goes wrong in it is of this job alone. */
	private static function step( Job_Lease $lease, Job_Handler $handler, Time_Budget $time ): Step_Result {
		try {
			$result = $handler->step( $lease->job, $time );
			$job    = $lease->job->after( $result );
			return Step_Outcome::Continue === $result->outcome && $job->is_as_far_as( $lease->job )
				? Step_Result::failed( __( 'It made no progress.', 'slipstream' ) )
				: $result;
		} catch ( Request_Error $error ) {
			return Step_Result::failed( $error->getMessage() );
		} catch ( Throwable $error ) {
			// Its message may hold what nobody is to read.
			return Step_Result::failed(
				sprintf(
					/* translators: 1: name of an error, 2: name of a file, 3: number of a line. */
					__( '%1$s in %2$s, line %3$d.', 'slipstream' ),
					$error::class,
					basename( $error->getFile() ),
					$error->getLine()
				)
			);
		}
	}

	/** Whether a job is still held. Where the database does not say so, the step ends soon, and its result is tried. */
	private function is_held( Job_Lease $lease ): bool {
		try {
			return $this->leases->renew( $lease );
		} catch ( Request_Error ) {
			return false;
		}
	}
}
