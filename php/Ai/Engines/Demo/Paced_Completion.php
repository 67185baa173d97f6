<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Demo;

use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/** Gives known pieces one after the other. */
final class Paced_Completion implements Completion {

	/** When the next piece is due. */
	private float $due;

	/** @param list<Delta> $deltas  The pieces. */
	public function __construct( private array $deltas, private float $seconds ) {
		$this->due = self::now();
	}

	public function wait( float $seconds ): void {
		$rest = min( $seconds, $this->due - self::now() );
		if ( $rest > 0 && $this->deltas ) {
			usleep( (int) ( $rest * 1e6 ) );
		}
	}

	public function is_open(): bool {
		return true;
	}

	/** @return list<Delta> */
	public function take(): array {
		$due = array();
		while ( $this->deltas && $this->due <= self::now() ) {
			$due[]      = array_shift( $this->deltas );
			$this->due += $this->seconds;
		}
		return $due;
	}

	public function is_finished(): bool {
		return array() === $this->deltas;
	}

	public function failure(): ?Request_Error {
		return null;
	}

	public function last_activity(): float {
		return self::now();
	}

	public function stop(): void {
		$this->deltas = array();
	}

	private static function now(): float {
		return hrtime( true ) / 1e9;
	}
}
