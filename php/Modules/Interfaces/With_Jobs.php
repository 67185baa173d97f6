<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Jobs\Job_Handler;

/** Brings what does long work in steps. While the module is off, its jobs wait. */
interface With_Jobs extends Module {

	/** @return array<string, Job_Handler> Each by its kind of job, such as 'payments-reconcile'. */
	public function jobs(): array;
}
