<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Closure;

/** An engine that says about every second that it still waits for its server. */
interface Reports_Waiting {

	/**
	 * Has something called while the engine waits.
	 *
	 * @param Closure(): mixed $report The callback.
	 */
	public function while_waiting( Closure $report ): void;
}
