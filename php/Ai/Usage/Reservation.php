<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

/**
 * What a request is expected to use, held in the ledger until it is known what it has used. The Meter ends it.
 */
final class Reservation {

	/** When the request began, in seconds of a clock that only runs forward. */
	public readonly float $began;

	/**
	 * Describes a request and what it is expected to use.
	 *
	 * @param string       $period   The month that it counts in.
	 * @param list<string> $subjects The counters that hold it: user:{id}, role:{slug}, site.
	 */
	public function __construct(
		public readonly Usage_Entry $entry,
		public readonly string $id,
		public readonly string $period,
		public readonly array $subjects,
		public readonly int $requests,
		public readonly int $tokens,
		public readonly int $cost
	) {
		$this->began = hrtime( true ) / 1e9;
	}

	/** @return array{requests: int, tokens: int, cost: int} What it adds to each of its counters. */
	public function amounts(): array {
		return array(
			'requests' => $this->requests,
			'tokens'   => $this->tokens,
			'cost'     => $this->cost,
		);
	}
}
