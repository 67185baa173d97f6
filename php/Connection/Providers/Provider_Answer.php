<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

/**
 * An answer, and when it was given.
 */
final class Provider_Answer {

	/**
	 * @param array<mixed> $body The answer.
	 * @param int          $at   When it came, in seconds since the Unix epoch.
	 */
	public function __construct(
		public readonly array $body,
		public readonly int $at,
		public readonly bool $is_stale = false
	) {}
}
