<?php
/**
 * An answer at a walking pace.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Http\Request_Error;

/**
 * Gives known pieces one after the other.
 */
final class Paced_Completion implements Completion {

	/**
	 * When the next piece is due.
	 *
	 * @var float
	 */
	private float $due;

	/**
	 * @param list<Delta> $deltas  The pieces.
	 * @param float       $seconds The time between two pieces.
	 */
	public function __construct( private array $deltas, private float $seconds ) {
		$this->due = self::now();
	}

	/**
	 * Waits for the next piece.
	 *
	 * @param float $seconds The longest wait.
	 */
	public function wait( float $seconds ): void {
		$rest = min( $seconds, $this->due - self::now() );
		if ( $rest > 0 && $this->deltas ) {
			usleep( (int) ( $rest * 1e6 ) );
		}
	}

	/**
	 * There is always an answer.
	 */
	public function is_open(): bool {
		return true;
	}

	/**
	 * The pieces that are due.
	 *
	 * @return list<Delta>
	 */
	public function take(): array {
		$due = array();
		while ( $this->deltas && $this->due <= self::now() ) {
			$due[]      = array_shift( $this->deltas );
			$this->due += $this->seconds;
		}
		return $due;
	}

	/**
	 * Whether all pieces were taken.
	 */
	public function is_finished(): bool {
		return array() === $this->deltas;
	}

	/**
	 * Never fails.
	 */
	public function failure(): ?Request_Error {
		return null;
	}

	/**
	 * Never silent.
	 */
	public function heard_at(): float {
		return self::now();
	}

	/**
	 * Forgets the rest.
	 */
	public function stop(): void {
		$this->deltas = array();
	}

	/**
	 * Seconds of a clock that only runs forward.
	 */
	private static function now(): float {
		return hrtime( true ) / 1e9;
	}
}
