<?php
/**
 * A clock that is ahead.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Support\Clock;

/**
 * Tells the time that it will be.
 */
final class Later_Clock implements Clock {

	/**
	 * Takes how far it is ahead.
	 *
	 * @param int $later Seconds.
	 */
	public function __construct( private int $later ) {}

	/**
	 * The time.
	 */
	public function now(): int {
		return time() + $this->later;
	}
}
