<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Support\Clock;
use Throwable;

/**
 * Sends all newsletters that are due, as fast as the owner allows.
 */
final class Sending_Job implements Job_Handler {

	public const KIND = 'newsletter';

	/** The job that has this one run again. */
	public const RETRY = 'newsletter-retry';

	/** @param Closure(int): mixed $repeat Has the job run again at a time. */
	public function __construct(
		private Newsletters $newsletters,
		private Dispatch $dispatch,
		private Rate $rate,
		private Clock $clock,
		private Closure $repeat
	) {}

	public function label(): string {
		return __( 'Send posts to subscribers', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$next = array();
		$this->dispatch->recover();
		$open = $this->newsletters->open();
		foreach ( $open as $newsletter ) {
			do {
				if ( $time->is_over() ) {
					return Step_Result::wait_until( $this->clock->now() );
				}
			} while ( $this->work( $newsletter, $time ) );
			$due = $this->dispatch->next( $newsletter );
			if ( null !== $due ) {
				$next[] = max( $due, $this->rate->next() );
			}
		}
		// Where there are more, they come once these have ended.
		$more = count( $open ) < Newsletters::MOST_OPEN ? $this->newsletters->next_due() : null;
		return $this->pause( array( ...$next, $more ) );
	}

	/**
	 * Does some of what is to be done for a newsletter. One that fails does not keep others from being sent.
	 *
	 * @return bool Whether there may be more to do at once.
	 * @throws Request_Error If the database fails.
	 */
	private function work( Newsletter $newsletter, Time_Budget $time ): bool {
		try {
			return $this->dispatch->work( $newsletter, $this->rate->room(), $time );
		} catch ( Request_Error $error ) {
			throw $error;
		} catch ( Throwable ) {
			$this->dispatch->give_up( $newsletter );
			return false;
		}
	}

	/**
	 * Ends this run, and asks for another one when something is due. It is not a pause of this job, as that would make
	 * the next newsletter wait too.
	 *
	 * @param list<int|null> $times
	 * @throws Request_Error If the database fails.
	 */
	private function pause( array $times ): Step_Result {
		$times = array_filter( $times, is_int( ... ) );
		if ( array() !== $times ) {
			( $this->repeat )( max( $this->clock->now() + 1, min( $times ) ) );
		}
		return Step_Result::done();
	}
}
