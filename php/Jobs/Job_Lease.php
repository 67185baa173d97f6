<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Modules\Jobs\Job;

/** A job that one process holds. */
final class Job_Lease {

	/** @param string $owner Random: a process that comes back to a job it has lost does not take it for its own. */
	public function __construct( public readonly Job $job, public readonly string $owner ) {}
}
