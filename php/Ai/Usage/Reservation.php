<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

/**
 * What a request is expected to use, held in the ledger until it is known what it has used. Whoever ends it first
 * counts: every further call changes nothing.
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
		private Meter $meter,
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

	/**
	 * Ends a request that brought something.
	 *
	 * @param array{in: int, out: int}|null $usage What the engine has counted, if it has.
	 */
	public function settle( ?array $usage, int $characters, string $outcome ): void {
		$this->meter->settle(
			$this,
			$usage['in'] ?? $this->entry->tokens_in,
			$usage['out'] ?? Estimate::tokens( $characters ),
			$outcome
		);
	}

	/**
	 * Notes what a running request has used so far, for who has to end it when its process is killed.
	 *
	 * @param array{in: int, out: int}|null $usage What the engine has counted, if it has.
	 */
	public function note( ?array $usage, int $characters ): void {
		$this->meter->note(
			$this,
			$usage['in'] ?? $this->entry->tokens_in,
			$usage['out'] ?? Estimate::tokens( $characters )
		);
	}

	/** Ends a request that was sent and whose answer nobody has read to its end: it counts with what was expected. */
	public function settle_estimate( string $outcome ): void {
		$this->meter->settle_estimate( $this, $outcome );
	}

	/** Ends a request that brought nothing: it does not count. */
	public function refund( string $outcome ): void {
		$this->meter->refund( $this, $outcome );
	}
}
