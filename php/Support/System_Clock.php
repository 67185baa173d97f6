<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * Reads the server's clock.
 */
final class System_Clock implements Clock {

	public function now(): int {
		return time();
	}
}
