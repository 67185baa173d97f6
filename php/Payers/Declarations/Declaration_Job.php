<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Support\Clock;

/**
 * Asks for the job that receipts and carries out what a dead process has left. If the database fails, the daily run
 * does.
 */
final class Declaration_Job {

	public const KIND = 'payment-declarations';

	/** Seconds after which it looks whether a process has come to an end. */
	private const PATIENCE = 120;

	public function __construct( private Job_Queue $jobs, private Clock $clock ) {}

	/** Once the process that asks has had its time. */
	public function later(): void {
		$this->ask( $this->clock->now() + self::PATIENCE );
	}

	public function soon(): void {
		$this->ask( 0 );
	}

	private function ask( int $due ): void {
		try {
			$this->jobs->add( self::KIND, due: $due );
		} catch ( Request_Error ) {
			return;
		}
	}
}
