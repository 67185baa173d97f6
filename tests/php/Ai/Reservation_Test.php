<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Closure;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Reservation;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Ai\Usage\Usage_Services;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tokens\Caller;

require_once __DIR__ . '/Ledger_Case.php';

/**
 * A reservation ends once, in the month that it began in.
 */
final class Reservation_Test extends Ledger_Case {

	/** Asks once: 500 tokens. */
	private function reserve( ?Usage_Services $usage = null ): Reservation {
		return ( $usage ?? $this->usage() )->meter()->reserve(
			new Usage_Entry( new Caller( $this->user ), 'ai-assistant', 'm' ),
			1000
		);
	}

	/** A time that the test sets. */
	private static function clock( string $time ): Clock {
		return new class( (int) strtotime( $time ) ) implements Clock {
			public function __construct( public int $time ) {}
			public function now(): int {
				return $this->time;
			}
		};
	}

	/**
	 * Ways to end a request, and what it comes to.
	 *
	 * @return iterable<string, array{Closure(Meter, Reservation): void, array{int, int}, string}>
	 */
	public static function ends(): iterable {
		$usage = array(
			'in'  => 300,
			'out' => 100,
		);
		yield 'settled' => array(
			static fn ( Meter $meter, Reservation $reservation ) => $meter->settle( $reservation, $usage, 0, 'done' ),
			array( 1, 400 ),
			'done',
		);
		yield 'refunded' => array(
			static fn ( Meter $meter, Reservation $reservation ) => $meter->refund( $reservation, 'error_network' ),
			array( 0, 0 ),
			'error_network',
		);
		yield 'abandoned' => array(
			static fn ( Meter $meter, Reservation $reservation ) => $meter->settle_estimate( $reservation, 'failed' ),
			array( 1, 500 ),
			'failed',
		);
	}

	/**
	 * @dataProvider ends
	 * @param Closure(Meter, Reservation): void $end
	 * @param array{int, int}            $counter
	 */
	public function test_only_the_first_end_counts( Closure $end, array $counter, string $outcome ): void {
		$reservation = $this->reserve();
		$meter       = $this->usage()->meter();
		$end( $meter, $reservation );
		foreach ( self::ends() as list( $again ) ) {
			$again( $meter, $reservation );
		}
		$this->usage( Ledger::LIFETIME )->meter()->sweep();
		self::assertSame(
			array_fill_keys( array( 'role:author', 'site', "user:{$this->user}" ), $counter ),
			$this->counters()
		);
		self::assertSame(
			array( $outcome ),
			array_column( iterator_to_array( $this->usage()->log()->lines( '' ), false ), 'outcome' )
		);
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
	}

	public function test_reservations_that_are_open_at_once_end_each_for_itself(): void {
		$first  = $this->reserve();
		$second = $this->reserve();
		$third  = $this->reserve();
		self::assertSame( array( 3, 3 ), $this->open_reservations(), 'Three counters hold three reservations.' );
		$this->usage()->meter()->refund( $second, 'error_network' );
		$this->usage()->meter()->settle( $first, null, 400, 'done' );
		self::assertSame( array( 2, 850 ), $this->counters()['site'] );
		$this->usage()->meter()->settle( $third, null, 0, 'stopped' );
		self::assertSame( array( 2, 600 ), $this->counters()['site'] );
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
	}

	public function test_a_request_counts_in_the_month_that_it_began_in(): void {
		global $wpdb;
		Site_Settings::limits( array( 'person' => array( 'requests' => 1 ) ) );
		$clock       = self::clock( '2026-11-30 23:59:30 UTC' );
		$usage       = new Usage_Services( $wpdb, $clock );
		$reservation = $this->reserve( $usage );
		$clock->time = (int) strtotime( '2026-12-01 00:00:30 UTC' );
		self::assertSame( 0, $usage->ledger()->used( 'site' )['requests'] );
		$next = $this->reserve( $usage );
		$this->usage()->meter()->settle( $reservation, null, 0, 'done' );
		$this->usage()->meter()->refund( $next, 'error_network' );
		$rows = $wpdb->get_results(
			"SELECT period, requests, tokens FROM {$wpdb->prefix}slipstream_ai_usage WHERE subject = 'site' ORDER BY period",
			ARRAY_N
		);
		self::assertEquals( array( array( '2026-11', 1, 250 ), array( '2026-12', 0, 0 ) ), $rows );
		self::assertSame( 1, $usage->ledger()->total_used() );
	}

	public function test_the_next_request_of_anybody_ends_what_was_killed(): void {
		$killed = $this->reserve();
		$other  = $this->usage( Ledger::LIFETIME )->meter()->reserve( new Usage_Entry( new Caller( 0 ), 'ai-assistant', 'm' ), 1000 );
		$this->usage()->meter()->refund( $other, 'error_network' );
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
		$this->usage()->meter()->settle( $killed, null, 0, 'done' );
		self::assertSame( array( 1, 500 ), $this->counters()['site'], 'It comes too late.' );
	}

	public function test_a_process_that_was_suspended_while_it_asked_is_refused(): void {
		global $wpdb;
		$clock   = self::clock( '2026-11-20 12:00:00 UTC' );
		$usage   = new Usage_Services( $wpdb, $clock );
		$suspend = static function ( string $query ) use ( $clock, $usage, &$suspend ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, "'site'" ) ) {
				remove_filter( 'query', $suspend );
				// Two hours later, another request has swept.
				$clock->time += 7200;
				$usage->meter()->sweep();
			}
			return $query;
		};
		$this->usage()->meter()->refund( $this->reserve( $usage ), 'error_network' );
		add_filter( 'query', $suspend );
		try {
			$this->reserve( $usage );
			self::fail( 'It was let in.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'ai_usage_unavailable', $error->error_code );
		}
		self::assertSame(
			array_fill_keys( array( 'role:author', 'site', "user:{$this->user}" ), array( 0, 0 ) ),
			$this->counters()
		);
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
	}

	public function test_old_counters_go_but_for_those_of_the_site(): void {
		global $wpdb;
		$old = new Usage_Services( $wpdb, self::clock( '2025-10-15 12:00:00 UTC' ) );
		$old->meter()->settle( $this->reserve( $old ), null, 0, 'done' );
		$old = new Usage_Services( $wpdb, self::clock( '2025-11-15 12:00:00 UTC' ) );
		$old->meter()->settle( $this->reserve( $old ), null, 0, 'done' );
		$now = new Usage_Services( $wpdb, self::clock( '2026-11-15 12:00:00 UTC' ) );
		$now->clean();
		self::assertSame(
			array( '2025-10|site', '2025-11|role:author', '2025-11|site', "2025-11|user:{$this->user}" ),
			$wpdb->get_col(
				"SELECT CONCAT(period, '|', subject) FROM {$wpdb->prefix}slipstream_ai_usage ORDER BY period, subject"
			)
		);
		self::assertSame( 2, $now->ledger()->total_used() );
	}
}
