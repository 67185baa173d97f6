<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/** Tells the time, so that what expires can be tested without waiting. */
interface Clock {

	/** Seconds since the Unix epoch. */
	public function now(): int;
}
