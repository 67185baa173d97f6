<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Account_Status;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Gateway_Sync;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Accounts;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tests\Services\Paypal\Paypal_Case;

require_once dirname( __DIR__, 2 ) . '/Services/Paypal/Paypal_Case.php';

/** The ledger says of a payment with PayPal what PayPal's books say. */
final class Paypal_Adapter_Test extends Paypal_Case {

	private Paypal_Adapter $adapter;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'slipstream_paypal_test_client_id', 'test-client' );
		update_option( 'slipstream_paypal_test_secret', 'test-secret' );
		self::accounts()->connect( Mode::Test );
		$adapter = self::accounts()->adapter( Mode::Test );
		self::assertNotNull( $adapter );
		$this->adapter = $adapter;
	}

	private static function services(): Payments_Services {
		return Plugin::module( Payments_Module::class )->services();
	}

	private static function accounts(): Paypal_Accounts {
		return new Paypal_Accounts(
			self::services()->keys(),
			self::services()->accounts(),
			new Environment(),
			static fn ( Order $order ): array => array( "http://example.test/?paid=$order->uuid", 'http://example.test/' )
		);
	}

	private function sync(): Gateway_Sync {
		return self::services()->sync( $this->adapter );
	}

	private function new_order( string $token = 'form', Money $amount = new Money( 1500, 'EUR' ), Billing_Interval $interval = Billing_Interval::One_Time ): New_Order {
		return new New_Order( $this->adapter->account(), new Order_Terms( $amount, $interval, sentence: 'EUR 15' ), new Payer(), $token );
	}

	/** An order that a buyer was sent to PayPal with. */
	private function sent( string $token = 'form' ): Order {
		$checkout = $this->sync()->begin( $this->new_order( $token ) );
		self::assertStringContainsString( "/checkoutnow?token={$checkout->ids->checkout}", $checkout->url );
		$order = self::services()->orders()->open( $this->new_order( $token ) );
		self::assertSame( array( Order_State::Sent, $checkout->ids->checkout ), array( $order->state, $order->ids->checkout ) );
		return $order;
	}

	private function approved(): Order {
		$order = $this->sent();
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		return $order;
	}

	/** @return array{int, int, int} Charged, given back, and fees. */
	private static function sums(): array {
		$total = self::services()->totals()->of_mode( Mode::Test )[0] ?? null;
		return null === $total ? array( 0, 0, 0 ) : array( $total->charged()->amount, $total->refunded()->amount, $total->fees()->amount );
	}

	public function test_the_account_is_the_one_that_would_be_paid(): void {
		self::assertSame( 'TESTMERCHANT2', $this->adapter->account()->id );
		self::assertSame( Account_Status::Connected, self::services()->accounts()->state( Gateway::Paypal, Mode::Test )->status );
		self::assertNull( self::accounts()->adapter( Mode::Live ) );
	}

	public function test_an_approved_order_is_captured_by_whoever_looks_first(): void {
		$order = $this->sync()->order( $this->approved() );
		self::assertSame( array( Order_State::Paid, 'buyer@example.test', 'Ada Example' ), array( $order->state, $order->payer->email, $order->payer->name ) );
		self::assertSame( array( 1500, 0, -52 ), self::sums() );
		$this->sync()->order( $order );
		self::assertSame( array( 1500, 0, -52 ), self::sums() );
	}

	public function test_an_order_that_nobody_approved_is_not_paid(): void {
		self::assertSame( Order_State::Sent, $this->sync()->order( $this->sent() )->state );
		self::assertSame( array(), preg_grep( '#capture#', self::requests() ) );
	}

	public function test_pending_is_not_paid(): void {
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		$order = $this->sync()->order( $this->approved() );
		self::assertSame( Order_State::Pending, $order->state );
		self::assertSame( array( 0, 0, 0 ), self::sums() );
		$capture = self::orders()->get( $order->ids->checkout )->captures[0]->id;
		self::command(
			'settle',
			array(
				'capture' => $capture,
				'status'  => 'COMPLETED',
			)
		);
		self::assertSame( Order_State::Paid, $this->sync()->order( $order )->state );
	}

	public function test_what_paypal_denies_after_all_has_failed(): void {
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		$order   = $this->sync()->order( $this->approved() );
		$capture = self::orders()->get( $order->ids->checkout )->captures[0]->id;
		self::command(
			'settle',
			array(
				'capture' => $capture,
				'status'  => 'DECLINED',
			)
		);
		self::assertSame( Order_State::Failed, $this->sync()->order( $order )->state );
	}

	public function test_a_declined_buyer_chooses_another_means(): void {
		self::command( 'outcome', array( 'status' => 'INSTRUMENT_DECLINED' ) );
		$order = $this->sync()->order( $this->approved() );
		self::assertSame( Order_State::Sent, $order->state );
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		self::assertSame( Order_State::Paid, $this->sync()->order( $order )->state );
	}

	/** @return array<string, array{array<string, mixed>}> What differs from what was agreed to. */
	public static function changes(): array {
		return array(
			'the amount'   => array(
				array(
					'amount' => array(
						'currency_code' => 'EUR',
						'value'         => '1.00',
					),
				),
			),
			'the currency' => array(
				array(
					'amount' => array(
						'currency_code' => 'USD',
						'value'         => '15.00',
					),
				),
			),
			'who is paid'  => array( array( 'payee' => array( 'merchant_id' => 'THXEFMERCHANT' ) ) ),
		);
	}

	/**
	 * @dataProvider changes
	 * @param array<string, mixed> $unit
	 */
	public function test_an_order_that_is_no_longer_what_was_agreed_to_is_not_captured( array $unit ): void {
		$order = $this->approved();
		self::command(
			'change',
			array(
				'order' => $order->ids->checkout,
				'unit'  => $unit,
			)
		);
		try {
			$this->sync()->order( $order );
			self::fail( 'Nobody has to look.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'payment_mismatch', $error->error_code );
		}
		self::assertSame( Order_State::Sent, self::services()->orders()->get( $order->id )->state );
		self::assertSame( array(), preg_grep( '#/capture$#', self::requests() ) );
	}

	public function test_an_order_of_another_name_changes_nothing(): void {
		$order = $this->approved();
		self::command(
			'change',
			array(
				'order' => $order->ids->checkout,
				'unit'  => array( 'custom_id' => 'another' ),
			)
		);
		try {
			$this->sync()->order( $order );
			self::fail( 'It was taken.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'payment_mismatch', $error->error_code );
		}
		self::assertSame( Order_State::Sent, self::services()->orders()->get( $order->id )->state );
	}

	public function test_an_order_that_paypal_has_forgotten_has_expired(): void {
		$order = $this->sent();
		self::command( 'expire', array( 'order' => $order->ids->checkout ) );
		self::assertSame( Order_State::Expired, $this->sync()->order( $order )->state );
	}

	public function test_money_that_goes_back_is_counted_once(): void {
		$order = $this->sync()->order( $this->approved() );
		$this->adapter->refund( $order, new Money( 500, 'EUR' ), 'wish-1' );
		$this->adapter->refund( $order, new Money( 500, 'EUR' ), 'wish-1' );
		$order = $this->sync()->order( $order );
		self::assertSame( Order_State::Partly_Refunded, $order->state );
		self::assertSame( array( 1500, -500, -47 ), self::sums(), 'PayPal gives a part of its fee back.' );
		self::command( 'refund', array( 'capture' => $order->ids->payment ) );
		self::assertSame( Order_State::Refunded, $this->sync()->order( $order )->state );
		self::assertSame( array( 1500, -1500, -37 ), self::sums() );
	}

	/** @return array<string, array{string}> */
	public static function lost(): array {
		return array(
			'cut off'           => array( 'reset_after' ),
			'half of an answer' => array( 'torn_after' ),
			'an error'          => array( 'error_after' ),
		);
	}

	/** @dataProvider lost */
	public function test_a_lost_answer_makes_no_second_order_and_takes_no_second_payment( string $fault ): void {
		$lose = static fn ( string $path ) => self::command(
			'fault',
			array(
				'fault'  => $fault,
				'method' => 'POST',
				'path'   => $path,
				'times'  => 2,
			)
		);
		$lose( '/v2/checkout/orders' );
		try {
			$this->sync()->begin( $this->new_order() );
			self::fail( 'There was an answer.' );
		} catch ( Gateway_Error $error ) {
			self::assertSame( Gateway_Failure::Unknown, $error->failure );
		}
		self::assertSame( Order_State::Unknown, self::services()->orders()->open( $this->new_order() )->state );
		$order = $this->approved();
		$lose( '/capture' );
		try {
			$this->sync()->order( $order );
		} catch ( Request_Error $error ) {
			self::assertFalse( self::services()->orders()->get( $order->id )->state->was_paid() );
		}
		self::assertSame( Order_State::Paid, $this->sync()->order( $order )->state );
		self::assertSame( array( 1500, 0, -52 ), self::sums() );
	}

	public function test_a_double_click_is_one_order(): void {
		$first  = $this->sync()->begin( $this->new_order() );
		$second = $this->sync()->begin( $this->new_order() );
		self::assertSame( array( $first->ids->checkout, $first->url ), array( $second->ids->checkout, $second->url ) );
	}

	public function test_what_paypal_cannot_take_is_refused(): void {
		foreach ( array( $this->new_order( 'a', new Money( 1500, 'RUB' ) ), $this->new_order( 'b', interval: Billing_Interval::Month ) ) as $new ) {
			try {
				$this->sync()->begin( $new );
				self::fail( 'It was taken.' );
			} catch ( Gateway_Error $error ) {
				self::assertSame( Gateway_Failure::Refused, $error->failure );
			}
		}
	}

	public function test_an_app_that_is_no_longer_accepted_is_noted(): void {
		self::command(
			'fault',
			array(
				'fault' => 'unauthorized',
				'times' => 9,
			)
		);
		try {
			$this->sync()->begin( $this->new_order() );
			self::fail( 'It was accepted.' );
		} catch ( Gateway_Error $error ) {
			self::assertSame( 'paypal_app_refused', $error->error_code );
		}
		self::assertSame( Account_Status::Refused, self::services()->accounts()->state( Gateway::Paypal, Mode::Test )->status );
	}
}
