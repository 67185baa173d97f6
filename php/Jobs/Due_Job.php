<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Closure;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Support\Clock;

/**
 * Does what is due, one after the other, until nothing is; then it says when the next is.
 *
 * @template T of object
 */
final class Due_Job implements Job_Handler {

	/**
	 * @param Closure(): list<T>  $due    Gives some of what is due. What was done is due no more, or later.
	 * @param Closure(T): mixed   $do     Does one.
	 * @param Closure(): ?int     $next   Gives when the next is due; null if none waits.
	 * @param Closure(int): mixed $repeat Has the job run again then.
	 */
	public function __construct(
		private string $label,
		private Clock $clock,
		private Closure $due,
		private Closure $do,
		private Closure $next,
		private Closure $repeat
	) {}

	public function label(): string {
		return $this->label;
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		do {
			$due = ( $this->due )();
			foreach ( $due as $one ) {
				if ( ! $time->extend() || $time->is_over() ) {
					return Step_Result::wait_until( $this->clock->now() );
				}
				( $this->do )( $one );
			}
		} while ( array() !== $due );
		$next = ( $this->next )();
		if ( null !== $next ) {
			( $this->repeat )( $next );
		}
		return Step_Result::done();
	}
}
