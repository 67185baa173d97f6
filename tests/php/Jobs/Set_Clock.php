<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Support\Clock;

/** Tells the time that it is set to. */
final class Set_Clock implements Clock {

	public function __construct( public int $time ) {}

	public function now(): int {
		return $this->time;
	}
}
