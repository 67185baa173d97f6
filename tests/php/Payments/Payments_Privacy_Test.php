<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Money\Mode;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Support\Clock;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payments_Case.php';

/**
 * Someone gets all that is stored of them; who asks to be forgotten is, but for the books, and for what still charges.
 */
final class Payments_Privacy_Test extends Payments_Case {

	private const EMAIL = 'ann@example.org';

	private Books_Adapter $gateway;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
	}

	private function buy( string $token, bool $is_paid = true, Billing_Interval $interval = Billing_Interval::One_Time ): Order {
		$order = $this->order( $this->gateway->account(), $token, interval: $interval, payer: new Payer( self::EMAIL, 'Ann', 'For <b> the cats' ) );
		$this->services()->sync( $this->gateway )->start( $order );
		if ( $is_paid ) {
			$this->gateway->books->pay( $order->uuid );
		}
		return $this->services()->sync( $this->gateway )->order( $order );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private function erase(): array {
		return $this->services()->personal_data()->erase( self::EMAIL );
	}

	/** Whether a text of the person is anywhere in the tables. */
	private function is_known( string $text ): bool {
		global $wpdb;
		foreach ( self::TABLES as $table ) {
			$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_payment_$table", ARRAY_A );
			if ( str_contains( (string) wp_json_encode( $rows ), $text ) ) {
				return true;
			}
		}
		return false;
	}

	public function test_someone_gets_what_is_stored_of_them(): void {
		$order = $this->buy( 'one', interval: Billing_Interval::Month );
		$this->services()->customers()->add( $this->gateway->account(), 'EUR', self::EMAIL, 'cus_ann' );
		$this->order( $this->gateway->account(), 'other', payer: new Payer( 'bob@example.org', 'Bob' ) );
		$answer = $this->services()->personal_data()->export( 'Ann@Example.org' );
		self::assertTrue( $answer['done'] );
		self::assertCount( 3, $answer['data'] );
		$text = (string) wp_json_encode( $answer, JSON_UNESCAPED_UNICODE );
		foreach ( array( 'Ann', self::EMAIL, 'For &lt;b&gt; the cats', '€5,00', 'EUR 5 each month', $order->ids->payment, $order->ids->subscription, 'cus_ann' ) as $part ) {
			self::assertStringContainsString( $part, $text );
		}
		self::assertStringNotContainsString( 'Bob', $text );
		self::assertSame( array(), $this->services()->personal_data()->export( self::EMAIL, 2 )['data'] );
	}

	public function test_many_orders_come_in_batches(): void {
		for ( $number = 0; $number < 101; $number++ ) {
			$this->order( $this->gateway->account(), "form $number", payer: new Payer( self::EMAIL ) );
		}
		$data   = $this->services()->personal_data();
		$first  = $data->export( self::EMAIL );
		$second = $data->export( self::EMAIL, 2 );
		self::assertSame( array( 100, false, 1, true ), array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ) );
	}

	public function test_the_books_keep_amounts_and_ids_and_forget_who(): void {
		Site_Settings::set( Payments_Settings::RETENTION_YEARS, 8 );
		$order  = $this->buy( 'paid' );
		$unpaid = $this->buy( 'unpaid', false );
		$this->gateway->books->end( $unpaid->uuid, 'expired' );
		$this->services()->sync( $this->gateway )->order( $unpaid );
		$this->services()->customers()->add( $this->gateway->account(), 'EUR', self::EMAIL, 'cus_ann' );
		$sums   = self::sums( $this->services()->totals()->of_mode( Mode::Live ) );
		$answer = $this->erase();
		self::assertSame( array( true, true, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		self::assertSame(
			array(
				'Bookkeeping needs the amounts, dates, and IDs of payments. They stay until 8 years after the year of the payment.',
				'Stripe and PayPal keep records of their own.',
			),
			$answer['messages']
		);
		foreach ( array( 'Ann', 'ann@', 'the cats', Payer::key( self::EMAIL ), 'cus_ann', $unpaid->ids->checkout ) as $text ) {
			self::assertFalse( $this->is_known( $text ), $text );
		}
		$after = $this->services()->orders()->get( $order->id );
		self::assertSame(
			array( Order_State::Paid, 500, 'EUR', 1_700_000_000, $order->ids->payment ),
			array( $after->state, $after->terms->money->amount, $after->terms->money->currency, $after->paid, $after->ids->payment )
		);
		self::assertSame( $sums, self::sums( $this->services()->totals()->of_mode( Mode::Live ) ) );
		self::assertSame(
			array(
				'items_removed'  => false,
				'items_retained' => false,
				'messages'       => array(),
				'done'           => true,
			),
			$this->erase()
		);
	}

	public function test_what_was_erased_does_not_come_back_with_the_next_event(): void {
		$order = $this->buy( 'paid' );
		$this->erase();
		$this->gateway->books->refund( $order->ids->payment, 500 );
		$after = $this->services()->sync( $this->gateway )->order( $order );
		self::assertSame( array( Order_State::Refunded, '', '' ), array( $after->state, $after->payer->email, $after->payer->name ) );
		// Someone who has read the order before it was erased.
		$order                    = $this->buy( 'other' );
		$this->gateway->meanwhile = function (): void {
			$this->erase();
		};
		$this->services()->sync( $this->gateway )->order( $order );
		self::assertFalse( $this->is_known( self::EMAIL ) );
	}

	public function test_the_ids_go_when_the_years_are_over(): void {
		$this->gateway->books->dispute( $this->buy( 'paid' )->ids->payment, 'lost' );
		$order = $this->buy( 'kept', interval: Billing_Interval::Year );
		$id    = $order->ids->subscription;
		$this->gateway->books->subscriptions[ $id ]['status'] = 'canceled';
		$this->gateway->books->subscriptions[ $id ]['ended']  = 1_700_000_000;
		$this->services()->sync( $this->gateway )->subscription( $id );
		$nobody = $this->order( $this->gateway->account(), 'nobody' );
		$this->services()->sync( $this->gateway )->start( $nobody );
		$this->gateway->books->pay( $nobody->uuid );
		$this->erase();
		$nobody = $this->services()->sync( $this->gateway )->order( $nobody );
		$sums   = self::sums( $this->services()->totals()->of_mode( Mode::Live ) );
		// All was paid in November 2023.
		$this->clean( '2033-12-31 23:59:59' );
		self::assertTrue( $this->is_known( $order->ids->payment ) );
		self::assertTrue( $this->is_known( $id ) );
		$this->clean( '2034-01-01 00:00:00' );
		foreach ( array( $order->ids->payment, $order->ids->checkout, $id, 'cus_1' ) as $text ) {
			self::assertFalse( $this->is_known( $text ), $text );
		}
		self::assertTrue( $this->is_known( $nobody->ids->payment ), 'Nobody has asked to be forgotten.' );
		self::assertSame( $sums, self::sums( $this->services()->totals()->of_mode( Mode::Live ) ) );
		$before = $this->services()->orders()->get( $order->id );
		$this->clean( '2034-01-02 00:00:00' );
		self::assertEquals( $before, $this->services()->orders()->get( $order->id ) );
	}

	public function test_what_nobody_has_paid_is_removed_after_90_days(): void {
		$paid  = $this->buy( 'paid' );
		$open  = $this->buy( 'open', false );
		$ended = $this->buy( 'ended', false );
		$this->gateway->books->end( $ended->uuid, 'expired' );
		$this->services()->sync( $this->gateway )->order( $ended );
		$ids = fn (): array => array_map(
			fn ( Order $order ): ?int => $this->services()->orders()->find( $order->id )?->id,
			array( $paid, $open, $ended )
		);
		$this->erasure( gmdate( 'Y-m-d H:i:s', time() + 89 * DAY_IN_SECONDS ) )->remove_unpaid();
		self::assertSame( array( $paid->id, $open->id, $ended->id ), $ids() );
		$this->erasure( gmdate( 'Y-m-d H:i:s', time() + 91 * DAY_IN_SECONDS ) )->remove_unpaid();
		self::assertSame( array( $paid->id, $open->id, null ), $ids() );
	}

	/** Removes what is no longer needed at a time. */
	private function clean( string $time ): void {
		$this->erasure( $time )->clean( 10 );
	}

	private function erasure( string $time ): Erasure {
		global $wpdb;
		$clock = new class( (int) strtotime( "$time UTC" ) ) implements Clock {
			public function __construct( private int $time ) {}
			public function now(): int {
				return $this->time;
			}
		};
		return new Erasure( new Ledger_Database( $wpdb ), $clock );
	}

	public function test_who_can_still_be_charged_must_be_able_to_cancel(): void {
		$this->services()->customers()->add( $this->gateway->account(), 'EUR', self::EMAIL, 'cus_ann' );
		$one_time = $this->buy( 'one-time' );
		$running  = $this->buy( 'running', interval: Billing_Interval::Month );
		$unpaid   = $this->buy( 'unpaid', false, Billing_Interval::Month );
		$answer   = $this->erase();
		self::assertTrue( $answer['items_retained'] );
		self::assertStringContainsString( 'A subscription is still running', $answer['messages'][0] );
		$emails = fn (): array => array_map(
			fn ( Order $order ): string => $this->services()->orders()->get( $order->id )->payer->email,
			array( $one_time, $running, $unpaid )
		);
		self::assertSame( array( '', self::EMAIL, self::EMAIL ), $emails() );
		self::assertCount( 1, $this->services()->subscriptions()->of_person( self::EMAIL, 9 ) );
		self::assertSame( array( 'cus_ann' ), $this->services()->customers()->ids_of( self::EMAIL ) );

		$this->gateway->books->end( $unpaid->uuid, 'expired' );
		$this->gateway->books->subscriptions[ $running->ids->subscription ]['status'] = 'canceled';
		$this->services()->sync( $this->gateway )->order( $unpaid );
		$this->services()->sync( $this->gateway )->subscription( $running->ids->subscription );
		self::assertStringNotContainsString( 'still running', $this->erase()['messages'][0] );
		self::assertSame( array( '', '', '' ), $emails() );
		self::assertFalse( $this->is_known( self::EMAIL ) );
		self::assertFalse( $this->is_known( 'cus_ann' ) );
	}

	public function test_an_order_whose_subscription_is_not_stored_yet_counts_as_running(): void {
		global $wpdb;
		$order = $this->buy( 'running', interval: Billing_Interval::Month );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_subscriptions" );
		self::assertTrue( $this->erase()['items_retained'] );
		self::assertSame( self::EMAIL, $this->services()->orders()->get( $order->id )->payer->email );
	}
}
