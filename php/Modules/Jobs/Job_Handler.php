<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

/** Does one kind of long work, step by step. */
interface Job_Handler {

	/** What the work is called in lists, such as "Compare payments". */
	public function label(): string;

	/**
	 * Works on a job for a limited time, as nobody in particular and in the site's language.
	 *
	 * The process can be killed at any point, and the next one calls this again with the cursor that the last finished
	 * step has returned. So what a step does must do no harm when it is done twice.
	 *
	 * What is thrown counts as a failed attempt: see Step_Result::failed().
	 */
	public function step( Job $job, Time_Budget $time ): Step_Result;
}
