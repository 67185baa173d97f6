<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Modules;

/** What the modules that are on can do. Built only where a job is looked at. */
final class Job_Handlers {

	public function __construct( private Modules $modules ) {}

	/** @return array<string, Job_Handler> By kind of job. */
	public function all(): array {
		return array_merge(
			...array_map(
				static fn ( With_Jobs $module ): array => $module->jobs(),
				$this->modules->active( With_Jobs::class )
			)
		);
	}

	/** @return list<string> */
	public function kinds(): array {
		return array_keys( $this->all() );
	}
}
