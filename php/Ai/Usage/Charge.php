<?php
/**
 * A request that was let in.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

/**
 * Holds what was taken for a request until it is known what it really took.
 */
final class Charge {

	/**
	 * When the request began.
	 *
	 * @var float
	 */
	public readonly float $began;

	/**
	 * Takes what was taken.
	 *
	 * @param Meter        $meter    Settles it.
	 * @param Usage_Entry  $entry    The request.
	 * @param string       $period   The month that was charged.
	 * @param list<string> $counters The counters that were charged.
	 * @param int          $sent     Tokens that are sent, as far as one can tell.
	 * @param int          $tokens   Tokens that were taken: these, and those of the expected answer.
	 * @param int          $cost     The cost that was taken.
	 * @param int          $requests How many requests it counts as.
	 */
	public function __construct(
		private Meter $meter,
		public readonly Usage_Entry $entry,
		public readonly string $period,
		public readonly array $counters,
		public readonly int $sent,
		public readonly int $tokens,
		public readonly int $cost,
		public readonly int $requests = 1
	) {
		$this->began = hrtime( true ) / 1e9;
	}

	/**
	 * Ends a request that brought something.
	 *
	 * @param array{in: int, out: int}|null $usage      What the engine has counted, if it has.
	 * @param int                           $characters The answer's length.
	 * @param string                        $outcome    How it ended.
	 */
	public function settle( ?array $usage, int $characters, string $outcome ): void {
		$this->entry->tokens_in  = $usage['in'] ?? $this->sent;
		$this->entry->tokens_out = $usage['out'] ?? Estimate::tokens( $characters );
		$this->entry->outcome    = $outcome;
		$this->meter->settle( $this );
	}

	/**
	 * Ends a request that brought nothing: it does not count.
	 *
	 * @param string $outcome Why.
	 */
	public function give_back( string $outcome ): void {
		$this->entry->outcome = $outcome;
		$this->meter->give_back( $this );
	}
}
