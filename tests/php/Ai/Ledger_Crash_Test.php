<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Usage\Ledger;

require_once __DIR__ . '/Ledger_Case.php';

/**
 * Wherever it happens, counters are exact after the reservation's lifetime, and all agree.
 */
final class Ledger_Crash_Test extends Ledger_Case {

	/**
	 * What a process does one after the other, and what its request comes to when it is killed just before: requests,
	 * tokens and lines of the log. 500 tokens are reserved, 400 are used.
	 */
	private const STEPS = array(
		array( 'INSERT ai_reservations', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		array( 'INSERT ai_usage', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		array( 'INSERT ai_usage', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		array( 'INSERT ai_usage', 0, 0, 0 ),
		array( 'UPDATE ai_usage', 0, 0, 0 ),
		// All counters hold it from here on; the process settles.
		array( 'UPDATE ai_usage', 1, 500, 1 ),
		array( 'DELETE ai_reservations', 1, 400, 0 ),
		array( 'INSERT ai_log', 1, 400, 0 ),
	);

	public function test_a_process_that_is_killed_before_each_of_its_statements(): void {
		$arguments = array_map(
			static fn ( int $step ): array => array( 'short', (string) ( $step + 1 ) ),
			array_keys( self::STEPS )
		);
		foreach ( $this->start( $arguments ) as $step => list( $process, $input, $output ) ) {
			list( $statement, $requests, $tokens, $lines ) = self::STEPS[ $step ];
			$this->clear();
			fwrite( $input, "go\n" );
			self::assertSame( "$statement\n", fgets( $output ), "Step $step" );
			proc_terminate( $process, 9 );
			self::assertSame( '', stream_get_contents( $output ) );
			proc_close( $process );

			$killed = $this->counters();
			$this->usage()->meter()->sweep();
			self::assertSame( $killed, $this->counters(), "Step $step: its time is not over." );
			$this->usage( Ledger::LIFETIME )->meter()->sweep();
			self::assertSame( array(), array_diff_key( $killed, $this->counters() ) );
			foreach ( $this->counters() as $subject => $counter ) {
				self::assertSame( array( $requests, $tokens ), $counter, "Step $step, $subject" );
			}
			self::assertCount( min( 3, count( $killed ) ), $this->counters() );
			self::assertSame( array( 0, 0 ), $this->open_reservations(), "Step $step" );
			self::assertCount( $lines, iterator_to_array( $this->usage()->log()->lines( '' ), false ), "Step $step" );
		}
	}

	public function test_a_killed_request_is_in_the_log_with_what_was_expected(): void {
		list( list( $process, $input, $output ) ) = $this->start( array( array( 'short', '11' ) ) );
		fwrite( $input, "go\n" );
		self::assertSame( "UPDATE ai_usage\n", fgets( $output ) );
		proc_terminate( $process, 9 );
		proc_close( $process );
		// The next request of anybody, or the day's clean-up, finds it.
		$this->usage( Ledger::LIFETIME )->clean();
		$line = iterator_to_array( $this->usage()->log()->lines( '' ), false )[0];
		self::assertSame(
			array( $this->user, 'ai-assistant', 'm', 250, 250, 'failed' ),
			array(
				$line['user_id'],
				$line['feature'],
				$line['model'],
				$line['tokens_in'],
				$line['tokens_out'],
				$line['outcome'],
			)
		);
		self::assertSame( 500, $this->usage()->ledger()->used( 'site' )['tokens'] );
	}
}
