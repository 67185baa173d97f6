<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Jobs\Job_Queue;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;

/**
 * Has events handled again when the next one is due. It is a job of its own, as the one that handles events must not
 * wait: new ones may come.
 */
final class Events_Retry_Job implements Job_Handler {

	public const KIND = 'payments-events-retry';

	public function __construct( private Job_Queue $jobs ) {}

	public function label(): string {
		return __( 'Try messages of payment services again', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$this->jobs->add( Events_Job::KIND, $job->key );
		return Step_Result::done();
	}
}
