<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;

/**
 * Starts a job again for an administrator. Each step can be done twice, so that none does harm; see Job_Handler.
 */
final class Job_Restart {

	public function __construct( private Job_Store $store, private Job_Queue $queue, private Job_Handlers $handlers ) {}

	/**
	 * @return Job As it stands now.
	 * @throws Request_Error If there is no such job, nothing is wrong with it, nothing here can do it, or the database
	 *     fails.
	 */
	public function start( int $id ): Job {
		$job = $this->store->get( $id );
		if ( ! $job->can_start_again() ) {
			throw new Request_Error(
				'job_not_failed',
				__( 'This job was not stopped and has not failed.', 'slipstream' ),
				409
			);
		}
		if ( ! in_array( $job->kind, $this->handlers->kinds(), true ) ) {
			throw new Request_Error(
				'job_unknown',
				__( 'The feature that runs this job is off.', 'slipstream' ),
				409
			);
		}
		return $this->queue->start_again( $id );
	}
}
