<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Reconciler\Reconcile_Job;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** PayPal is away in the middle of a comparison, or rejects the app. */
final class Paypal_Outage_Test extends Paypal_Site_Case {

	private const KEY = 'paypal-test';

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	public function test_it_stops_while_paypal_is_down_and_goes_on_afterwards(): void {
		$orders = array( $this->approved( 'a' ), $this->approved( 'b' ), $this->approved( 'c' ) );
		self::command(
			'fault',
			array(
				'fault' => 'rate_limit',
				'path'  => $orders[1]->ids->checkout,
				'times' => 3,
			)
		);
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$this->run_jobs();
		$report = $this->services()->reports()->last( self::KEY );
		self::assertSame( array( 'paypal_rate_limited', 1 ), array( $report?->stopped, $report?->seen ) );
		self::assertState( Order_State::Sent, $this->now( $orders[2] ) );
		self::command( 'faults' );
		$this->hurry();
		$this->run_jobs( 3 );
		$report = $this->services()->reports()->last( self::KEY );
		self::assertSame( array( '', 0 ), array( $report?->stopped, $report?->failed ) );
		foreach ( $orders as $order ) {
			self::assertState( Order_State::Paid, $this->now( $order ) );
		}
		$this->assertBooks();
	}

	/** @return iterable<string, array{string}> Parts of paths that PayPal is asked for, phase by phase. */
	public static function phases(): iterable {
		yield 'events' => array( 'webhooks-events' );
		yield 'orders and payments' => array( '/v2/checkout/orders/' );
	}

	/** @dataProvider phases */
	public function test_an_app_that_is_refused_meanwhile_is_told_of_and_the_next_one_goes_on( string $path ): void {
		$this->webhook();
		$order = $this->approved();
		self::command(
			'fault',
			array(
				'fault' => 'unauthorized',
				'path'  => $path,
				'times' => 9,
			)
		);
		$this->services()->queue()->add( Reconcile_Job::KIND, self::KEY );
		$this->run_jobs();
		self::assertSame( 'paypal_app_refused', $this->services()->reports()->last( self::KEY )?->stopped );
		self::command( 'faults' );
		$this->hurry();
		$this->run_jobs( 3 );
		self::assertState( Order_State::Sent, $this->now( $order ) );
		$this->connect();
		Reconcile_Job::resume( $this->services() );
		$this->run_jobs( 3 );
		self::assertSame( '', $this->services()->reports()->last( self::KEY )?->stopped );
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}
}
