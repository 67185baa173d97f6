<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Reservation;
use Slipstream\Ai\Usage\Usage_Database;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;

/**
 * What is let in, what is counted, what is said.
 */
final class Ledger_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	/** A meter at a moment. */
	private function meter( int $now = 1_795_000_000 ): Meter {
		global $wpdb;
		$clock = new class( $now ) implements Clock {
			public function __construct( private int $time ) {}
			public function now(): int {
				return $this->time;
			}
		};
		$month = new Month( $clock );
		return new Meter(
			new Ledger( new Usage_Database( $wpdb ), $clock, $month ),
			new Limits(),
			new Prices(),
			new Usage_Log( $wpdb, $clock, $month ),
			$month
		);
	}

	/** Asks once. */
	private function ask( Meter $meter, int $user, int $characters = 400, string $model = 'm' ): Reservation {
		return $meter->reserve( new Usage_Entry( new Caller( $user ), 'ai-assistant', $model ), $characters );
	}

	/** @return array{int, int, int} Tokens and cost of the last line of the log. */
	private function last_line(): array {
		$lines = iterator_to_array(
			Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '' ),
			false
		);
		$line  = $lines[ count( $lines ) - 1 ];
		return array( $line['tokens_in'], $line['tokens_out'], $line['cost'] );
	}

	/** The message of a refusal; '' where there was none. */
	private function refusal( Meter $meter, int $user, int $characters = 400 ): string {
		try {
			$this->ask( $meter, $user, $characters );
			return '';
		} catch ( Request_Error $error ) {
			self::assertSame( array( 'error_quota_exceeded', 429 ), array( $error->error_code, $error->http_status ) );
			self::assertGreaterThan( 0, $error->retry_after );
			return $error->getMessage();
		}
	}

	public function test_each_limit_says_which_it_is_and_when_it_ends(): void {
		$user  = $this->sign_in( 'author' )->ID;
		$other = $this->sign_in( 'author' )->ID;
		$third = $this->sign_in( 'editor' )->ID;
		$meter = $this->meter();
		Site_Settings::limits( array( 'person' => array( 'requests' => 1 ) ) );
		$this->ask( $meter, $user );
		self::assertMatchesRegularExpression(
			'/^You have reached your request limit\. Resets Dec 1\.$/',
			$this->refusal( $meter, $user )
		);
		self::assertSame( '', $this->refusal( $meter, $other ), 'Everybody has a limit of their own.' );

		Site_Settings::limits(
			array(
				'person' => array(),
				'roles'  => array( 'author' => array( 'requests' => 2 ) ),
			)
		);
		self::assertStringContainsString(
			'The "Author" role has reached its',
			$this->refusal( $meter, $other ),
			'The two have used it up together.'
		);
		self::assertSame( '', $this->refusal( $meter, $third ) );

		Site_Settings::limits(
			array(
				'roles' => array(),
				'site'  => array( 'requests' => 3 ),
			)
		);
		self::assertStringContainsString( 'the limit of requests for this site', $this->refusal( $meter, $third ) );
		Site_Settings::limits(
			array(
				'people' => array( $third => array( 'requests' => 1 ) ),
				'site'   => array(),
			)
		);
		self::assertStringContainsString(
			'your request limit',
			$this->refusal( $meter, $third ),
			'One person may have another limit than the rest.'
		);
	}

	public function test_tokens_and_money_stop_before_they_are_spent(): void {
		$user  = $this->sign_in( 'editor' )->ID;
		$meter = $this->meter();
		Site_Settings::limits( array( 'site' => array( 'tokens' => 1000 ) ) );
		// 400 characters: 100 tokens, and an answer of 250.
		$reservation = $this->ask( $meter, $user );
		self::assertSame( 350, $reservation->tokens );
		$meter->settle(
			$reservation,
			array(
				'in'  => 120,
				'out' => 600,
			),
			0,
			'done'
		);
		self::assertStringContainsString(
			'its token limit',
			$this->refusal( $meter, $user ),
			'720 are used, 350 more would be too many.'
		);

		Site_Settings::prices(
			'EUR',
			array(
				'm' => array(
					'in'  => 10.0,
					'out' => 30.0,
				),
			)
		);
		Site_Settings::limits( array( 'site' => array( 'cost' => 20_000 ) ) );
		$reservation = $this->ask( $meter, $user );
		self::assertSame( 100 * 10 + 250 * 30, $reservation->cost );
		$meter->settle( $reservation, null, 2000, 'done' );
		self::assertSame( array( 100, 500, 16_000 ), $this->last_line() );
		self::assertStringContainsString( 'its spending limit', $this->refusal( $meter, $user ) );
	}

	public function test_what_was_not_answered_does_not_count(): void {
		$user  = $this->sign_in( 'editor' )->ID;
		$meter = $this->meter();
		Site_Settings::limits( array( 'person' => array( 'requests' => 1 ) ) );
		for ( $try = 0; $try < 3; $try++ ) {
			$meter->refund( $this->ask( $meter, $user ), 'error_network' );
		}
		$meter->settle( $this->ask( $meter, $user ), null, 0, 'stopped' );
		self::assertNotSame( '', $this->refusal( $meter, $user ), 'What was stopped counts.' );
	}

	public function test_a_request_may_count_as_many(): void {
		$user  = $this->sign_in( 'editor' )->ID;
		$meter = $this->meter();
		$image = fn (): Reservation => $meter->reserve( new Usage_Entry( new Caller( $user ), 'general-image', 'm' ), 10, 10 );
		Site_Settings::limits(
			array(
				'site'   => array( 'requests' => 100 ),
				'person' => array( 'requests' => 12 ),
			)
		);
		$meter->refund( $image(), 'error_network' );
		$meter->settle( $image(), null, 0, 'done' );
		self::assertSame( 10, $meter->standing( new Caller( $user ) )['used'] );
		$this->ask( $meter, $user );
		try {
			$image();
			self::fail( 'There is room for one, not for ten.' );
		} catch ( Request_Error $error ) {
			self::assertStringContainsString( 'your request limit', $error->getMessage() );
		}
		self::assertSame( '', $this->refusal( $meter, $user ) );
	}

	public function test_a_refused_request_leaves_every_counter_as_it_was(): void {
		global $wpdb;
		$user  = $this->sign_in( 'author' )->ID;
		$meter = $this->meter();
		Site_Settings::limits( array( 'site' => array( 'requests' => 1 ) ) );
		$this->ask( $meter, $user );
		$before = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_ai_usage ORDER BY subject" );
		self::assertCount( 3, $before );
		self::assertNotSame( '', $this->refusal( $meter, $user ) );
		self::assertEquals(
			$before,
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_ai_usage ORDER BY subject" )
		);
	}

	public function test_the_month_begins_when_it_begins_at_the_site(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$user = $this->sign_in( 'editor' )->ID;
		Site_Settings::limits( array( 'person' => array( 'requests' => 1 ) ) );
		// Noon of the last day of November in UTC: December began in New Zealand an hour ago.
		$noon = (int) strtotime( '2026-11-30 12:00:00 UTC' );
		$this->ask( $this->meter( $noon - 2 * HOUR_IN_SECONDS ), $user );
		self::assertNotSame( '', $this->refusal( $this->meter( $noon - 2 * HOUR_IN_SECONDS ), $user ) );
		self::assertSame( '', $this->refusal( $this->meter( $noon ), $user ) );
	}

	public function test_the_standing_is_that_of_the_limit_with_the_least_left(): void {
		$user  = $this->sign_in( 'editor' )->ID;
		$meter = $this->meter();
		self::assertSame(
			array(
				'limit'   => 0,
				'used'    => 0,
				'is_over' => false,
				'whose'   => 'site',
			),
			$meter->standing( new Caller( $user ) )
		);
		Site_Settings::limits(
			array(
				'site'   => array( 'requests' => 100 ),
				'person' => array( 'requests' => 2 ),
			)
		);
		$this->ask( $meter, $user );
		self::assertSame(
			array(
				'limit'   => 2,
				'used'    => 1,
				'is_over' => false,
				'whose'   => 'own',
			),
			$meter->standing( new Caller( $user ) )
		);
		$this->ask( $meter, $user );
		self::assertTrue( $meter->standing( new Caller( $user ) )['is_over'] );
	}

	public function test_prices(): void {
		$prices = new Prices();
		self::assertSame(
			array( 0, null, 'USD' ),
			array( $prices->cost( 'm', 1000, 1000 ), $prices->of( 'm' ), $prices->currency() )
		);
		Site_Settings::prices(
			'USD',
			array(
				'*' => array(
					'in'  => 0.15,
					'out' => 0.6,
				),
			)
		);
		self::assertSame( 750, $prices->cost( 'anything', 1000, 1000 ) );
		self::assertSame( 1, $prices->cost( 'anything', 1, 0 ), 'A part of a millionth counts as one.' );
	}
}
