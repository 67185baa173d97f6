<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

/** A completion whose engine may tell how many tokens it took. */
interface Reports_Usage {

	/** @return array{in: int, out: int}|null Tokens that were read and written; null if the engine has not told. */
	public function usage(): ?array;
}
