<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Modules\Health_Check;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Report;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** The nightly run finds what no event has told of. */
final class Paypal_Nights_Test extends Paypal_Site_Case {

	private const KEY = 'paypal-test';

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	private function reconcile(): Report {
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$this->run_jobs( 5 );
		return $this->services()->reports()->last( self::KEY ) ?? self::fail( 'There is no report.' );
	}

	private function refund( Order $order ): void {
		self::command(
			'refund',
			array(
				'capture' => $order->ids->payment,
				'amount'  => array(
					'currency_code' => 'EUR',
					'value'         => '1.00',
				),
			)
		);
	}

	/** Lets an order have been paid some days ago. */
	private static function age( Order $order, int $days ): void {
		global $wpdb;
		$time = time() - $days * DAY_IN_SECONDS;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET paid = $time WHERE id = $order->id" );
	}

	public function test_it_captures_what_was_approved_and_finds_what_has_become_of_payments(): void {
		$closed = $this->approved( 'closed' );
		$left   = $this->sent( 'left' );
		$gone   = $this->sent( 'gone' );
		$paid   = $this->paid( 'paid' );
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		$pending = $this->paid( 'pending' );
		self::command(
			'settle',
			array(
				'capture' => self::orders()->get( $pending->ids->checkout )->captures[0]->id,
				'status'  => 'COMPLETED',
			)
		);
		self::command( 'expire', array( 'order' => $gone->ids->checkout ) );
		$this->refund( $paid );
		$report = $this->reconcile();
		self::assertState( Order_State::Paid, $this->now( $closed ) );
		self::assertState( Order_State::Sent, $this->now( $left ) );
		self::assertState( Order_State::Expired, $this->now( $gone ) );
		self::assertState( Order_State::Paid, $this->now( $pending ) );
		self::assertState( Order_State::Partly_Refunded, $this->now( $paid ) );
		// The two that were paid only now are looked at once more as payments.
		self::assertSame( array( 7, 4, 0, 0 ), array( $report->seen, $report->changed, $report->failed, $report->missing_there ) );
		$this->assertBooks();
		$again = $this->reconcile();
		self::assertSame( array( 4, 0 ), array( $again->seen, $again->changed ) );
	}

	public function test_a_comparison_is_asked_for_and_told_of(): void {
		$this->sign_in( 'administrator' );
		$order   = $this->approved();
		$account = array(
			'gateway' => 'paypal',
			'mode'    => 'test',
		);
		$ask     = fn ( string $method ): array => $this->rest( $method, '/slipstream/v1/payments/reconcile', $account )->get_data();
		self::assertSame( array( 'paypal', null, null ), array_values( array_diff_key( $ask( 'GET' ), array( 'mode' => true ) ) ) );
		self::assertTrue( $ask( 'POST' )['job']['is_active'] );
		$this->run_jobs( 3 );
		self::assertSame( array( 2, '' ), array( $ask( 'GET' )['report']['seen'], $ask( 'GET' )['report']['stopped'] ) );
		self::assertState( Order_State::Paid, $this->now( $order ) );
		$stripe = $this->rest( 'GET', '/slipstream/v1/payments/reconcile', array( 'mode' => 'test' ) )->get_data();
		self::assertSame( array( 'stripe', null ), array( $stripe['gateway'], $stripe['report'] ) );
	}

	public function test_older_payments_are_looked_at_once_a_week_until_paypal_refunds_no_more(): void {
		$old     = $this->paid( 'old' );
		$too_old = $this->paid( 'too old' );
		$new     = $this->paid( 'new' );
		self::age( $old, 100 );
		self::age( $too_old, 200 );
		$seen = array();
		for ( $day = 0; $day < 7; $day++ ) {
			$found = $this->services()->paid_orders()->after( $old->account, 0, time() - 35 * DAY_IN_SECONDS, time() - 190 * DAY_IN_SECONDS, $day, 20 );
			foreach ( $found as $order ) {
				$seen[ $order->id ] = 1 + ( $seen[ $order->id ] ?? 0 );
			}
		}
		ksort( $seen );
		self::assertSame(
			array(
				$old->id => 1,
				$new->id => 7,
			),
			$seen
		);
	}

	public function test_it_finds_events_that_were_never_delivered(): void {
		$this->webhook();
		$order = $this->paid();
		for ( $event = 0; $event < 120; $event++ ) {
			self::command(
				'emit',
				array(
					'type'     => 'PAYMENT.CAPTURE.COMPLETED',
					'resource' => array( 'custom_id' => wp_generate_uuid4() ),
				)
			);
		}
		self::command(
			'dispute',
			array(
				'capture' => $order->ids->payment,
				'dispute' => 'PP-D-1',
			)
		);
		$report = $this->reconcile();
		self::assertSame( array( 123, 0 ), array( $report->missing_here, $report->failed ) );
		self::assertSame( Dispute_State::Open, $this->now( $order )->dispute );
		$again = $this->reconcile();
		self::assertSame( array( 0, 0, 0 ), array( $again->missing_here, $again->changed, $again->failed ) );
	}

	public function test_messages_of_one_payment_service_are_listed_and_tried_again(): void {
		$this->sign_in( 'administrator' );
		$this->services()->events()->record( $this->adapter()->account(), 'WH-1', 'PAYMENT.CAPTURE.COMPLETED', 'x' );
		$of      = static fn ( string $gateway ): array => array(
			'gateway' => $gateway,
			'mode'    => 'test',
		);
		$numbers = fn ( string $gateway ): int => count( $this->rest( 'GET', '/slipstream/v1/payments/events', $of( $gateway ) )->get_data() );
		self::assertSame( array( 1, 0 ), array( $numbers( 'paypal' ), $numbers( 'stripe' ) ) );
		$job     = fn (): ?object => $this->services()->queue()->find( 'payments-events', self::KEY );
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/payments/events/retry', $of( 'stripe' ) )->get_status() );
		self::assertNull( $job() );
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/payments/events/retry', $of( 'paypal' ) )->get_status() );
		self::assertNotNull( $job() );
	}

	public function test_a_night_when_paypal_does_not_list_its_events_is_read_again(): void {
		$this->webhook();
		$heard = time() - 5 * DAY_IN_SECONDS;
		$this->services()->reports()->store( self::KEY, new Report( $heard, heard: $heard ) );
		self::command(
			'fault',
			array(
				'fault' => 'error_after',
				'path'  => 'webhooks-events',
				'times' => 9,
			)
		);
		$deaf = $this->reconcile();
		self::assertSame( array( 1, $heard ), array( $deaf->failed, $deaf->heard ) );
		self::command( 'faults' );
		$again = $this->reconcile();
		self::assertSame( array( 0, $again->started ), array( $again->failed, $again->heard ) );
	}

	public function test_what_cannot_be_compared_does_not_keep_others_from_it(): void {
		$changed = $this->approved( 'changed' );
		self::command(
			'change',
			array(
				'order' => $changed->ids->checkout,
				'unit'  => array( 'custom_id' => 'another' ),
			)
		);
		$gone = $this->paid( 'gone' );
		self::command( 'expire', array( 'order' => $gone->ids->checkout ) );
		$good   = $this->approved( 'good' );
		$report = $this->reconcile();
		self::assertState( Order_State::Paid, $this->now( $good ) );
		self::assertSame( array( 1, 1 ), array( $report->failed, $report->missing_there ) );
		self::assertSame(
			array( array( 'order', $changed->uuid, 'payment_mismatch' ), array( 'payment', $gone->uuid, 'paypal_not_found' ) ),
			array_map( 'array_values', $report->problems )
		);
		self::assertState( Order_State::Paid, $this->now( $gone ) );
	}

	public function test_on_a_copy_nothing_is_asked(): void {
		$this->connect( Mode::Live );
		$this->sent( mode: Mode::Live );
		update_option( 'home', 'http://copy.example.test' );
		$asked = count( self::requests() );
		$this->services()->queue()->add( Reconcile_Job::KIND, 'paypal-live' );
		$this->run_jobs( 2 );
		self::assertCount( $asked, self::requests() );
	}

	public function test_it_runs_each_night_from_when_an_app_was_connected(): void {
		$this->sign_in( 'administrator' );
		$check = array(
			'gateway' => 'paypal',
			'mode'    => 'test',
		);
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/payments/accounts/check', $check )->get_status() );
		$job = $this->services()->queue()->find( Reconcile_Job::KIND, self::KEY );
		self::assertSame( DAY_IN_SECONDS, $job?->interval );
	}

	public function test_health_says_whether_the_site_hears_of_payments(): void {
		$checks = function (): array {
			$found = array();
			foreach ( $this->services()->paypal()->checks()->all() as $check ) {
				$found[ $check->id ] = $check->status;
			}
			return $found;
		};
		self::assertSame(
			array(
				'payments_paypal_webhook_test'    => Health_Check::WARNING,
				'payments_paypal_comparison_test' => Health_Check::GOOD,
			),
			$checks()
		);
		$this->webhook();
		$this->services()->reports()->store( self::KEY, new Report( time(), time(), failed: 1 ) );
		self::assertSame( array( Health_Check::GOOD, Health_Check::WARNING ), array_values( $checks() ) );
		$this->services()->reports()->store( self::KEY, new Report( 1, time() - 4 * DAY_IN_SECONDS ) );
		$accounts                            = (array) get_option( 'slipstream_payment_accounts' );
		$accounts['paypal_test']['accepted'] = 1;
		update_option( 'slipstream_payment_accounts', $accounts );
		self::assertSame( Health_Check::WARNING, $checks()['payments_paypal_comparison_test'] );
		$key = $this->services()->keys()->of( Gateway::Paypal, Mode::Test );
		self::assertNotNull( $key );
		$this->services()->accounts()->refuse( Gateway::Paypal, Mode::Test, $key );
		self::assertSame( array(), $checks(), 'That the app is refused says the check of the account:' );
		$of_account = array_values( array_filter( $this->services()->checks()->all(), static fn ( Health_Check $check ): bool => 'payments_paypal_test' === $check->id ) );
		self::assertSame( Health_Check::CRITICAL, $of_account[0]->status );
	}
}
