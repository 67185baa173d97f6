<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Closure;
use Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Adapter_Case.php';

/** A process dies before a request to Stripe, or before it has the answer. Whoever does the same again ends well. */
final class Killed_At_Stripe_Test extends Adapter_Case {

	/** Requests until the process dies; 0 for never. */
	private int $rest = 0;

	private int $killed = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		add_filter( 'pre_http_request', array( $this, 'die_before' ), 5, 3 );
		add_filter( 'http_response', array( $this, 'die_after' ), 5, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'die_before' ), 5 );
		remove_filter( 'http_response', array( $this, 'die_after' ), 5 );
		parent::tearDown();
	}

	/** @param array<string, mixed> $args */
	public function die_before( mixed $answer, array $args, string $url ): mixed {
		$this->count_down( $url );
		return $answer;
	}

	/** @param array<string, mixed> $args */
	public function die_after( mixed $answer, array $args, string $url ): mixed {
		$this->count_down( $url );
		return $answer;
	}

	/** Each request counts twice: it may die before it and after it. */
	private function count_down( string $url ): void {
		if ( 0 === $this->rest || ! str_contains( $url, '/v1/' ) ) {
			return;
		}
		--$this->rest;
		if ( 0 === $this->rest ) {
			++$this->killed;
			// Nothing catches it, as nothing outlives a killed process.
			throw new Error( 'Killed' );
		}
	}

	/**
	 * Does something again and again, killed one step later each time, until it is through.
	 *
	 * @param Closure(): mixed $work
	 */
	private function kill_everywhere( Closure $work ): void {
		for ( $at = 1; ; $at++ ) {
			self::assertLessThan( 60, $at );
			$this->rest = $at;
			try {
				$work();
			} catch ( Error $error ) {
				self::assertSame( 'Killed', $error->getMessage() );
				continue;
			} finally {
				$this->rest = 0;
			}
			return;
		}
	}

	/** @return iterable<array{Billing_Interval}> */
	public static function intervals(): iterable {
		yield array( Billing_Interval::One_Time );
		yield array( Billing_Interval::Month );
	}

	/** @dataProvider intervals */
	public function test_an_order_has_one_page_and_is_counted_once( Billing_Interval $interval ): void {
		$order = $this->new_order( interval: $interval );
		$this->kill_everywhere( fn () => $this->sync()->start( $order ) );
		self::assertSame( 1, $this->count_of( '/v1/checkout/sessions' ) );
		self::command( 'pay', array( 'session' => $this->now( $order )->ids->checkout ) );
		$this->kill_everywhere( fn () => $this->sync()->order( $order ) );
		self::assertState( Order_State::Paid, $this->now( $order ) );
		$this->assertBooks();
		self::assertGreaterThan( 5, $this->killed );
	}

	public function test_money_goes_back_once(): void {
		$order  = $this->buy();
		$refund = function () use ( $order ): void {
			$this->services()->stripe()->connected( Mode::Test )->refund( $order, new Money( 200, 'EUR' ), 'one' );
			$this->sync()->order( $order );
		};
		$this->kill_everywhere( $refund );
		self::assertSame( 1, $this->count_of( '/v1/refunds' ) );
		self::assertState( Order_State::Partly_Refunded, $this->now( $order ) );
		$this->assertBooks();
		self::assertGreaterThan( 5, $this->killed );
	}

	public function test_a_subscription_ends(): void {
		$order        = $this->buy( Billing_Interval::Month );
		$subscription = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $subscription );
		$this->kill_everywhere(
			function () use ( $subscription ): void {
				$this->services()->stripe()->connected( Mode::Test )->cancel( $subscription, false );
				$this->sync()->subscription( $subscription->subscription_id );
			}
		);
		self::assertSame( 'canceled', $this->services()->subscriptions()->find( $order->account, $order->ids->subscription )?->status->value );
		self::assertGreaterThan( 5, $this->killed );
	}

	private function now( Order $order ): Order {
		return $this->services()->orders()->get( $order->id );
	}
}
