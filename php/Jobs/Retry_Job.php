<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;

/**
 * Has a job run again when something of it is due. It is a job of its own, as the other one must not wait: there may be
 * something new to do.
 */
final class Retry_Job implements Job_Handler {

	/** @param string $kind The kind of job that runs again. */
	public function __construct( private Job_Queue $jobs, private string $kind, private string $label ) {}

	public function label(): string {
		return $this->label;
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$this->jobs->add( $this->kind, $job->key );
		return Step_Result::done();
	}
}
