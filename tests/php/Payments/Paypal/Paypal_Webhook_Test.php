<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order_State;
use WP_REST_Response;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** What PayPal delivers reaches the ledger; what others send does not. */
final class Paypal_Webhook_Test extends Paypal_Site_Case {

	private string $webhook = '';

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$this->webhook = $this->webhook();
	}

	/** @return array{int, string} Status and code. */
	private static function told( WP_REST_Response $answer ): array {
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '' );
	}

	public function test_a_closed_window_is_captured_when_paypal_tells_of_it(): void {
		$order      = $this->approved();
		$deliveries = self::deliveries( $this->webhook );
		self::assertCount( 1, $deliveries );
		self::assertSame( 200, self::deliver( $deliveries[0] )->get_status() );
		self::assertSame( array(), preg_grep( '#/v2/checkout/orders/.+#', array_slice( self::requests(), -1 ) ), 'Looking comes later.' );
		self::assertState( Order_State::Sent, $this->now( $order ) );
		// It is delivered again.
		self::assertSame( 200, self::deliver( $deliveries[0] )->get_status() );
		self::assertSame( 1, $this->rows_of( 'events' ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::assertCount( 1, (array) preg_grep( '#/capture$#', self::requests() ) );
		// What has come of it is told too, and changes nothing.
		$this->deliver_new( 1 );
		$this->run_jobs();
		self::assertSame( 2, $this->rows_of( 'events', "state = 'done'" ) );
		$this->assertBooks();
	}

	public function test_a_pending_payment_a_refund_and_one_that_fails_are_followed(): void {
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		$order = $this->paid();
		self::assertState( Order_State::Pending, $order );
		$capture = self::orders()->get( $order->ids->checkout )->captures[0]->id;
		self::command(
			'settle',
			array(
				'capture' => $capture,
				'status'  => 'COMPLETED',
			)
		);
		$this->deliver_new();
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::command( 'refundOutcome', array( 'status' => 'PENDING' ) );
		$refund = self::command(
			'refund',
			array(
				'capture' => $capture,
				'amount'  => array(
					'currency_code' => 'EUR',
					'value'         => '5.00',
				),
			)
		)['id'];
		$this->deliver_new();
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		$this->assertBooks();
		self::command(
			'settleRefund',
			array(
				'refund' => $refund,
				'status' => 'FAILED',
			)
		);
		self::command( 'refund', array( 'capture' => $capture ) );
		$this->deliver_new();
		$this->run_jobs();
		self::assertState( Order_State::Refunded, $this->now( $order ) );
		$this->assertBooks();
	}

	public function test_what_is_not_from_paypal_is_refused(): void {
		$this->approved();
		$delivery = self::deliveries( $this->webhook )[0];
		$forged   = array(
			'changed'           => array( 'body' => str_replace( '15.00', '1.00', $delivery['body'] ) ) + $delivery,
			'written anew'      => array( 'body' => (string) wp_json_encode( json_decode( $delivery['body'] ) ) ) + $delivery,
			'another signature' => array( 'headers' => array( 'paypal-transmission-sig' => 'AAAA' ) + $delivery['headers'] ) + $delivery,
			'no header'         => array( 'headers' => array() ) + $delivery,
			'another message'   => array( 'headers' => array( 'paypal-transmission-id' => 't2' ) + $delivery['headers'] ) + $delivery,
			'another webhook'   => self::deliveries( 'ANOTHERWEBHOOK' )[0],
			'too long'          => array( 'body' => '{"a":"' . str_repeat( 'a', 300000 ) . '"}' ) + $delivery,
		);
		foreach ( $forged as $why => $message ) {
			self::assertSame( array( 400, 'payment_signature_invalid' ), self::told( self::deliver( $message ) ), $why );
		}
		self::assertSame( 0, $this->rows_of( 'events' ) );
		self::assertSame( array(), preg_grep( '#certs#', self::requests() ), 'The address of a certificate is not asked.' );
	}

	public function test_a_message_of_one_mode_is_not_one_of_the_other(): void {
		$this->connect( Mode::Live );
		$this->approved();
		$delivery = self::deliveries( $this->webhook )[0];
		self::assertSame( array( 400, 'payment_signature_invalid' ), self::told( self::deliver( $delivery, 'live' ) ), 'There is no webhook.' );
		$this->webhook( Mode::Live );
		self::assertSame( array( 400, 'payment_signature_invalid' ), self::told( self::deliver( $delivery, 'live' ) ) );
		self::assertSame( 0, $this->rows_of( 'events' ) );
	}

	/** @return array<string, array{array<string, mixed>, int}> The fault, and the seconds after which to send again. */
	public static function faults(): array {
		return array(
			'PayPal fails'         => array( array( 'fault' => 'error_after' ), 10 ),
			'the answer is torn'   => array( array( 'fault' => 'torn_after' ), 10 ),
			'too many requests'    => array( array( 'fault' => 'rate_limit' ), 7 ),
			'the app is not taken' => array(
				array(
					'fault' => 'unauthorized',
					'times' => 9,
				),
				60,
			),
			'PayPal is down'       => array(
				array(
					'fault' => 'reset',
					'times' => 9,
				),
				10,
			),
		);
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $fault
	 */
	public function test_a_message_that_nobody_could_verify_comes_again( array $fault, int $pause ): void {
		$order    = $this->approved();
		$delivery = self::deliveries( $this->webhook )[0];
		self::command( 'fault', array( 'path' => 'verify' ) + $fault );
		$answer = self::deliver( $delivery );
		self::assertSame( array( 503, 'payment_event_unverified' ), self::told( $answer ) );
		self::assertSame( (string) $pause, $answer->get_headers()['Retry-After'] );
		self::assertSame( 0, $this->rows_of( 'events' ) );
		self::command( 'faults' );
		$this->connect();
		self::assertSame( array( 200, 'success' ), self::told( self::deliver( $delivery ) ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}

	public function test_an_unknown_event_is_answered_and_left_alone(): void {
		self::command(
			'emit',
			array(
				'type'     => 'BILLING.PLAN.CREATED',
				'resource' => array( 'id' => 'P-1' ),
			)
		);
		self::command(
			'emit',
			array(
				'type'     => 'PAYMENT.CAPTURE.COMPLETED',
				'resource' => array( 'links' => 'a new shape' ),
			)
		);
		$this->deliver_new();
		self::assertSame( 0, $this->rows_of( 'events' ) );
	}

	public function test_what_others_sell_with_the_same_app_is_left_alone(): void {
		$other = self::paypal_order( 'another-shop' );
		self::command( 'approve', array( 'order' => $other->id ) );
		$uuid = wp_generate_uuid4();
		self::command( 'approve', array( 'order' => self::paypal_order( $uuid )->id ) );
		self::orders()->capture( $other->id, 'their-capture' );
		$capture = self::orders()->get( $other->id )->captures[0]->id;
		self::command( 'refund', array( 'capture' => $capture ) );
		$this->deliver_new();
		$this->run_jobs();
		self::assertSame( 2, $this->rows_of( 'events', "state = 'done'" ), 'An order of a name like ours, and a refund.' );
		self::assertSame( 0, $this->rows_of( 'orders' ) + $this->rows_of( 'entries' ) );
		self::assertSame( 'APPROVED', self::orders()->get( self::paypal_order( $uuid )->id )->status, 'It is not captured.' );
	}

	public function test_an_event_that_cannot_be_handled_is_tried_again(): void {
		$order = $this->approved();
		$this->deliver_new();
		self::command(
			'fault',
			array(
				'fault' => 'reset',
				'times' => 9,
			)
		);
		$this->run_jobs();
		self::assertState( Order_State::Sent, $this->now( $order ) );
		self::assertSame( 1, $this->rows_of( 'events', "state = 'waiting' AND tries = 1" ) );
		self::command( 'faults' );
		$this->hurry();
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}

	public function test_a_copied_site_takes_no_live_event_and_asks_nobody(): void {
		$this->connect( Mode::Live );
		$webhook = $this->webhook( Mode::Live );
		$order   = $this->sent( mode: Mode::Live );
		self::command(
			'approve',
			array(
				'order' => $order->ids->checkout,
				'mode'  => 'live',
			)
		);
		$delivery = self::deliveries( $webhook, Mode::Live )[0];
		$asked    = count( self::requests() );
		update_option( 'home', 'http://copy.example.test' );
		self::assertSame( array( 409, 'payments_copied_site' ), self::told( self::deliver( $delivery, 'live' ) ) );
		self::assertCount( $asked, self::requests() );
	}

	public function test_a_flood_does_not_have_paypal_asked_without_end(): void {
		$this->approved();
		$delivery = self::deliveries( $this->webhook )[0];
		global $wpdb;
		self::assertSame( 200, self::deliver( $delivery )->get_status() );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_counters SET hits = 300" );
		$asked  = count( self::requests() );
		$answer = self::deliver( $delivery );
		self::assertSame( array( 429, 'payment_events_too_many' ), self::told( $answer ) );
		self::assertCount( $asked, self::requests() );
	}
}
