<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Closure;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;

/** Counts to a number, one a step, or does what a test wants. */
final class Counting_Handler implements Job_Handler {

	/** @var (Closure(Job, Time_Budget): Step_Result)|null What a step does instead. */
	public ?Closure $instead = null;

	/** @var list<Job> The jobs of all steps. */
	public array $jobs = array();

	/** @param (Closure(Job): void)|null $effect What counting one does. */
	public function __construct( private ?Closure $effect = null ) {}

	public function label(): string {
		return 'Count';
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$this->jobs[] = $job;
		if ( null !== $this->instead ) {
			return ( $this->instead )( $job, $time );
		}
		if ( null !== $this->effect ) {
			( $this->effect )( $job );
		}
		$to      = (int) ( $job->args()['to'] ?? 1 );
		$counted = (int) ( $job->cursor()['counted'] ?? 0 ) + 1;
		return $counted < $to
			? Step_Result::continue_from( array( 'counted' => $counted ), $counted, $to )
			: Step_Result::done();
	}
}
