<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Reconciler;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Report;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** The nightly run finds what no event has told of. */
final class Reconcile_Test extends Adapter_Case {

	private const KEY = 'stripe-test';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->connect();
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	private function reconcile(): Report {
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$this->run_jobs();
		return $this->services()->reports()->last( self::KEY ) ?? self::fail( 'There is no report.' );
	}

	private function run_jobs(): void {
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		for ( $run = 0; $run < 5; $run++ ) {
			$worker->wake( Wake_Up::Screen );
		}
	}

	private function unseen( Billing_Interval $interval, string $token ): Order {
		$order = $this->new_order( $token, $interval );
		self::command( 'pay', array( 'session' => $this->sync()->start( $order )->ids->checkout ) );
		return $order;
	}

	private function now( Order $order ): Order {
		return $this->services()->orders()->get( $order->id );
	}

	public function test_what_others_sell_in_the_account_does_not_stop_it(): void {
		$once  = $this->unseen( Billing_Interval::One_Time, 'once' );
		$lists = array(
			'refunds'       => array(
				'object'   => 'refund',
				'currency' => 'byn',
				'amount'   => 100,
			),
			'disputes'      => array( 'object' => 'dispute' ),
			'subscriptions' => array( 'object' => 'subscription' ),
		);
		$mixed = static function ( array $answer, array $request, string $url ) use ( $lists ): array {
			$name = basename( (string) wp_parse_url( $url, PHP_URL_PATH ) );
			if ( 'GET' === $request['method'] && isset( $lists[ $name ] ) ) {
				$list           = json_decode( $answer['body'], true );
				$list['data'][] = array( 'id' => "other_$name" ) + $lists[ $name ];
				$answer['body'] = (string) wp_json_encode( $list );
			}
			return $answer;
		};
		add_filter( 'http_response', $mixed, 10, 3 );
		$report = $this->reconcile();
		remove_filter( 'http_response', $mixed );
		self::assertState( Order_State::Paid, $this->now( $once ) );
		self::assertSame( 0, $report->failed );
	}

	public function test_it_finds_payments_renewals_refunds_and_disputes_without_any_event(): void {
		$once  = $this->unseen( Billing_Interval::One_Time, 'once' );
		$month = $this->unseen( Billing_Interval::Month, 'month' );
		$lost  = $this->new_order( 'lost' );
		self::command(
			'faults',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'path'   => '/v1/checkout/sessions',
				'times'  => 3,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', self::code_of( fn () => $this->sync()->start( $lost ) ) );
		$first = $this->reconcile();
		self::assertState( Order_State::Paid, $this->now( $once ) );
		self::assertState( Order_State::Paid, $this->now( $month ) );
		self::assertState( Order_State::Sent, $this->now( $lost ) );
		self::assertSame( array( 0, 0 ), array( $first->failed, $first->missing_there ) );
		self::assertGreaterThanOrEqual( 3, $first->changed );
		self::assertGreaterThan( 0, $first->missing_here );
		$this->assertBooks();
		self::command( 'clock', array( 'advance' => 10 * DAY_IN_SECONDS ) );
		$this->client()->post(
			'/v1/refunds',
			array(
				'payment_intent' => $this->now( $once )->ids->payment,
				'amount'         => 100,
			),
			wp_generate_uuid4()
		);
		self::command( 'clock', array( 'advance' => 22 * DAY_IN_SECONDS ) );
		self::command( 'dispute', array( 'charge' => $this->client()->get( '/v1/charges' )['data'][0]['id'] ) );
		$this->reconcile();
		self::assertState( Order_State::Partly_Refunded, $this->now( $once ) );
		$this->assertBooks();
		self::assertState( Order_State::Expired, $this->now( $lost ) );
		$second = $this->reconcile();
		self::assertSame( 0, $second->changed );
		self::assertGreaterThan( 0, $second->seen );
	}

	public function test_what_stripe_does_not_have_and_what_it_does_not_say_is_reported(): void {
		$this->unseen( Billing_Interval::One_Time, 'good' );
		$gone = $this->new_order( 'gone' );
		$this->services()->sync( $this->services()->stripe()->connected( Mode::Test ) )->start( $gone );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET checkout_id = 'cs_test_gone' WHERE id = $gone->id" );
		$report = $this->reconcile();
		self::assertSame( 1, $report->missing_there );
		self::assertSame( array( 'order', $gone->uuid, 'stripe_not_found' ), array_values( $report->problems[0] ) );
		$this->assertBooks();
	}

	public function test_it_goes_on_after_an_outage(): void {
		$order = $this->unseen( Billing_Interval::One_Time, 'once' );
		self::command(
			'faults',
			array(
				'fault' => 'unauthorized',
				'path'  => '/v1/nothing',
			)
		);
		self::command(
			'faults',
			array(
				'fault' => 'rate_limit',
				'path'  => '/v1/events',
				'times' => 3,
			)
		);
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$this->run_jobs();
		self::assertNull( $this->services()->reports()->last( self::KEY ) );
		self::assertState( Order_State::Sent, $this->now( $order ) );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0" );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::assertNotNull( $this->services()->reports()->last( self::KEY ) );
	}

	public function test_on_a_copy_nothing_is_asked(): void {
		$this->connect( self::LIVE, Mode::Live );
		update_option( 'home', 'http://copy.example.test' );
		self::command( 'forget' );
		$this->services()->queue()->add( Reconcile_Job::KIND, 'stripe-live' );
		$this->run_jobs();
		self::assertSame( array(), self::requests() );
	}
}
