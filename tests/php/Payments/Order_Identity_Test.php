<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Observed_Entry;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Order_State;
use UnexpectedValueException;

require_once __DIR__ . '/Payments_Case.php';

/**
 * What a gateway tells is written only where it belongs, however alike the names are.
 */
final class Order_Identity_Test extends Payments_Case {

	private Books_Adapter $gateway;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway = new Books_Adapter( new Books( self::account() ) );
	}

	private function charge( string $payment, Money $money, string $charge = 'ch_1' ): Observed_Payment {
		return new Observed_Payment( $payment, array( new Observed_Entry( Entry_Kind::Charge, $charge, $money, 1_700_000_000 ) ) );
	}

	private function paid( Order $order, ?Observed_Payment $payment, Order_Ids $ids = new Order_Ids() ): Observed_Order {
		return new Observed_Order( $order->account, $order->uuid, Order_State::Sent, $ids, $payment );
	}

	public function test_what_is_not_of_the_order_is_refused_and_writes_nothing(): void {
		$orders = $this->services()->orders();
		$order  = $this->sent( $this->gateway );
		$other  = $this->sent( $this->gateway, 'other' );
		$charge = $this->charge( 'pi_1', new Money( 500, 'EUR' ) );
		$seen   = array(
			'another order'    => $this->paid( $other, $charge ),
			'another mode'     => new Observed_Order( self::account( Mode::Live ), $order->uuid, Order_State::Sent, payment: $charge ),
			'another account'  => new Observed_Order( self::account( Mode::Test, 'acct_2' ), $order->uuid, Order_State::Sent, payment: $charge ),
			'another checkout' => $this->paid( $order, $charge, new Order_Ids( $other->ids->checkout ) ),
		);
		foreach ( $seen as $what => $observed ) {
			self::assertSame( 'payment_mismatch', self::error_of( static fn () => $orders->apply( $order, $observed ) ), $what );
		}
		self::assertSame( 0, $this->rows_of( 'entries' ) );

		$order = $orders->apply( $order, $this->paid( $order, $charge ) );
		self::assertInstanceOf( Order::class, $order );
		self::assertSame( Order_State::Paid, $order->state );
		foreach ( array(
			'another payment' => $this->charge( 'pi_2', new Money( 500, 'EUR' ), 'ch_2' ),
			'another amount'  => $this->charge( 'pi_1', new Money( 600, 'EUR' ) ),
		) as $what => $payment ) {
			self::assertSame( 'payment_mismatch', self::error_of( fn () => $orders->apply( $order, $this->paid( $order, $payment ) ) ), $what );
		}
		self::assertSame( 'payment_mismatch', self::error_of( fn () => $orders->apply( $other, $this->paid( $other, $this->charge( 'pi_2', new Money( 500, 'EUR' ) ) ) ) ), 'A charge pays once.' );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
		self::assertSame( Order_State::Sent, $orders->get( $other->id )->state );
	}

	public function test_names_that_differ_in_case_alone_are_two(): void {
		$account = self::account();
		$entries = $this->services()->entries();
		$entries->record( $account, $this->charge( 'pi_a', new Money( 100, 'EUR' ), 'ch_a' ) );
		$entries->record( $account, $this->charge( 'pi_A', new Money( 200, 'EUR' ), 'ch_A' ) );
		self::assertSame( 100, $entries->of_payment( $account, 'pi_a' )[0]->money->amount );
		self::assertSame( 200, $entries->of_payment( $account, 'pi_A' )[0]->money->amount );
		self::assertSame( 300, $this->services()->totals()->of_account( $account )[0]->net()->amount );
		foreach ( array( 'pi 1', "pi_1\n", str_repeat( 'x', 192 ) ) as $id ) {
			try {
				new Order_Ids( $id );
				self::fail( $id );
			} catch ( UnexpectedValueException ) {
				continue;
			}
		}
	}

	public function test_the_same_names_in_two_modes_and_two_accounts_are_apart(): void {
		foreach ( array( self::account(), self::account( Mode::Live ), self::account( Mode::Live, 'acct_2' ) ) as $at => $account ) {
			$order = $this->order( $account );
			$this->services()->orders()->apply( $order, $this->paid( $order, $this->charge( 'pi_1', new Money( 500 + $at, 'EUR' ) ) ) );
			self::assertSame( $order->id, $this->services()->orders()->find_by_payment( $account, 'pi_1' )?->id );
			self::assertSame( array( array( 500 + $at, 0, 0, 0 ) ), array_values( self::sums( $this->services()->totals()->of_account( $account ) ) ) );
		}
		self::assertSame( 500, $this->services()->totals()->of_mode( Mode::Test )[0]->net()->amount );
		self::assertSame( 1003, $this->services()->totals()->of_mode( Mode::Live )[0]->net()->amount );
		self::assertNull( $this->services()->orders()->find_by_payment( self::account( Mode::Test, 'acct_2' ), 'pi_1' ) );
		$live = $this->order( self::account( Mode::Live ) );
		self::assertSame( 'payment_other_account', self::error_of( fn () => $this->services()->sync( $this->gateway )->order( $live ) ) );
		self::assertSame( array(), $this->gateway->asked );
	}
}
