<?php
/**
 * The server's own time.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * Reads the server's clock.
 */
final class System_Clock implements Clock {

	/**
	 * Seconds since the Unix epoch.
	 */
	public function now(): int {
		return time();
	}
}
