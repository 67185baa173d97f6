<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Money\Mode;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** What an owner sees and does of messages and of the nightly run. */
final class Comparison_Test extends Adapter_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $path, array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( $method, "/slipstream/v1/payments/$path", $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	private function run_jobs(): void {
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		for ( $run = 0; $run < 5; $run++ ) {
			$worker->wake( Wake_Up::Screen );
		}
	}

	public function test_events_are_listed(): void {
		$this->connect();
		$account = $this->services()->stripe()->connected( Mode::Test )->account();
		$this->services()->events()->record( $account, 'evt_1', 'invoice.paid', 'sub_1' );
		$item = $this->ask(
			'GET',
			'events',
			array(
				'mode'  => 'test',
				'state' => 'waiting',
			)
		)[0];
		self::assertSame( array( self::ACCOUNT, 'evt_1', 'invoice.paid', 'sub_1', 0 ), array( $item['account'], $item['event_id'], $item['type'], $item['object_id'], $item['tries'] ) );
		self::assertSame( array(), $this->ask( 'GET', 'events', array( 'state' => 'failed' ) ) );
		self::assertCount( 1, $this->ask( 'GET', 'events', array( 'state' => 'open' ) ) );
	}

	public function test_what_was_given_up_is_handled_when_it_is_tried_again(): void {
		global $wpdb;
		$this->connect();
		$order = $this->buy();
		$this->services()->events()->record( $order->account, 'evt_1', 'charge.refunded', $order->ids->payment );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET state = 'failed', tries = 18" );
		$states = fn (): array => array_column( $this->ask( 'GET', 'events' ), 'state' );
		$this->run_jobs();
		self::assertSame( array( 'failed' ), $states() );
		self::assertSame( array( 'waiting' => 0 ), $this->ask( 'POST', 'events/retry', array( 'mode' => 'live' ) ) );
		self::assertSame( array( 'failed' ), $states() );
		self::assertSame( array( 'waiting' => 1 ), $this->ask( 'POST', 'events/retry', array( 'mode' => 'test' ) ) );
		self::assertSame( array( 'waiting' ), $states() );
		$this->run_jobs();
		self::assertSame( array( 'done' ), $states() );
	}

	public function test_a_comparison_is_asked_for_and_told_of(): void {
		$this->ask( 'POST', 'reconcile', array( 'mode' => 'test' ), 409 );
		$this->connect();
		$order = $this->new_order();
		self::command( 'pay', array( 'session' => $this->sync()->start( $order )->ids->checkout ) );
		self::assertNull( $this->ask( 'GET', 'reconcile', array( 'mode' => 'test' ) )['report'] );
		self::assertTrue( $this->ask( 'POST', 'reconcile', array( 'mode' => 'test' ) )['job']['is_active'] );
		$this->run_jobs();
		$after = $this->ask( 'GET', 'reconcile', array( 'mode' => 'test' ) );
		self::assertFalse( $after['job']['is_active'] );
		self::assertSame( array( 1, 1, 0 ), array( $after['report']['seen'], $after['report']['changed'], $after['report']['failed'] ) );
		self::assertSame( 'paid', $this->ask( 'GET', "orders/$order->id" )['state'] );
	}

	public function test_one_that_was_stopped_is_asked_for_and_runs_each_night_again(): void {
		$this->connect();
		Reconcile_Job::resume( $this->services() );
		$job = fn (): Job => $this->services()->queue()->find( Reconcile_Job::KIND, 'stripe-test' ) ?? self::fail( 'There is none.' );
		$this->services()->queue()->stop( $job()->id );
		self::assertTrue( $this->ask( 'POST', 'reconcile', array( 'mode' => 'test' ) )['job']['is_active'] );
		$this->run_jobs();
		self::assertSame( array( Job_State::Waiting, DAY_IN_SECONDS ), array( $job()->state, $job()->interval ) );
		self::assertNotNull( $this->ask( 'GET', 'reconcile', array( 'mode' => 'test' ) )['report'] );
	}

	public function test_a_copy_of_the_site_compares_nothing_and_says_so(): void {
		$this->connect( self::LIVE, Mode::Live );
		update_option( 'home', 'http://elsewhere.example.test' );
		self::assertSame( 'payments_copied_site', $this->ask( 'POST', 'reconcile', array( 'mode' => 'live' ), 409 )['code'] );
	}
}
