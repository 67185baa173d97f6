<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Money\Mode;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscription_Status;

require_once __DIR__ . '/Payments_Case.php';

/**
 * A subscription is what the gateway says last, until it has ended.
 */
final class Subscriptions_Test extends Payments_Case {

	private Books_Adapter $gateway;

	private Order $order;

	private string $id;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway = new Books_Adapter( new Books( self::account() ) );
		$this->order   = $this->sent( $this->gateway, interval: Billing_Interval::Month );
		$this->gateway->books->pay( $this->order->uuid );
		$this->id = $this->gateway->books->checkouts[ $this->order->uuid ]['subscription'];
	}

	private function look(): Subscription {
		$subscription = $this->services()->sync( $this->gateway )->subscription( $this->id );
		self::assertNotNull( $subscription );
		return $subscription;
	}

	/** @param array<string, mixed> $changes */
	private function change( array $changes ): void {
		$this->gateway->books->subscriptions[ $this->id ] = $changes + $this->gateway->books->subscriptions[ $this->id ];
	}

	public function test_it_may_be_heard_of_before_its_order(): void {
		$subscription = $this->look();
		self::assertSame(
			array( $this->order->id, Subscription_Status::Active, 500, Billing_Interval::Month, 'cus_1', 2_000_000_000 ),
			array(
				$subscription->order_id,
				$subscription->status,
				$subscription->money->amount,
				$subscription->interval,
				$subscription->customer_id,
				$subscription->period->end,
			)
		);
		$sums = self::sums( $this->services()->totals()->of_mode( Mode::Test ) );
		$this->services()->sync( $this->gateway )->order( $this->order );
		self::assertSame( $sums, self::sums( $this->services()->totals()->of_mode( Mode::Test ) ), 'The first payment is of both.' );
		self::assertTrue( $this->services()->orders()->get( $this->order->id )->state->was_paid() );
	}

	public function test_it_follows_the_gateway_until_it_has_ended(): void {
		$this->look();
		foreach ( array( 'past_due', 'active', 'unpaid', 'paused', 'something_new', 'active' ) as $status ) {
			$this->change( array( 'status' => $status ) );
			self::assertSame( Subscription_Status::of( $status ), $this->look()->status );
		}
		$this->change( array( 'cancel_at' => 2_000_000_000 ) );
		self::assertTrue( $this->look()->is_canceled() );
		self::assertSame( 1, $this->services()->subscriptions()->count_running() );
		$this->change( array( 'cancel_at' => 0 ) );
		self::assertFalse( $this->look()->is_canceled() );
		$this->change(
			array(
				'status' => 'canceled',
				'ended'  => 1_900_000_000,
			)
		);
		self::assertSame( Subscription_Status::Canceled, $this->look()->status );
		self::assertSame( 0, $this->services()->subscriptions()->count_running() );
		$this->change(
			array(
				'status' => 'active',
				'ended'  => 0,
			)
		);
		$after = $this->look();
		self::assertSame( array( Subscription_Status::Canceled, 1_900_000_000 ), array( $after->status, $after->period->ended ) );
	}

	public function test_who_saw_it_earlier_and_comes_later_looks_again(): void {
		$this->look();
		$this->gateway->meanwhile = function (): void {
			$this->change( array( 'status' => 'past_due' ) );
			$this->look();
			$this->change( array( 'status' => 'active' ) );
			$this->look();
			$this->change( array( 'status' => 'unpaid' ) );
			$this->look();
		};
		self::assertSame( Subscription_Status::Unpaid, $this->look()->status );
	}

	public function test_two_that_hear_of_it_first_store_it_once(): void {
		$this->gateway->meanwhile = fn () => $this->look();
		$this->look();
		self::assertSame( 1, $this->rows_of( 'subscriptions' ) );
	}

	public function test_renewals_are_money_of_the_subscription_and_not_of_the_order(): void {
		$this->services()->sync( $this->gateway )->order( $this->order );
		$renewal = $this->gateway->books->renew( $this->id );
		$this->gateway->books->refund( $renewal, 500 );
		$this->gateway->books->dispute( $this->gateway->books->renew( $this->id ), 'open' );
		self::assertSame( Dispute_State::Open, $this->look()->dispute );
		self::assertSame( $this->gateway->books->sums(), self::sums( $this->services()->totals()->of_mode( Mode::Test ) ) );
		self::assertCount( 8, $this->services()->entries()->of_subscription( self::account(), $this->id ) );
		self::assertNull( $this->services()->orders()->find_by_payment( self::account(), $renewal ) );
		$order = $this->services()->sync( $this->gateway )->order( $this->order );
		self::assertSame( array( 'paid', 'none' ), array( $order->state->value, $order->dispute->value ) );
	}

	public function test_what_is_not_of_this_site_is_left_alone(): void {
		foreach ( array( '', 'of another program', wp_generate_uuid4() ) as $reference ) {
			$this->change( array( 'reference' => $reference ) );
			self::assertNull( $this->services()->sync( $this->gateway )->subscription( $this->id ) );
		}
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'subscriptions' ), $this->rows_of( 'entries' ) ) );
	}

	public function test_the_name_of_another_order_is_refused(): void {
		$sync     = $this->services()->sync( $this->gateway );
		$one_time = $this->sent( $this->gateway, 'one-time' );
		$other    = $this->sent( $this->gateway, 'other', interval: Billing_Interval::Year );
		$this->gateway->books->pay( $other->uuid );
		$live = $this->order( self::account( Mode::Live ), interval: Billing_Interval::Month );
		$sync->order( $other );
		foreach ( array( $one_time, $other, $live ) as $order ) {
			$this->change( array( 'reference' => $order->uuid ) );
			self::assertSame( 'payment_mismatch', self::error_of( fn () => $sync->subscription( $this->id ) ) );
		}
		self::assertSame( 1, $this->rows_of( 'subscriptions' ) );
	}
}
