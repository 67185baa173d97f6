<?php
/**
 * The cap on running answers, from outside.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Provider;

use RuntimeException;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Relay\Sink;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * One answer too many.
 */
final class Slots_Test extends Server_Case {

	protected static function filters(): array {
		return array( 'slipstream_ai_max_streams' => 2 );
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
		$session = Plugin::module( Ai_Module::class )->services()->assistant()->open( new Query( self::$user, $chat ) );
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
