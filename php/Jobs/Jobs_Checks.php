<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Support\Clock;

/** Tells what has jobs run, when each last worked, and which jobs failed. */
final class Jobs_Checks {

	/** Seconds that a job may be late. */
	private const LATE = 900;

	/** Seconds that a loopback request may take to arrive. */
	private const ON_ITS_WAY = 60;

	/** Failed jobs that are named. */
	private const MOST = 5;

	public function __construct(
		private Job_Store $store,
		private Job_Schedule $schedule,
		private Job_Handlers $handlers,
		private Wake_Up_Log $log,
		private Clock $clock
	) {}

	/** @return list<Health_Check> None while no feature that is on has jobs, and none failed. */
	public function checks(): array {
		$label = __( 'Background jobs', 'slipstream' );
		try {
			return array(
				...( array() === $this->handlers->kinds() ? array() : array( $this->wake_ups( $label ) ) ),
				...$this->problems(),
			);
		} catch ( Request_Error $error ) {
			return array( new Health_Check( 'jobs', $label, Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	/** @throws Request_Error If the database fails. */
	private function wake_ups( string $label ): Health_Check {
		$now     = $this->clock->now();
		$next    = $this->schedule->next_due();
		$details = implode( ' ', array_map( $this->describe( ... ), Wake_Up::cases() ) );
		if ( null !== $next && $now - $next > self::LATE ) {
			$late = sprintf(
				/* translators: %s: a length of time, such as "2 hours". */
				__( 'A job is %s late. Ask your host to call wp-cron.php every minute, or run wp slipstream jobs run.', 'slipstream' ),
				human_time_diff( $next, $now )
			);
			return new Health_Check( 'jobs', $label, Health_Check::WARNING, "$late $details" );
		}
		$has_run = array_filter( Wake_Up::cases(), fn ( Wake_Up $by ): bool => $this->log->last( $by ) > 0 );
		if ( array() === $has_run ) {
			return new Health_Check(
				'jobs',
				$label,
				Health_Check::UNTESTED,
				__( 'No job has run yet.', 'slipstream' )
			);
		}
		return new Health_Check( 'jobs', $label, Health_Check::GOOD, $details );
	}

	/** When a wake-up last worked, in a sentence. */
	private function describe( Wake_Up $by ): string {
		$last = $this->log->last( $by );
		$sent = $this->log->last_sent();
		if ( Wake_Up::Loopback === $by && $sent > $last && $this->clock->now() - $sent > self::ON_ITS_WAY ) {
			return sprintf(
				/* translators: 1: a length of time, such as "2 hours", 2: an address. */
				__( 'Loopback requests: the last one, %1$s ago, did not reach %2$s.', 'slipstream' ),
				human_time_diff( $sent, $this->clock->now() ),
				rest_url( 'slipstream/v1/jobs/run' )
			);
		}
		return 0 === $last
			/* translators: %s: what runs background jobs, such as "Scheduled events". */
			? sprintf( __( '%s: not yet.', 'slipstream' ), $by->label() )
			: sprintf(
				/* translators: 1: what runs background jobs, such as "Scheduled events", 2: a length of time, such as "2 hours". */
				__( '%1$s: %2$s ago.', 'slipstream' ),
				$by->label(),
				human_time_diff( $last, $this->clock->now() )
			);
	}

	/**
	 * @return list<Health_Check> One if there are any.
	 * @throws Request_Error If the database fails.
	 */
	private function problems(): array {
		$handlers = $this->handlers->all();
		$jobs     = $this->store->problems( array_keys( $handlers ), self::MOST );
		if ( array() === $jobs ) {
			return array();
		}
		$texts = array_map(
			static fn ( Job $job ): string => sprintf(
				/* translators: 1: what a background job does, or its technical name, 2: why it failed, a sentence. */
				__( '%1$s: %2$s', 'slipstream' ),
				isset( $handlers[ $job->kind ] ) ? $handlers[ $job->kind ]->label() : $job->kind,
				'' === $job->error
					? __( 'This job waits, because the feature that does it is off.', 'slipstream' )
					: $job->error
			),
			$jobs
		);
		return array(
			new Health_Check(
				'jobs_failed',
				__( 'Failed jobs', 'slipstream' ),
				Health_Check::WARNING,
				implode( ' ', $texts )
			),
		);
	}
}
