<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Objects\Event;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;
use Slipstream\Signatures\Timed_Signature;
use Slipstream\Tests\Streamed_Answer;

require_once __DIR__ . '/Stripe_Case.php';
require_once __DIR__ . '/Webhook_Listener.php';
require_once dirname( __DIR__, 2 ) . '/Streamed_Answer.php';

/** What the stand-in delivers, and when. */
final class Fake_Webhooks_Test extends Stripe_Case {

	private Webhook_Listener $listener;

	private string $secret = '';

	private string $endpoint = '';

	protected function setUp(): void {
		parent::setUp();
		$this->listener = new Webhook_Listener();
		$endpoint       = ( new Webhook_Endpoints( $this->client() ) )->set_up( $this->listener->url(), null, wp_generate_uuid4() );
		$this->secret   = (string) $endpoint->secret;
		$this->endpoint = $endpoint->id;
	}

	protected function tearDown(): void {
		$this->listener->close();
		parent::tearDown();
	}

	/**
	 * Gives a command, and takes what is delivered meanwhile.
	 *
	 * @param array<string, mixed> $how
	 * @param list<int>            $answers
	 * @return list<Event>
	 */
	private function during( string $name, array $how = array(), array $answers = array( 200 ) ): array {
		$command = new Streamed_Answer( self::$url . "/__$name", (string) wp_json_encode( (object) $how ), array() );
		return array_map(
			function ( array $delivery ): Event {
				self::assertTrue( Timed_Signature::verify( $delivery['body'], $delivery['signature'], array( $this->secret ), time() ) );
				self::assertFalse( Timed_Signature::verify( $delivery['body'] . ' ', $delivery['signature'], array( $this->secret ), time() ) );
				return Event::of( json_decode( $delivery['body'], true ) );
			},
			$this->listener->take( $command, $answers )
		);
	}

	/**
	 * @param list<Event> $events
	 * @return list<string>
	 */
	private static function types( array $events ): array {
		return array_map( static fn ( Event $event ): string => $event->type, $events );
	}

	/** @return list<string> The states of the deliveries. */
	private static function states(): array {
		return array_column( self::read( 'deliveries' ), 'state' );
	}

	private function open(): string {
		return $this->session()['id'];
	}

	public function test_the_payer_waits_for_the_site(): void {
		$session = $this->open();
		$events  = $this->during( 'pay', compact( 'session' ) );
		self::assertSame( array( 'checkout.session.completed' ), self::types( $events ) );
		self::assertSame( $session, $events[0]->object_id );
		self::assertSame( '2026-07-29.dahlia', $events[0]->api_version );
		self::assertSame( array( 'done' ), self::states() );
	}

	public function test_signatures_have_the_time_of_the_wall_and_objects_that_of_the_clock(): void {
		self::command( 'clock', array( 'advance' => 40 * DAY_IN_SECONDS ) );
		$events = $this->during( 'pay', array( 'session' => $this->open() ) );
		self::assertEqualsWithDelta( time() + 40 * DAY_IN_SECONDS, $events[0]->created, 5 );
	}

	public function test_a_site_that_does_not_take_it_keeps_the_payer_for_a_while(): void {
		self::command( 'settings', array( 'holdSeconds' => 0.4 ) );
		$session = $this->open();
		$start   = microtime( true );
		$this->during( 'pay', compact( 'session' ), array( 500 ) );
		self::assertGreaterThan( 0.39, microtime( true ) - $start );
		self::assertSame( array( 'waiting' ), self::states() );
		self::assertSame( 1, count( $this->client()->get( '/v1/events', array( 'delivery_success' => false ) )['data'] ) );
	}

	public function test_a_failed_delivery_comes_again_as_time_goes_by(): void {
		self::command( 'settings', array( 'holdSeconds' => 0 ) );
		$this->during( 'pay', array( 'session' => $this->open() ), array( 302 ) );
		self::assertCount( 0, $this->during( 'clock', array( 'advance' => 60 ) ) );
		self::assertCount( 1, $this->during( 'clock', array( 'advance' => HOUR_IN_SECONDS ), array( 500 ) ) );
		self::assertCount( 1, $this->during( 'clock', array( 'advance' => DAY_IN_SECONDS ), array( 500 ) ) );
		self::assertSame( array( 'failed' ), self::states(), 'A test webhook is tried three times.' );
		self::assertSame( array( 302, 500, 500 ), array_column( self::read( 'deliveries' )[0]['attempts'], 'status' ) );
		self::assertCount( 0, $this->during( 'clock', array( 'advance' => 3 * DAY_IN_SECONDS ) ) );
		$missed = $this->client()->get(
			'/v1/events',
			array(
				'delivery_success' => false,
				'types'            => array( 'checkout.session.completed' ),
			)
		);
		self::assertCount( 1, $missed['data'] );
		self::command( 'clock', array( 'advance' => 30 * DAY_IN_SECONDS ) );
		self::assertSame( 0, $this->count_of( '/v1/events' ), 'Events are kept for 30 days.' );
	}

	public function test_a_delivery_comes_three_times(): void {
		self::command( 'webhooks', array( 'times' => 3 ) );
		$events = $this->during( 'pay', array( 'session' => $this->open() ) );
		self::assertCount( 3, $events );
		self::assertSame( $events[0]->id, $events[2]->id );
	}

	public function test_a_delivery_comes_after_the_payer_or_never(): void {
		self::command( 'webhooks', array( 'when' => 'after' ) );
		self::assertCount( 0, $this->during( 'pay', array( 'session' => $this->open() ) ) );
		self::assertCount( 1, $this->during( 'release' ) );
		self::command( 'webhooks', array( 'when' => 'never' ) );
		self::assertCount( 0, $this->during( 'pay', array( 'session' => $this->open() ) ) );
		self::assertCount( 0, $this->during( 'release' ) );
		self::assertSame( array( 'done', 'lost' ), self::states() );
	}

	public function test_deliveries_come_in_any_order_that_can_be_repeated(): void {
		$orders = array();
		foreach ( array( null, 1, 1, 2, 3 ) as $seed ) {
			self::command( 'webhooks', array( 'when' => 'after' ) );
			for ( $payment = 0; $payment < 4; $payment++ ) {
				self::command( 'pay', array( 'session' => $this->open() ) );
			}
			$sent     = array_column( array_slice( self::read( 'deliveries' ), -4 ), 'event' );
			$events   = $this->during( 'release', array( 'seed' => $seed ?? 0 ) + ( null === $seed ? array( 'order' => $sent ) : array() ) );
			$orders[] = array_map( static fn ( Event $event ): int|false => array_search( $event->id, $sent, true ), $events );
		}
		self::assertSame( array( 0, 1, 2, 3 ), $orders[0] );
		self::assertSame( $orders[1], $orders[2] );
		self::assertGreaterThan( 1, count( array_unique( array_map( 'wp_json_encode', $orders ) ) ) );
	}

	public function test_an_old_webhook_sends_old_shapes(): void {
		self::command( 'webhooks', array( 'version' => '2024-09-30.acacia' ) );
		$session = $this->session( array( 'mode' => 'subscription' ) )['id'];
		$events  = $this->during( 'pay', compact( 'session' ) );
		foreach ( $events as $event ) {
			self::assertSame( '2024-09-30.acacia', $event->api_version );
			if ( 'customer.subscription.created' === $event->type ) {
				self::assertArrayHasKey( 'current_period_end', $event->object );
				self::assertArrayNotHasKey( 'current_period_end', $event->object['items']['data'][0] );
			}
		}
		self::assertContains( 'customer.subscription.created', self::types( $events ) );
		self::assertContains( 'invoice.paid', self::types( $events ) );
	}

	public function test_only_what_was_asked_for_comes_and_only_of_the_same_mode(): void {
		$live = $this->session( array(), $this->client( self::LIVE ) )['id'];
		self::assertCount( 0, $this->during( 'pay', array( 'session' => $live ) ) );
		self::assertGreaterThan( 2, $this->count_of( '/v1/events', self::LIVE ) );
		$this->client()->post( "/v1/webhook_endpoints/$this->endpoint", array( 'disabled' => true ), 'off' );
		self::assertCount( 0, $this->during( 'pay', array( 'session' => $this->open() ) ) );
	}

	public function test_a_secret_can_be_replaced(): void {
		$new   = self::command( 'roll', array( 'endpoint' => $this->endpoint ) )['secret'];
		$taken = $this->during( 'pay', array( 'session' => $this->open() ) );
		self::assertCount( 1, $taken, 'The old secret is good for a while.' );
		$this->secret = $new;
		self::assertCount( 1, $this->during( 'pay', array( 'session' => $this->open() ) ) );
	}

	public function test_an_event_can_be_sent_again_late_or_forged(): void {
		$event = $this->during( 'pay', array( 'session' => $this->open() ) )[0]->id;
		self::assertSame( $event, $this->during( 'resend', compact( 'event' ) )[0]->id );
		foreach ( array( array( 'age' => 400 ), array( 'age' => -400 ), array( 'secret' => 'whsec_forged' ), array( 'signature' => 't=1' ) ) as $how ) {
			$command  = new Streamed_Answer( self::$url . '/__resend', (string) wp_json_encode( $how + compact( 'event' ) ), array() );
			$delivery = $this->listener->take( $command, array( 400 ) )[0];
			self::assertFalse( Timed_Signature::verify( $delivery['body'], $delivery['signature'], array( $this->secret ), time() ) );
			self::assertSame( array( 'status' => 400 ), json_decode( $command->raw, true ) );
		}
	}

	public function test_nothing_leaves_this_machine(): void {
		$this->client()->post( "/v1/webhook_endpoints/$this->endpoint", array( 'url' => 'https://example.com/webhook' ), 'elsewhere' );
		self::command( 'settings', array( 'holdSeconds' => 0 ) );
		self::assertCount( 0, $this->during( 'pay', array( 'session' => $this->open() ) ) );
		self::assertSame( array( 0 ), array_column( self::read( 'deliveries' )[0]['attempts'], 'status' ) );
	}
}
