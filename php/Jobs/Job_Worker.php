<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Long_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/** Runs jobs when something wakes it, and has itself woken again while a job waits. */
final class Job_Worker {

	public function __construct(
		private Job_Runner $runner,
		private Job_Schedule $schedule,
		private Loopback $loopback,
		private Wake_Up_Log $log,
		private Clock $clock
	) {}

	/**
	 * @param int|null $seconds How long it may take; null for what suits the wake-up.
	 * @return array{int, int|null} How many jobs it has worked on, and when the next one is due; null if none waits.
	 * @throws Request_Error If the database fails.
	 */
	public function wake( Wake_Up $by, ?int $seconds = null ): array {
		Long_Request::begin();
		$this->log->note( $by );
		if ( Wake_Up::Cron === $by ) {
			$this->schedule->repeat();
		}
		try {
			$worked = $this->runner->run( $seconds ?? self::allowed( $by->seconds() ) );
		} finally {
			if ( Wake_Up::Loopback === $by ) {
				$this->loopback->release();
			}
		}
		// What was added before that sent no request of its own, and is found now.
		$next = $this->schedule->refresh();
		if ( null !== $next && $next <= $this->clock->now() ) {
			$this->loopback->send();
		}
		return array( $worked, $next );
	}

	/** Half of the time that PHP gives a request, where that is less. */
	private static function allowed( int $seconds ): int {
		$most = (int) ini_get( 'max_execution_time' );
		return $most > 0 ? min( $seconds, intdiv( $most, 2 ) ) : $seconds;
	}
}
