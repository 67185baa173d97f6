<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Reconciler;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Step_Outcome;
use Slipstream\Modules\Jobs\Time_Budget;
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
			'events'        => array( 'object' => 'event' ),
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
		$this->change_order( $gone, "checkout_id = 'cs_test_gone'" );
		$report = $this->reconcile();
		self::assertSame( 1, $report->missing_there );
		self::assertSame( array( 'order', $gone->uuid, 'stripe_not_found' ), array_values( $report->problems[0] ) );
		$this->assertBooks();
	}

	public function test_a_page_that_stripe_has_removed_cannot_be_paid_any_more(): void {
		$gone = $this->new_order( 'gone' );
		$this->sync()->start( $gone );
		$this->change_order( $gone, "checkout_id = 'cs_test_gone', updated = 1" );
		self::assertSame( 0, $this->reconcile()->missing_there );
		self::assertState( Order_State::Expired, $this->now( $gone ) );
	}

	public function test_what_was_paid_on_a_page_that_stripe_has_removed_is_still_compared(): void {
		$order = $this->buy();
		$this->change_order( $order, "checkout_id = 'cs_test_gone', updated = 1" );
		$this->client()->post(
			'/v1/refunds',
			array( 'payment_intent' => $order->ids->payment ),
			wp_generate_uuid4()
		);
		self::assertSame( array(), $this->reconcile()->problems );
		self::assertState( Order_State::Refunded, $this->now( $order ) );
		$this->assertBooks();
	}

	public function test_it_finds_fees_that_stripe_has_booked_later(): void {
		$late = static function ( array $answer, array $request, string $url ): array {
			if ( '/v1/charges' === wp_parse_url( $url, PHP_URL_PATH ) ) {
				$list = json_decode( $answer['body'], true );
				foreach ( array_keys( $list['data'] ?? array() ) as $index ) {
					$list['data'][ $index ]['balance_transaction'] = null;
				}
				$answer['body'] = (string) wp_json_encode( $list );
			}
			return $answer;
		};
		add_filter( 'http_response', $late, 10, 3 );
		$order = $this->buy();
		$month = $this->buy( Billing_Interval::Month, token: 'month' );
		remove_filter( 'http_response', $late );
		self::assertArrayNotHasKey( 'fee', $this->entries_of( $order ) );
		self::assertArrayNotHasKey( 'fee', $this->entries_of( $month ) );
		$this->reconcile();
		$this->assertBooks();
		self::assertSame( 0, $this->reconcile()->changed );
	}

	public function test_it_asks_for_its_time_after_each_object(): void {
		$orders = array_map(
			fn ( int $number ): Order => $this->unseen( Billing_Interval::One_Time, "order $number" ),
			range( 1, 3 )
		);
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$job   = self::first_job();
		$steps = 0;
		do {
			$step = $this->services()->reconcile_job()->step(
				$job,
				new Time_Budget( $this->services()->clock(), 0, static fn (): bool => true )
			);
			$job  = $job->after( $step );
			$paid = count( array_filter( $orders, fn ( Order $order ): bool => $this->now( $order )->paid > 0 ) );
			self::assertLessThanOrEqual( ++$steps, $paid );
		} while ( Step_Outcome::Done !== $step->outcome );
		self::assertSame( 3, $paid );
		self::assertGreaterThan( 3, $steps );
		$this->assertBooks();
	}

	private static function first_job(): Job {
		global $wpdb;
		return Job::of( $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}slipstream_jobs WHERE kind = 'payments-reconcile'" ) );
	}

	private function change_order( Order $order, string $values ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET $values WHERE id = $order->id" );
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
		self::assertSame( 'stripe_rate_limited', $this->services()->reports()->last( self::KEY )?->stopped );
		self::assertState( Order_State::Sent, $this->now( $order ) );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0" );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::assertSame( '', $this->services()->reports()->last( self::KEY )?->stopped );
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
