<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Closure;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Reservation;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Tokens\Caller;

require_once __DIR__ . '/Ledger_Case.php';

/**
 * A failure is no room, and no empty counter either.
 */
final class Ledger_Errors_Test extends Ledger_Case {

	/** @var Closure(string): string|null The filter that breaks statements. */
	private ?Closure $filter = null;

	/** Statements of AI's tables since break_statements(). */
	private int $statements = 0;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->suppress_errors();
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	/**
	 * Lets statements fail that read or change counters and reservations.
	 *
	 * @param int $first The first that fails, from 1.
	 */
	private function break_statements( int $first, int $last = PHP_INT_MAX ): void {
		$this->repair();
		$this->statements = 0;
		$this->filter     = function ( string $query ) use ( $first, $last ): string {
			if ( ! preg_match( '/slipstream_ai_(usage|reservations)/', $query ) ) {
				return $query;
			}
			++$this->statements;
			return $this->statements >= $first && $this->statements <= $last
				? 'SELECT nothing FROM slipstream_no_such_table'
				: $query;
		};
		add_filter( 'query', $this->filter );
	}

	/** Ends break_statements(). */
	private function repair(): void {
		if ( null !== $this->filter ) {
			remove_filter( 'query', $this->filter );
		}
		$this->filter = null;
	}

	/** Asks once: 500 tokens. */
	private function reserve(): Reservation {
		return $this->usage()->meter()->reserve( new Usage_Entry( new Caller( $this->user ), 'ai-assistant', 'm' ), 1000 );
	}

	/** @return array<string, array{int, int}> What all counters stand at. */
	private function all( int $requests, int $tokens ): array {
		return array_fill_keys( array( 'role:author', 'site', "user:{$this->user}" ), array( $requests, $tokens ) );
	}

	/** How many lines the log has. */
	private function lines(): int {
		return count( iterator_to_array( $this->usage()->log()->lines( '' ), false ) );
	}

	/**
	 * The code, the status and the seconds of the error that something ends with.
	 *
	 * @return array{string, int, int|null}|null
	 */
	private static function error_of( Closure $action ): ?array {
		try {
			$action();
			return null;
		} catch ( Request_Error $error ) {
			return array( $error->error_code, $error->http_status, $error->retry_after );
		}
	}

	public function test_one_statement_of_a_request_fails(): void {
		$this->usage()->meter()->refund( $this->reserve(), 'error_network' );
		$this->break_statements( PHP_INT_MAX );
		$this->usage()->meter()->refund( $this->reserve(), 'error_network' );
		// The last two are those of refund().
		$count = $this->statements - 2;
		self::assertGreaterThanOrEqual( 5, $count );
		for ( $number = 1; $number <= $count; $number++ ) {
			$this->break_statements( $number, $number );
			self::assertSame(
				array( 'ai_usage_unavailable', 503, 5 ),
				self::error_of( fn () => $this->reserve() ),
				"Statement $number"
			);
			self::assertSame( $this->all( 0, 0 ), $this->counters(), "Statement $number" );
			self::assertSame( array( 0, 0 ), $this->open_reservations(), "Statement $number" );
		}
	}

	public function test_one_statement_of_the_months_first_request_fails(): void {
		for ( $number = 1; $number <= 11; $number++ ) {
			$this->clear();
			$this->break_statements( $number, $number );
			self::assertSame(
				array( 'ai_usage_unavailable', 503, 5 ),
				self::error_of( fn () => $this->reserve() ),
				"Statement $number"
			);
			self::assertSame(
				array(),
				array_filter( $this->counters(), static fn ( array $counter ): bool => array( 0, 0 ) !== $counter ),
				"Statement $number"
			);
			self::assertSame( array( 0, 0 ), $this->open_reservations(), "Statement $number" );
		}
		$this->clear();
		$this->break_statements( 12, 12 );
		self::assertNull( self::error_of( fn () => $this->reserve() ), 'There is no twelfth.' );
	}

	public function test_a_database_that_goes_away_in_the_middle_of_a_request_loses_nothing(): void {
		$this->usage()->meter()->refund( $this->reserve(), 'error_network' );
		for ( $number = 1; $number <= 5; $number++ ) {
			$this->break_statements( $number );
			self::assertSame( array( 'ai_usage_unavailable', 503, 5 ), self::error_of( fn () => $this->reserve() ) );
			$this->repair();
			$this->usage( Ledger::LIFETIME )->meter()->sweep();
			self::assertSame( $this->all( 0, 0 ), $this->counters(), "Statement $number" );
			self::assertSame( array( 0, 0 ), $this->open_reservations(), "Statement $number" );
		}
		self::assertSame( 1, $this->lines(), 'Those were never let in.' );
	}

	public function test_an_end_that_fails_once_is_tried_again(): void {
		$usage = array(
			'in'  => 300,
			'out' => 100,
		);
		foreach ( array( 1, 2 ) as $number ) {
			$this->clear();
			$reservation = $this->reserve();
			$this->break_statements( $number, $number );
			$this->usage()->meter()->settle( $reservation, $usage, 0, 'done' );
			$this->repair();
			self::assertSame( $this->all( 1, 400 ), $this->counters() );
			self::assertSame( array( 0, 0 ), $this->open_reservations() );

			$reservation = $this->reserve();
			$this->break_statements( $number, $number );
			$this->usage()->meter()->refund( $reservation, 'error_network' );
			$this->repair();
			self::assertSame( $this->all( 1, 400 ), $this->counters() );
			self::assertSame( array( 0, 0 ), $this->open_reservations() );
			self::assertSame( 2, $this->lines() );
		}
	}

	public function test_an_end_that_cannot_be_stored_counts_as_was_expected(): void {
		$reservation = $this->reserve();
		$this->break_statements( 1 );
		$this->usage()->meter()->settle( $reservation, null, 4000, 'done' );
		$this->repair();
		self::assertSame( array( $this->all( 1, 500 ), 0 ), array( $this->counters(), $this->lines() ) );
		$this->usage( Ledger::LIFETIME )->meter()->sweep();
		self::assertSame( array( $this->all( 1, 500 ), 1 ), array( $this->counters(), $this->lines() ) );
		$this->usage()->meter()->settle( $reservation, null, 4000, 'done' );
		self::assertSame(
			array( $this->all( 1, 500 ), 1 ),
			array( $this->counters(), $this->lines() ),
			'It has ended.'
		);
	}

	public function test_a_reservation_whose_row_stays_ends_once(): void {
		$reservation = $this->reserve();
		$this->break_statements( 2 );
		$this->usage()->meter()->settle( $reservation, null, 400, 'done' );
		$this->repair();
		self::assertSame( array( 0, 1 ), $this->open_reservations() );
		self::assertSame( 1, $this->lines() );
		$this->usage( Ledger::LIFETIME )->meter()->sweep();
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
		self::assertSame( array( $this->all( 1, 350 ), 1 ), array( $this->counters(), $this->lines() ) );
	}

	public function test_what_cannot_be_read_is_no_empty_counter(): void {
		$ledger = $this->usage()->ledger();
		wp_set_current_user( $this->user );
		$this->break_statements( 1 );
		self::assertSame( array( 'ai_usage_unavailable', 503, 5 ), self::error_of( fn () => $ledger->used( 'site' ) ) );
		self::assertSame( array( 'ai_usage_unavailable', 503, 5 ), self::error_of( fn () => $ledger->total_used() ) );
		foreach ( array( '/wpcom/v2/jetpack-ai/ai-assistant-feature', '/slipstream/v1/ai-usage' ) as $route ) {
			$response = rest_do_request( $route );
			self::assertSame(
				array( 503, 'ai_usage_unavailable', '5' ),
				array(
					$response->get_status(),
					$response->get_data()['code'],
					$response->get_headers()['Retry-After'],
				),
				$route
			);
		}
		wp_set_current_user( 0 );
	}

	public function test_nothing_is_drawn_that_cannot_be_counted(): void {
		global $wpdb;
		$engine = static fn (): Image_Engine => new class() implements Image_Engine {
			public function image_model(): string {
				return 'm';
			}
			public function draw( Image_Request $request ): Generated_Image {
				throw new \LogicException( 'It was asked.' );
			}
		};
		add_filter( 'slipstream_ai_image_engine', $engine );
		wp_set_current_user( $this->user );
		$this->break_statements( 3 );
		$draw = static fn () => Plugin::module( Ai_Module::class )->services()->media_assistant()->draw(
			new Image_Request( 'A boat', false, Image_Request::SIZE ),
			'general-image'
		);
		self::assertSame( array( 'ai_usage_unavailable', 503, 5 ), self::error_of( $draw ) );
		self::assertSame(
			'0',
			$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_streams" ),
			'No slot is kept.'
		);
		remove_filter( 'slipstream_ai_image_engine', $engine );
		wp_set_current_user( 0 );
	}
}
