<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Tokens;

use RuntimeException;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Relay\Sink;
use Slipstream\Ai\Relay\Stream_Slots;
use Slipstream\Ai\Usage\Estimate;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Ai\Usage\Usage_Services;
use Slipstream\Connection\Connection_Module;
use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Support\Clock;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Support_Server;
use Slipstream\Tokens\Caller;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * One answer too many.
 */
final class Slots_Test extends Server_Case {

	protected static function filters(): array {
		return array( 'slipstream_ai_max_streams' => 3 );
	}

	public function test_an_error_while_the_database_is_away_keeps_no_slot(): void {
		global $wpdb;
		$chat    = new Chat_Request(
			array(
				array(
					'role'    => 'user',
					'content' => 'x',
				),
			)
		);
		$used    = $this->used();
		$session = Plugin::module( Ai_Module::class )->services()->assistant()->open( new Query( new Caller( self::$user ), $chat ) );
		$stream  = $this->createStub( Sink::class );
		$stream->method( 'open' )->willThrowException( new RuntimeException( 'boom' ) );
		self::assertSame( 1, $this->slots() );
		try {
			$session->run_detached( $stream, $wpdb );
			self::fail( 'The error was swallowed.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'boom', $error->getMessage() );
			self::assertFalse( $wpdb->query( 'SELECT 1' ), 'There is no connection while an answer runs.' );
		}
		// What PHP calls when the request ends.
		$session->abandon();
		self::assertSame( 0, $this->slots() );
		self::assertSame( $used + 1, $this->used(), 'The server was asked.' );
	}

	public function test_one_person_leaves_a_slot_to_the_others(): void {
		$other = (int) wp_insert_user(
			array(
				'user_login' => 'second-writer',
				'user_pass'  => 'password',
				'user_email' => 'second-writer@example.test',
				'role'       => 'author',
			)
		);
		Plugin::module( Connection_Module::class )->connection()->link( $other );
		$this->behave( array( 'silenceAfter' => 1 ) );
		$held = array( $this->ask()->read( 1 ), $this->ask()->read( 1 ) );
		self::assertSame( 'too_many_streams', $this->ask()->read()->error()['code'] );
		$held[] = $this->ask( array(), '', $other )->read( 1 );
		self::assertSame( 200, $held[2]->status );
		self::assertSame(
			'too_many_streams',
			$this->ask( array(), '', $other )->read()->error()['code'],
			'Now the house is full.'
		);
		foreach ( $held as $answer ) {
			$answer->leave();
		}
		self::assertTrue( $this->until( fn(): bool => 0 === $this->slots() ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $other );
	}

	public function test_the_people_of_one_connected_site_leave_slots_to_others(): void {
		global $wpdb;
		$slots = new Stream_Slots( $wpdb, $this->clock( 0 ), 6, 60 );
		$held  = array();
		for ( $user = 1; $user <= 6; $user++ ) {
			$held[] = $slots->acquire( new Caller( $user, 3 ) );
		}
		self::assertCount( 3, array_filter( $held ), 'Half of the slots, whoever asks.' );
		self::assertNotNull( $slots->acquire( new Caller( 1, 4 ) ), 'Another site.' );
		self::assertNotNull( $slots->acquire( new Caller( 1 ) ), 'Somebody of this site.' );
		$slots->release( (string) $held[0] );
		self::assertNotNull( $slots->acquire( new Caller( 6, 3 ) ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_streams" );
	}

	public function test_a_killed_process_gives_its_slot_back_in_seconds_and_counts_what_it_had_read(): void {
		global $wpdb;
		$text = str_repeat( 'word ', 200 );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_ai_log" );
		$this->behave(
			array(
				'text'         => $text,
				'silenceAfter' => 100,
			)
		);
		list( $site, $address ) = Support_Server::site();
		$own                    = self::$site;
		self::$site             = $address;
		$answer                 = $this->ask()->read( 100 );
		self::$site             = $own;
		$read                   = strlen( $answer->text() );
		self::assertGreaterThan( 100, $read );
		$noted = static fn (): int => Usage_Entry::from_json(
			(string) $wpdb->get_var( "SELECT entry FROM {$wpdb->prefix}slipstream_ai_reservations" )
		)->tokens_out;
		self::assertTrue(
			$this->until( static fn (): bool => Estimate::tokens( $read ) === $noted(), 2.0 * Stream_Slots::RENEW ),
			'What has arrived is noted while it runs.'
		);
		$site->stop();
		self::assertSame( 1, $this->slots() );
		self::assertNull( $this->slots_in( 0 )->acquire( new Caller( 1 ) ) );
		self::assertNotNull( $this->slots_in( Stream_Slots::LEASE + 1 )->acquire( new Caller( 1 ) ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_streams" );
		$usage = new Usage_Services( $wpdb, $this->clock( Ledger::LIFETIME ) );
		$usage->meter()->sweep();
		$line = iterator_to_array( $usage->log()->lines( '' ), false )[0];
		self::assertSame(
			array( 'failed', Estimate::tokens( $read ) ),
			array( $line['outcome'], $line['tokens_out'] )
		);
	}

	public function test_a_database_that_fails_is_not_a_full_house(): void {
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'slipstream_streams'
		) && ! str_starts_with( $query, 'SELECT' ) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$shown = $GLOBALS['wpdb']->suppress_errors();
		try {
			$this->slots_in( 0 )->acquire( new Caller( 1 ) );
			self::fail( 'There is no slot.' );
		} catch ( Request_Error $error ) {
			self::assertSame( array( 'ai_usage_unavailable', 503 ), array( $error->error_code, $error->http_status ) );
		} finally {
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( $shown );
		}
	}

	/** One slot, some seconds from now. */
	private function slots_in( int $seconds ): Stream_Slots {
		return new Stream_Slots( $GLOBALS['wpdb'], $this->clock( $seconds ), 1, 360 );
	}

	/** The time, some seconds from now. */
	private function clock( int $seconds ): Clock {
		return new class( $seconds ) implements Clock {
			public function __construct( private int $seconds ) {}
			public function now(): int {
				return time() + $this->seconds;
			}
		};
	}

	public function test_the_third_of_two_is_refused_until_one_has_gone(): void {
		$this->behave( array( 'silenceAfter' => 1 ) );
		$first  = $this->ask()->read( 1 );
		$second = $this->ask()->read( 1 );
		$used   = $this->used();
		$third  = $this->ask()->read();
		self::assertSame( 429, $third->status );
		self::assertSame( 'too_many_streams', $third->error()['code'] );
		self::assertSame( '5', $third->headers['retry-after'] );
		self::assertSame( $used, $this->used(), 'It does not count.' );
		self::assertCount( 2, $this->upstream() );

		// The server is silent and may be for a minute: only a heartbeat can tell that the client has gone.
		$first->leave();
		self::assertTrue( $this->until( fn(): bool => 1 === $this->slots() ) );
		self::assertSame( array( true, false ), array_column( $this->upstream(), 'closedEarly' ) );
		$this->behave( array() );
		self::assertTrue( $this->ask()->read()->is_done() );
		$second->leave();
		self::assertTrue( $this->until( fn(): bool => 0 === $this->slots() ) );
	}
}
