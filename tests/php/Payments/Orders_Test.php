<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Observed_Entry;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Payer;
use UnexpectedValueException;

require_once __DIR__ . '/Payments_Case.php';

/**
 * An order is what its money says, and belongs to one form, one account, and one name at the gateway.
 */
final class Orders_Test extends Payments_Case {

	private Books_Adapter $gateway;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway = new Books_Adapter( new Books( self::account() ) );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	private function look( Order $order ): Order {
		return $this->services()->sync( $this->gateway )->order( $order );
	}

	private function charge( string $payment, Money $money, string $charge = 'ch_1' ): Observed_Payment {
		return new Observed_Payment( $payment, array( new Observed_Entry( Entry_Kind::Charge, $charge, $money, 1_700_000_000 ) ) );
	}

	private function paid( Order $order, ?Observed_Payment $payment, Order_Ids $ids = new Order_Ids() ): Observed_Order {
		return new Observed_Order( $order->account, $order->uuid, Order_State::Sent, $ids, $payment );
	}

	public function test_a_form_that_is_sent_again_is_the_same_order_until_that_has_ended_unpaid(): void {
		$first = $this->order( self::account() );
		self::assertSame( array( Order_State::Created, 1, 1 ), array( $first->state, $first->attempt, $first->version ) );
		self::assertSame( $first->id, $this->order( self::account() )->id );
		self::assertNotSame( $first->id, $this->order( self::account(), 'form', 600 )->id, 'Another amount.' );
		self::assertNotSame( $first->id, $this->order( self::account(), 'form', 500, 'USD' )->id );
		self::assertNotSame( $first->id, $this->order( self::account( Mode::Live ) )->id );
		self::assertNotSame( $first->id, $this->order( self::account( Mode::Test, 'acct_2' ) )->id );
		self::assertNotSame( $first->id, $this->order( self::account(), 'Form' )->id );

		$this->services()->sync( $this->gateway )->start( $first );
		$this->gateway->books->end( $first->uuid, 'expired' );
		self::assertSame( Order_State::Expired, $this->look( $first )->state );
		$second = $this->order( self::account() );
		self::assertSame( 2, $second->attempt );
		$this->services()->sync( $this->gateway )->start( $second );
		$this->gateway->books->pay( $second->uuid );
		$this->look( $second );
		self::assertSame( $second->id, $this->order( self::account() )->id, 'What is paid is not paid again.' );
		self::assertSame( 'payment_over', self::error_of( fn () => $this->services()->sync( $this->gateway )->start( $second ) ) );
		self::assertSame( 'payment_over', self::error_of( fn () => $this->services()->sync( $this->gateway )->start( $first ) ) );
	}

	public function test_a_page_that_has_ended_unheard_is_followed_by_another(): void {
		$begin = fn (): string => $this->services()->sync( $this->gateway )->begin( $this->unstored_order( self::account() ) )->url;
		$first = $begin();
		self::assertSame( $first, $begin() );
		$this->gateway->books->end( (string) array_key_first( $this->gateway->books->checkouts ), 'expired' );
		$second = $begin();
		self::assertNotSame( $first, $second );
		self::assertSame( $second, $begin() );
		self::assertSame( array( 2, 1 ), array( $this->rows_of( 'orders' ), $this->rows_of( 'orders', "state = 'expired'" ) ) );
		$this->gateway->books->pay( (string) array_key_last( $this->gateway->books->checkouts ) );
		self::assertSame( 'payment_over', self::error_of( $begin ) );
		self::assertSame( 1, $this->rows_of( 'orders', "state = 'paid'" ) );
	}

	public function test_a_form_cannot_make_orders_without_end(): void {
		global $wpdb;
		for ( $attempt = 1; $attempt <= 50; $attempt++ ) {
			self::assertSame( $attempt, $this->order( self::account() )->attempt );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET state = 'failed'" );
		}
		self::assertSame( 'payment_form_used', self::error_of( fn () => $this->order( self::account() ) ) );
	}

	public function test_a_page_that_may_have_been_made_is_neither_failed_nor_made_twice(): void {
		$order                  = $this->order( self::account() );
		$start                  = fn ( Order $order ): Checkout => $this->services()->sync( $this->gateway )->start( $order );
		$state                  = fn ( Order $order ): Order_State => $this->services()->orders()->get( $order->id )->state;
		$this->gateway->failure = Gateway_Failure::Not_Sent;
		self::assertSame( 'gateway_failed', self::error_of( fn () => $start( $order ) ) );
		self::assertSame( Order_State::Created, $state( $order ) );
		$this->gateway->failure = Gateway_Failure::Unknown;
		self::assertSame( 'gateway_failed', self::error_of( fn () => $start( $order ) ) );
		self::assertSame( Order_State::Unknown, $state( $order ) );
		self::assertSame( $this->gateway->books->checkouts[ $order->uuid ]['id'], $start( $order )->ids->checkout );
		self::assertSame( Order_State::Sent, $state( $order ) );
		$this->gateway->failure = Gateway_Failure::Refused;
		self::assertSame( 'gateway_failed', self::error_of( fn () => $start( $order ) ) );
		self::assertSame( Order_State::Sent, $state( $order ), 'The page can still be paid on.' );

		$order                  = $this->order( self::account(), 'other' );
		$this->gateway->failure = Gateway_Failure::Refused;
		self::assertSame( 'gateway_failed', self::error_of( fn () => $start( $order ) ) );
		self::assertSame( Order_State::Failed, $state( $order ) );
	}

	public function test_a_state_that_was_read_too_early_changes_nothing(): void {
		$orders = $this->services()->orders();
		$order  = $this->sent( $this->gateway );
		$apply  = function ( Order_State $state ) use ( $orders, $order ): Order_State {
			$before = $orders->get( $order->id );
			$ids    = new Order_Ids( $before->ids->checkout );
			return $orders->apply( $before, new Observed_Order( $order->account, $order->uuid, $state, $ids ) )->state;
		};
		self::assertSame( Order_State::Pending, $apply( Order_State::Pending ) );
		self::assertSame( Order_State::Pending, $apply( Order_State::Sent ) );
		self::assertSame( Order_State::Pending, $apply( Order_State::Unknown ) );
		self::assertSame( Order_State::Failed, $apply( Order_State::Failed ) );
		foreach ( array( Order_State::Sent, Order_State::Pending, Order_State::Expired ) as $state ) {
			self::assertSame( Order_State::Failed, $apply( $state ) );
		}
		$this->gateway->books->pay( $order->uuid );
		self::assertSame( Order_State::Paid, $this->look( $order )->state, 'Money is money.' );
		foreach ( array( Order_State::Sent, Order_State::Expired, Order_State::Failed, Order_State::Unknown ) as $state ) {
			self::assertSame( Order_State::Paid, $apply( $state ) );
		}
		$this->expectException( UnexpectedValueException::class );
		$apply( Order_State::Paid );
	}

	public function test_refunds_come_from_the_set_of_them(): void {
		$order   = $this->sent( $this->gateway );
		$payment = $this->gateway->books->pay( $order->uuid );
		$first   = $this->gateway->books->refund( $payment, 200 );
		self::assertSame( Order_State::Partly_Refunded, $this->look( $order )->state );
		self::assertSame( Order_State::Partly_Refunded, $this->look( $order )->state, 'Each event tells of all of them.' );
		$second = $this->gateway->books->refund( $payment, 300 );
		self::assertSame( Order_State::Refunded, $this->look( $order )->state );
		$this->gateway->books->fail_refund( $payment, $second );
		self::assertSame( Order_State::Partly_Refunded, $this->look( $order )->state );
		$this->gateway->books->fail_refund( $payment, $first );
		self::assertSame( Order_State::Paid, $this->look( $order )->state );
		// One that nobody has seen before it failed.
		$this->gateway->books->fail_refund( $payment, $this->gateway->books->refund( $payment, 500 ) );
		self::assertSame( Order_State::Paid, $this->look( $order )->state );
		self::assertSame( $this->gateway->books->sums(), self::sums( $this->services()->totals()->of_account( self::account() ) ) );
		self::assertSame( 8, $this->rows_of( 'entries' ) );
	}

	public function test_a_dispute_is_a_flag_beside_the_state(): void {
		$order   = $this->sent( $this->gateway );
		$payment = $this->gateway->books->pay( $order->uuid );
		$dispute = $this->gateway->books->dispute( $payment, 'inquiry' );
		$states  = function () use ( $order ): array {
			$after = $this->look( $order );
			return array( $after->state, $after->dispute, self::sums( $this->services()->totals()->of_mode( Mode::Test ) )['EUR'][3] );
		};
		self::assertSame( array( Order_State::Paid, Dispute_State::Open, 0 ), $states() );
		$this->gateway->books->dispute( $payment, 'open', $dispute );
		self::assertSame( array( Order_State::Paid, Dispute_State::Open, -500 ), $states() );
		$this->gateway->books->dispute( $payment, 'won', $dispute );
		self::assertSame( array( Order_State::Paid, Dispute_State::Won, 0 ), $states() );
		$this->gateway->books->dispute( $payment, 'lost' );
		self::assertSame( array( Order_State::Paid, Dispute_State::Lost, -500 ), $states() );
	}

	public function test_who_saw_no_open_dispute_and_comes_later_looks_again(): void {
		$order    = $this->sent( $this->gateway );
		$payment  = $this->gateway->books->pay( $order->uuid );
		$disputes = &$this->gateway->books->payments[ $payment ]['disputes'];
		$disputes = array( 'dp_1' => array( 0, 'inquiry' ) );
		self::assertSame( Dispute_State::Open, $this->look( $order )->dispute );
		$disputes['dp_1'][1]      = 'won';
		$this->gateway->meanwhile = function () use ( $order, &$disputes ): void {
			// Another one: what the other process sees is what is stored, and still it has seen it later.
			$disputes['dp_2'] = array( 0, 'inquiry' );
			self::assertSame( Dispute_State::Open, $this->look( $order )->dispute );
		};
		self::assertSame( Dispute_State::Open, $this->look( $order )->dispute );
	}

	public function test_money_that_comes_between_the_sum_and_the_write_is_not_passed_over(): void {
		$order   = $this->sent( $this->gateway );
		$payment = $this->gateway->books->pay( $order->uuid );
		$this->look( $order );
		$this->gateway->books->refund( $payment, 100 );
		$other = new Observed_Payment(
			$payment,
			array( new Observed_Entry( Entry_Kind::Refund, 're_other', new Money( 400, 'EUR' ), 1 ) )
		);
		$this->before_the_write(
			function () use ( $other, $payment ): void {
				// Another process, which is killed before it writes the order.
				$this->services()->entries()->record( self::account(), $other );
				$this->gateway->books->payments[ $payment ]['refunds']['re_other'] = array( 400, false );
			}
		);
		self::assertSame( Order_State::Refunded, $this->look( $order )->state );
	}

	/** @param Closure(): void $work Runs once, before the next change of an order. */
	private function before_the_write( Closure $work ): void {
		$filter = static function ( string $query ) use ( $work, &$filter ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, 'payment_orders' ) ) {
				remove_filter( 'query', $filter );
				$work();
			}
			return $query;
		};
		add_filter( 'query', $filter );
	}

	public function test_less_than_was_agreed_is_counted_and_not_called_paid(): void {
		$orders = $this->services()->orders();
		foreach ( array( new Money( 499, 'EUR' ), new Money( 500, 'USD' ) ) as $at => $money ) {
			$order = $this->sent( $this->gateway, "form $at" );
			$after = $orders->apply( $order, $this->paid( $order, $this->charge( "pi_$at", $money, "ch_$at" ) ) );
			self::assertSame( Order_State::Unknown, $after?->state );
			self::assertSame( 'payment_over', self::error_of( fn () => $this->services()->sync( $this->gateway )->start( $order ) ) );
		}
		self::assertSame(
			array(
				'EUR' => array( 499, 0, 0, 0 ),
				'USD' => array( 500, 0, 0, 0 ),
			),
			self::sums( $this->services()->totals()->of_mode( Mode::Test ) )
		);
	}

	public function test_open_orders_are_listed_by_account(): void {
		$first  = $this->sent( $this->gateway, 'first' );
		$second = $this->sent( $this->gateway, 'second' );
		$paid   = $this->sent( $this->gateway, 'paid' );
		$this->order( self::account( Mode::Live ) );
		$this->gateway->books->pay( $paid->uuid );
		$this->look( $paid );
		$list = fn ( int $after, int $limit ): array => array_column( $this->services()->orders()->open_after( self::account(), $after, $limit ), 'id' );
		self::assertSame( array( $first->id, $second->id ), $list( 0, 9 ) );
		self::assertSame( array( $first->id ), $list( 0, 1 ) );
		self::assertSame( array( $second->id ), $list( $first->id, 9 ) );
		self::assertSame( 3, $this->services()->orders()->count_open() );
	}

	public function test_the_gateway_adds_who_paid_unless_that_was_erased(): void {
		$order = $this->sent( $this->gateway );
		self::assertSame( '', $order->payer->email );
		$after = $this->look( $order );
		self::assertSame( array( 'ann@example.org', 'Ann' ), array( $after->payer->email, $after->payer->name ) );
		self::assertSame( array( $order->id ), array_column( $this->services()->orders()->of_person( 'ANN@example.org', 9 ), 'id' ) );
		$named = $this->order( self::account(), 'named', payer: new Payer( 'bob@example.org', 'Bob', 'Hello 🎉' ) );
		$this->services()->sync( $this->gateway )->start( $named );
		$payer = $this->look( $named )->payer;
		self::assertSame( array( 'bob@example.org', 'Bob', 'Hello 🎉' ), array( $payer->email, $payer->name, $payer->note ) );
		self::assertSame( array(), $this->services()->orders()->of_person( '', 9 ) );
		self::assertSame( array(), $this->services()->orders()->of_person( 'änn@example.org', 9 ) );
	}

	public function test_what_repeats_is_paid_like_anything_else(): void {
		$order = $this->sent( $this->gateway, interval: Billing_Interval::Month );
		$this->gateway->books->pay( $order->uuid );
		$after = $this->look( $order );
		self::assertSame( Order_State::Paid, $after->state );
		self::assertSame( 1_700_000_000, $after->paid );
		self::assertNotNull( $this->services()->subscriptions()->find( self::account(), $after->ids->subscription ) );
	}
}
