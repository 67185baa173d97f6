<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Relay\Relay_Result;
use Slipstream\Ai\Relay\Sink;
use Slipstream\Ai\Relay\Stop_Flags;
use Slipstream\Ai\Relay\Stream_Relay;
use Slipstream\Http\Request_Error;
use Slipstream\Tests\Test_Case;

/**
 * A piece that came in one packet with the headers is there before the relay first waits.
 */
final class Relay_Order_Test extends Test_Case {

	public function test_what_is_there_is_handed_on_before_waiting(): void {
		$completion = new class() implements Completion, Sink {
			/** @var list<string> What happened, in order. */
			public array $seen = array();

			/** @var list<string> */
			private array $arrived = array( 'first' );

			public function wait( float $seconds ): void {
				$this->seen[]    = 'wait';
				$this->arrived[] = 'second';
			}

			public function take(): array {
				$deltas        = array_map( static fn ( string $text ): Delta => new Delta( $text ), $this->arrived );
				$this->arrived = array();
				return $deltas;
			}

			public function is_finished(): bool {
				return in_array( 'second', $this->seen, true );
			}

			public function delta( Delta $delta ): void {
				$this->seen[] = $delta->to_array()['content'] ?? '';
			}

			public function is_open(): bool {
				return true;
			}

			public function failure(): ?Request_Error {
				return null;
			}

			public function last_activity(): float {
				return hrtime( true ) / 1e9;
			}

			public function is_gone(): bool {
				return false;
			}

			public function stop(): void {}
			public function open(): void {}
			public function idle(): void {}
			public function done(): void {}
			public function fail( Request_Error $error ): void {}
		};
		$result     = ( new Stream_Relay( new Stop_Flags( 'secret' ) ) )->run( $completion, $completion, 'key' );
		self::assertSame( Relay_Result::DONE, $result->outcome );
		self::assertSame( array( 'first', 'wait', 'second' ), $completion->seen );
	}
}
