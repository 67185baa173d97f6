<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Reconciler;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Report;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use WP_Error;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** Stripe is away in the middle of a comparison: it stops, says so, and goes on where it was. */
final class Outage_Test extends Adapter_Case {

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

	private function run_jobs(): void {
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		for ( $run = 0; $run < 5; $run++ ) {
			$worker->wake( Wake_Up::Screen );
		}
	}

	private function report(): Report {
		return $this->services()->reports()->last( self::KEY ) ?? self::fail( 'There is no report.' );
	}

	private function job(): Job {
		return $this->services()->queue()->find( Reconcile_Job::KIND, self::KEY ) ?? self::fail( 'There is no job.' );
	}

	private function now( Order $order ): Order {
		return $this->services()->orders()->get( $order->id );
	}

	/** @return list<Order> Three that were paid while nobody looked. */
	private function unseen( string ...$tokens ): array {
		$orders = array();
		foreach ( array() === $tokens ? array( 'a', 'b', 'c' ) : $tokens as $token ) {
			$orders[] = $this->new_order( $token );
			self::command( 'pay', array( 'session' => $this->sync()->start( end( $orders ) )->ids->checkout ) );
		}
		return array_map( $this->now( ... ), $orders );
	}

	/** @return iterable<string, array{string}> Parts of paths that Stripe is asked for, phase by phase. */
	public static function phases(): iterable {
		yield 'events' => array( '/v1/events' );
		yield 'orders' => array( '/v1/checkout/sessions' );
		yield 'subscriptions' => array( '/v1/subscriptions/' );
		yield 'missing' => array( '/v1/subscriptions' );
		yield 'fees' => array( '/v1/charges' );
		yield 'refunds' => array( '/v1/refunds' );
		yield 'disputes' => array( '/v1/disputes' );
	}

	/** @dataProvider phases */
	public function test_a_phase_without_an_answer_stops_it_until_stripe_is_back( string $path ): void {
		$orders = $this->unseen();
		$this->buy( Billing_Interval::Month, token: 'month' );
		$away = static fn ( mixed $answer, array $request, string $url ): mixed => str_contains( $url, $path )
			? new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect to api.stripe.com port 443' )
			: $answer;
		add_filter( 'pre_http_request', $away, 10, 3 );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		remove_filter( 'pre_http_request', $away );
		self::assertSame( array( 'stripe_unreachable', 0 ), array( $this->report()->stopped, $this->report()->failed ) );
		self::assertSame( 'Stripe could not be reached. Try again later.', $this->job()->error );
		$seen = $this->report()->seen;
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( array( '', 0, '' ), array( $this->report()->stopped, $this->report()->failed, $this->job()->error ) );
		self::assertGreaterThanOrEqual( $seen, $this->report()->seen );
		foreach ( $orders as $order ) {
			self::assertState( Order_State::Paid, $this->now( $order ) );
		}
		$this->assertBooks();
	}

	public function test_it_goes_on_behind_what_it_has_compared(): void {
		$this->sync()->start( $this->new_order( 'open' ) );
		$orders = $this->unseen();
		$fault  = array(
			'fault' => 'rate_limit',
			'path'  => $orders[1]->ids->checkout,
			'times' => -1,
		);
		self::command( 'faults', $fault );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( array( 'stripe_rate_limited', 2 ), array( $this->report()->stopped, $this->report()->seen ) );
		self::assertState( Order_State::Sent, $this->now( $orders[2] ) );
		self::command( 'faults' );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( array( '', 4 ), array( $this->report()->stopped, $this->report()->seen ), 'The open one is not compared twice.' );
	}

	public function test_it_keeps_its_place_in_an_outage_of_days(): void {
		global $wpdb;
		$this->sync()->start( $this->new_order( 'open' ) );
		$orders = $this->unseen();
		$fault  = array(
			'fault' => 'rate_limit',
			'path'  => $orders[0]->ids->checkout,
			'times' => -1,
		);
		self::command( 'faults', $fault );
		Reconcile_Job::resume( $this->services() );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET tries = 9 WHERE kind = 'payments-reconcile'" );
		$this->run_jobs();
		self::assertSame( array( 0, 'orders' ), array( $this->job()->tries, $this->job()->cursor()['phase'] ?? '' ), 'It waits, and knows where it is.' );
		self::assertSame( 'stripe_rate_limited', $this->report()->stopped );
		self::command( 'faults' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0" );
		$this->run_jobs();
		self::assertSame( array( '', 4 ), array( $this->report()->stopped, $this->report()->seen ), 'The open one is not compared twice.' );
		self::assertSame( DAY_IN_SECONDS, $this->job()->interval );
	}

	public function test_one_lost_answer_is_of_one_payment_and_three_in_a_row_are_an_outage(): void {
		$orders = $this->unseen();
		$fault  = array(
			'fault' => 'error_after',
			'path'  => $orders[0]->ids->checkout,
			'times' => -1,
		);
		self::command( 'faults', $fault );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( array( '', 1 ), array( $this->report()->stopped, $this->report()->failed ) );
		self::assertState( Order_State::Paid, $this->now( $orders[2] ) );
		$more = $this->unseen( 'd', 'e', 'f' );
		self::command( 'faults', array( 'path' => '/v1/checkout/sessions/' ) + $fault );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( 'stripe_outcome_unknown', $this->report()->stopped );
		self::command( 'faults' );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		self::assertSame( '', $this->report()->stopped );
		self::assertState( Order_State::Paid, $this->now( $more[2] ) );
	}

	public function test_a_key_that_is_refused_meanwhile_is_told_of_and_the_next_one_goes_on(): void {
		$orders = $this->unseen();
		$fault  = array(
			'fault' => 'unauthorized',
			'path'  => $orders[1]->ids->checkout,
			'times' => -1,
		);
		self::command( 'faults', $fault );
		Reconcile_Job::resume( $this->services() );
		$this->run_jobs();
		self::assertSame( array( 'stripe_key_refused', 1 ), array( $this->report()->stopped, $this->report()->seen ) );
		self::assertSame( 'Stripe rejected this site’s key. It may have been deleted or replaced.', $this->job()->error );
		self::command( 'faults' );
		// Nobody is asked with a refused key.
		$this->services()->queue()->start_again( $this->job()->id );
		$this->run_jobs();
		self::assertSame( Job_State::Waiting, $this->job()->state );
		self::assertState( Order_State::Sent, $this->now( $orders[1] ) );
		$this->services()->stripe()->connect( Mode::Test );
		Reconcile_Job::resume( $this->services() );
		$this->run_jobs();
		self::assertSame( array( '', 1 ), array( $this->report()->stopped, $this->report()->seen ), 'The others were messages that waited.' );
		self::assertState( Order_State::Paid, $this->now( $orders[1] ) );
	}

	public function test_a_list_that_the_key_may_not_see_does_not_keep_the_others_from_it(): void {
		$orders = $this->unseen();
		$denied = static function ( array $answer, array $request, string $url ): array {
			if ( str_contains( $url, '/v1/disputes' ) || str_contains( $url, '/v1/events' ) ) {
				$answer['response']['code'] = 403;
				$answer['body']             = '{"error":{"type":"invalid_request_error","message":"Needs rak_dispute_read"}}';
			}
			return $answer;
		};
		add_filter( 'http_response', $denied, 10, 3 );
		Reconcile_Job::ask( $this->services(), Gateway::Stripe, Mode::Test );
		$this->run_jobs();
		remove_filter( 'http_response', $denied );
		self::assertSame( array( '', 2, 0 ), array( $this->report()->stopped, $this->report()->failed, $this->report()->heard ) );
		self::assertSame(
			array( array( 'events', 'stripe_permission_missing' ), array( 'disputes', 'stripe_permission_missing' ) ),
			array_map( static fn ( array $problem ): array => array( $problem['what'], $problem['code'] ), $this->report()->problems )
		);
		self::assertState( Order_State::Paid, $this->now( $orders[2] ) );
	}
}
