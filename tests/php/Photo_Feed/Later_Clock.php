<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Support\Clock;

/**
 * Tells the time that it will be.
 */
final class Later_Clock implements Clock {

	public function __construct( private int $later ) {}

	public function now(): int {
		return time() + $this->later;
	}
}
