<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/**
 * Ignores the pieces: the caller waits for the relay's result.
 */
final class Null_Sink implements Sink {

	public function open(): void {}

	public function delta( Delta $delta ): void {}

	public function idle(): void {}

	public function done(): void {}

	public function fail( Request_Error $error ): void {}

	public function is_gone(): bool {
		return false;
	}
}
