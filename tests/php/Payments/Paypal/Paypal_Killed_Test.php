<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Closure;
use Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** A process dies before a request to PayPal, or before it has the answer. Whoever does the same again ends well. */
final class Paypal_Killed_Test extends Paypal_Site_Case {

	/** Requests until the process dies; 0 for never. */
	private int $rest = 0;

	private int $killed = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		add_filter( 'pre_http_request', array( $this, 'count_down' ), 5, 3 );
		add_filter( 'http_response', array( $this, 'count_down' ), 5, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'count_down' ), 5 );
		remove_filter( 'http_response', array( $this, 'count_down' ), 5 );
		parent::tearDown();
	}

	/**
	 * Each request counts twice: it may die before it and after it.
	 *
	 * @param array<string, mixed> $args
	 */
	public function count_down( mixed $answer, array $args, string $url ): mixed {
		if ( 0 < $this->rest && ! str_contains( $url, '/__' ) ) {
			--$this->rest;
			if ( 0 === $this->rest ) {
				++$this->killed;
				// Nothing catches it, as nothing outlives a killed process.
				throw new Error( 'Killed' );
			}
		}
		return $answer;
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

	/** @return int How often the stand-in was asked to do something. */
	private static function asked( string $pattern ): int {
		return count( (array) preg_grep( $pattern, self::requests() ) );
	}

	public function test_an_order_has_one_page_and_is_captured_once(): void {
		$order = $this->order( $this->adapter()->account() );
		$this->kill_everywhere( fn () => $this->sync()->start( $order ) );
		self::assertGreaterThan( 1, self::asked( '#POST /v2/checkout/orders$#' ) );
		// One is the question whose the app is.
		self::assertCount( 2, self::command( 'orders' ) );
		self::command( 'approve', array( 'order' => $this->now( $order )->ids->checkout ) );
		$this->kill_everywhere( fn () => $this->sync()->order( $order ) );
		self::assertState( Order_State::Paid, $this->now( $order ) );
		self::assertCount( 1, self::command( 'captures' ) );
		$this->assertBooks();
		self::assertGreaterThan( 5, $this->killed );
	}

	public function test_money_goes_back_once(): void {
		$order = $this->paid();
		$this->kill_everywhere(
			function () use ( $order ): void {
				$this->adapter()->refund( $order, new Money( 200, 'EUR' ), 'one' );
				$this->sync()->order( $order );
			}
		);
		self::assertSame( array( 1500, -200 ), array_slice( self::sums( $this->services()->totals()->of_account( $order->account ) )['EUR'], 0, 2 ) );
		$this->assertBooks();
		self::assertGreaterThan( 3, $this->killed );
	}

	public function test_there_is_one_webhook(): void {
		$this->kill_everywhere( fn () => $this->services()->paypal()->webhook_setup()->set_up( Mode::Test ) );
		self::assertSame(
			array( $this->services()->accounts()->webhook( Gateway::Paypal, Mode::Test ) ),
			array_column( self::command( 'webhooks' ), 'id' )
		);
		self::assertGreaterThan( 2, $this->killed );
	}

	public function test_a_message_is_stored_once(): void {
		$webhook = $this->webhook();
		$order   = $this->approved();
		$this->kill_everywhere( fn () => self::deliver( self::deliveries( $webhook )[0] ) );
		self::assertSame( 1, $this->rows_of( 'events' ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->now( $order ) );
	}
}
