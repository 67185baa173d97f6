<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Webhooks;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Services\Stripe\Webhook_Listener;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Streamed_Answer;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';
require_once dirname( __DIR__, 2 ) . '/Services/Stripe/Webhook_Listener.php';
require_once dirname( __DIR__, 2 ) . '/Streamed_Answer.php';

/** What the stand-in delivers reaches the ledger; what others send does not. */
final class Stripe_Webhook_Test extends Adapter_Case {

	private const ROUTE = '/slipstream/v1/payments/stripe/';

	private Webhook_Listener $listener;

	protected function setUp(): void {
		parent::setUp();
		$this->listener = new Webhook_Listener();
		add_filter( 'rest_url', array( $this, 'listener_url' ), 10, 2 );
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->connect();
		$this->services()->webhook_setup()->set_up( Mode::Test );
	}

	protected function tearDown(): void {
		remove_filter( 'rest_url', array( $this, 'listener_url' ) );
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->listener->close();
		parent::tearDown();
	}

	/** Stands for the address of the webhook's route. */
	public function listener_url( string $url, string $path ): string {
		return str_contains( $path, 'payments/stripe/' ) ? $this->listener->url() : $url;
	}

	/**
	 * Gives a command, and takes what is delivered meanwhile.
	 *
	 * @param array<string, mixed> $how
	 * @return list<array{body: string, signature: string}>
	 */
	private function during( string $name, array $how = array() ): array {
		return $this->listener->take(
			new Streamed_Answer( self::$url . "/__$name", (string) wp_json_encode( (object) $how ), array() )
		);
	}

	private function send( string $body, string $signature, string $mode = 'test' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', self::ROUTE . $mode );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Stripe-Signature', $signature );
		$request->set_body( $body );
		wp_set_current_user( 0 );
		return rest_get_server()->dispatch( $request );
	}

	/** @param list<array{body: string, signature: string}> $deliveries */
	private function send_all( array $deliveries ): void {
		foreach ( $deliveries as $delivery ) {
			self::assertSame( 200, $this->send( ...$delivery )->get_status() );
		}
	}

	private function run_jobs(): void {
		Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Screen );
	}

	private function now( Order $order ): Order {
		return $this->services()->orders()->get( $order->id );
	}

	private function sent_order( Billing_Interval $interval = Billing_Interval::One_Time ): Order {
		$order = $this->new_order( interval: $interval );
		$this->sync()->start( $order );
		return $this->now( $order );
	}

	private function signed( string $body ): string {
		$time   = time();
		$secret = $this->services()->keys()->webhook_secret( Mode::Test );
		return "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", $secret );
	}

	public function test_an_event_is_stored_at_once_and_looked_at_later(): void {
		$order      = $this->sent_order();
		$deliveries = $this->during( 'pay', array( 'session' => $order->ids->checkout ) );
		self::assertNotSame( array(), $deliveries );
		$this->send_all( $deliveries );
		self::assertState( Order_State::Sent, $this->now( $order ) );
		$this->send_all( array_reverse( $deliveries ) );
		self::assertSame( count( $deliveries ), $this->rows_of( 'events' ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::assertSame( count( $deliveries ), $this->rows_of( 'events', "state = 'done'" ) );
		$this->assertBooks();
	}

	public function test_a_subscription_renews_and_is_refunded_and_disputed(): void {
		$order = $this->sent_order( Billing_Interval::Month );
		$this->send_all( array_reverse( $this->during( 'pay', array( 'session' => $order->ids->checkout ) ) ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		$this->send_all( $this->during( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) ) );
		$this->run_jobs();
		$this->assertBooks();
		$charge = $this->client()->get( '/v1/charges' )['data'][0];
		self::assertNotSame( $charge['payment_intent'], $this->now( $order )->ids->payment );
		$this->client()->post(
			'/v1/refunds',
			array(
				'charge' => $charge['id'],
				'amount' => 100,
			),
			wp_generate_uuid4()
		);
		$this->send_all( $this->during( 'settle' ) );
		$this->run_jobs();
		$this->send_all( $this->during( 'dispute', array( 'charge' => $charge['id'] ) ) );
		$this->send_all( $this->during( 'settle' ) );
		$this->run_jobs();
		self::assertSame( 'open', $this->services()->subscriptions()->find( $order->account, $this->now( $order )->ids->subscription )?->dispute->value );
		$this->assertBooks();
	}

	public function test_an_event_that_cannot_be_handled_comes_again(): void {
		$order = $this->sent_order();
		$this->send_all( $this->during( 'pay', array( 'session' => $order->ids->checkout ) ) );
		self::command(
			'faults',
			array(
				'fault' => 'error_after',
				'times' => -1,
			)
		);
		$this->run_jobs();
		self::assertState( Order_State::Sent, $this->now( $order ) );
		self::assertSame( 0, $this->rows_of( 'events', "state <> 'waiting' OR tries <> 1" ) );
		self::command( 'faults' );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET due = 1" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0 WHERE kind = 'payments-events-retry'" );
		$this->run_jobs();
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}

	public function test_what_is_not_from_stripe_is_refused(): void {
		$order    = $this->sent_order();
		$delivery = $this->during( 'pay', array( 'session' => $order->ids->checkout ) )[0];
		$refused  = array(
			$this->send( $delivery['body'] . ' ', $delivery['signature'] ),
			$this->send( $delivery['body'], 't=1,v1=00' ),
			$this->send( $delivery['body'], '' ),
			// No secret is set in this mode.
			$this->send( $delivery['body'], $delivery['signature'], 'live' ),
		);
		foreach ( $refused as $answer ) {
			self::assertSame( array( 400, 'payment_signature_invalid' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
		self::assertSame( 0, $this->rows_of( 'events' ) );
	}

	public function test_a_signed_event_of_another_mode_or_of_no_shape_is_refused_and_an_unknown_type_is_not(): void {
		$event = array(
			'id'          => 'evt_1',
			'object'      => 'event',
			'type'        => 'checkout.session.completed',
			'api_version' => null,
			'created'     => 1,
			'livemode'    => true,
			'data'        => array(
				'object' => array(
					'id'     => 'cs_live_1',
					'object' => 'checkout.session',
				),
			),
		);
		foreach ( array(
			$event,
			array( 'id' => 'evt_1' ),
			array(
				'livemode' => false,
				'data'     => array(
					'object' => array(
						'id'     => "a\nb",
						'object' => 'checkout.session',
					),
				),
			) + $event,
		) as $wrong ) {
			$body = (string) wp_json_encode( $wrong );
			self::assertSame( 'payment_event_invalid', $this->send( $body, $this->signed( $body ) )->get_data()['code'] );
		}
		$body = (string) wp_json_encode(
			array(
				'livemode' => false,
				'type'     => 'a.new_one',
				'data'     => array(
					'object' => array(
						'id'     => 'new_1',
						'object' => 'a_new_one',
					),
				),
			) + $event
		);
		self::assertSame( 200, $this->send( $body, $this->signed( $body ) )->get_status() );
		self::assertSame( 0, $this->rows_of( 'events' ) );
	}

	public function test_another_sites_objects_are_left_alone(): void {
		$session    = $this->session()['id'];
		$deliveries = $this->during( 'pay', compact( 'session' ) );
		$this->send_all( $deliveries );
		$this->run_jobs();
		self::assertSame( count( $deliveries ), $this->rows_of( 'events', "state = 'done'" ) );
		self::assertSame( 0, $this->rows_of( 'orders' ) + $this->rows_of( 'entries' ) );
	}

	public function test_a_copied_site_takes_no_live_event(): void {
		$this->connect( self::LIVE, Mode::Live );
		$secret = 'whsec_live';
		Site_Settings::set( 'slipstream_stripe_live_webhook_secret', $secret );
		update_option( 'home', 'http://copy.example.test' );
		$body   = '{"id":"evt_1","object":"event","type":"checkout.session.completed","api_version":null,"created":1,"livemode":true,"data":{"object":{"id":"cs_live_1","object":"checkout.session"}}}';
		$time   = time();
		$answer = $this->send( $body, "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", $secret ), 'live' );
		self::assertSame( array( 409, 'payments_copied_site' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( 0, $this->rows_of( 'events' ) );
	}

	public function test_there_is_one_webhook_however_often_it_is_set_up(): void {
		$webhooks = fn (): array => iterator_to_array( $this->client()->each( '/v1/webhook_endpoints' ), false );
		$before   = $webhooks();
		$this->services()->webhook_setup()->set_up( Mode::Test );
		self::assertSame( $before, $webhooks() );
		self::assertCount( 1, $before );
		// It was removed at Stripe.
		$this->client()->delete( "/v1/webhook_endpoints/{$before[0]['id']}" );
		$this->services()->webhook_setup()->set_up( Mode::Test );
		self::assertCount( 1, $webhooks() );
		self::assertSame( $webhooks()[0]['id'], $this->services()->accounts()->webhook( Gateway::Stripe, Mode::Test ) );
	}

	public function test_a_lost_answer_has_the_secret_when_it_comes_again(): void {
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', '' );
		$this->client()->delete( '/v1/webhook_endpoints/' . $this->services()->accounts()->webhook( Gateway::Stripe, Mode::Test ) );
		$this->services()->accounts()->remember_webhook( Gateway::Stripe, Mode::Test, 'we_gone' );
		self::command(
			'faults',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'path'   => '/v1/webhook_endpoints',
				'times'  => 9,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', self::code_of( fn () => $this->services()->webhook_setup()->set_up( Mode::Test ) ) );
		self::command( 'faults' );
		$this->services()->webhook_setup()->set_up( Mode::Test );
		$order = $this->sent_order();
		$this->send_all( $this->during( 'pay', array( 'session' => $order->ids->checkout ) ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}
}
