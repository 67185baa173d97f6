<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Account_Status;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Adapter_Case.php';

/** The ledger sees what happens at Stripe. */
final class Adapter_Test extends Adapter_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	/** @return array<array-key, mixed> The only object of a path. */
	private function only( string $path ): array {
		$all = iterator_to_array( $this->client()->each( "/v1/$path" ), false );
		self::assertCount( 1, $all );
		return $all[0];
	}

	public function test_someone_gives_once(): void {
		$order    = $this->new_order();
		$checkout = $this->sync()->start( $order );
		self::assertStringContainsString( '/c/pay/', $checkout->url );
		self::assertState( Order_State::Sent, $this->sync()->order( $order ) );
		$session = $this->only( 'checkout/sessions' );
		self::assertSame( $order->uuid, $session['client_reference_id'] );
		self::assertStringContainsString( "slipstream_paid=$order->uuid&slipstream_session={CHECKOUT_SESSION_ID}", $session['success_url'] );
		self::command( 'pay', array( 'session' => $session['id'] ) );
		$paid = $this->sync()->order( $order );
		self::assertState( Order_State::Paid, $paid );
		self::assertSame( 'payer@example.test', $paid->payer->email );
		self::assertSame(
			array(
				'charge' => 500,
				'fee'    => -45,
			),
			$this->entries_of( $paid )
		);
		self::assertSame( $order->uuid, $this->only( 'payment_intents' )['metadata']['slipstream_order'] );
		$this->assertBooks();
	}

	public function test_the_same_order_has_one_page(): void {
		$order = $this->new_order();
		$first = $this->sync()->start( $order );
		self::assertEquals( $first, $this->sync()->start( $order ) );
		self::assertSame( 1, $this->count_of( '/v1/checkout/sessions' ) );
	}

	public function test_someone_gives_each_month(): void {
		$order = $this->buy( Billing_Interval::Month );
		self::assertState( Order_State::Paid, $order );
		$stored = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertSame( 'active', $stored?->status->value );
		self::assertSame( $order->id, $stored->order_id );
		for ( $month = 0; $month < 3; $month++ ) {
			self::command( 'clock', array( 'advance' => 31 * DAY_IN_SECONDS ) );
		}
		$later = $this->sync()->subscription( $stored->subscription_id );
		self::assertGreaterThan( $stored->period->end, $later?->period->end );
		$this->assertBooks();
		self::assertGreaterThan( 1500, self::read( 'books' )[ self::ACCOUNT ]['test']['sums']['eur']['charges'] );
	}

	public function test_a_renewal_that_fails_is_seen(): void {
		$order = $this->buy( Billing_Interval::Month, '4000000000000341' );
		self::command( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) );
		$later = $this->sync()->subscription( $order->ids->subscription );
		self::assertSame( 'past_due', $later?->status->value );
		$this->assertBooks();
	}

	/** @return iterable<array{bool, string}> At the end of the period or now, and the status then. */
	public static function ends(): iterable {
		yield array( true, 'active' );
		yield array( false, 'canceled' );
	}

	/** @dataProvider ends */
	public function test_a_subscription_is_canceled_also_where_the_answer_is_lost( bool $at_period_end, string $status ): void {
		$order  = $this->buy( Billing_Interval::Month );
		$stored = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $stored );
		self::command(
			'faults',
			array(
				'fault' => 'reset_after',
				'path'  => '/v1/subscriptions/',
				'times' => 1,
			)
		);
		$gateway = $this->services()->stripe()->connected( Mode::Test );
		$gateway->cancel( $stored, $at_period_end );
		$later = $this->sync()->subscription( $stored->subscription_id );
		self::assertSame( $status, $later?->status->value );
		self::assertTrue( $later->is_canceled() );
		$gateway->cancel( $stored, $at_period_end );
	}

	public function test_money_goes_back_once_for_each_request(): void {
		$order   = $this->buy();
		$gateway = $this->services()->stripe()->connected( Mode::Test );
		$gateway->refund( $order, new Money( 200, 'EUR' ), 'one' );
		$gateway->refund( $order, new Money( 200, 'EUR' ), 'one' );
		// Stripe has forgotten the idempotency key.
		self::command( 'clock', array( 'advance' => 3 * DAY_IN_SECONDS ) );
		$gateway->refund( $order, new Money( 200, 'EUR' ), 'one' );
		self::assertState( Order_State::Partly_Refunded, $this->sync()->order( $order ) );
		$gateway->refund( $order, new Money( 300, 'EUR' ), 'two' );
		self::assertState( Order_State::Refunded, $this->sync()->order( $order ) );
		self::assertSame( 2, $this->count_of( '/v1/refunds' ) );
		self::assertNotSame( '', self::code_of( fn () => $gateway->refund( $order, new Money( 1, 'EUR' ), 'three' ) ) );
		$this->assertBooks();
	}

	/** @return iterable<array{string, Order_State}> The card, and the state after the refund has ended. */
	public static function slow_refunds(): iterable {
		yield array( '4000000000007726', Order_State::Refunded );
		yield array( '4000000000005126', Order_State::Paid );
	}

	/** @dataProvider slow_refunds */
	public function test_a_refund_that_ends_later_is_seen( string $card, Order_State $state ): void {
		$order = $this->buy( card: $card );
		$this->services()->stripe()->connected( Mode::Test )->refund( $order, new Money( 500, 'EUR' ), 'one' );
		$this->sync()->order( $order );
		$this->assertBooks();
		self::command( 'clock', array( 'advance' => 15 * DAY_IN_SECONDS ) );
		self::assertState( $state, $this->sync()->order( $order ) );
		$this->assertBooks();
	}

	public function test_a_dispute_is_seen_and_so_is_its_end(): void {
		$order  = $this->buy();
		$charge = $this->only( 'charges' )['id'];
		$id     = self::command( 'dispute', compact( 'charge' ) )['id'];
		$open   = $this->sync()->order( $order );
		self::assertSame( 'open', $open->dispute->value );
		$this->assertBooks();
		self::command(
			'dispute',
			array(
				'dispute' => $id,
				'status'  => 'won',
			)
		);
		self::assertSame( 'won', $this->sync()->order( $order )->dispute->value );
		$this->assertBooks();
	}

	public function test_a_debit_is_on_its_way_for_days(): void {
		foreach ( array(
			'succeeded' => Order_State::Paid,
			'failed'    => Order_State::Failed,
		) as $outcome => $state ) {
			$order   = $this->new_order( $outcome );
			$session = $this->sync()->start( $order )->ids->checkout;
			self::command( 'pay', compact( 'session' ) + array( 'method' => 'sepa_debit' ) );
			$pending = $this->sync()->order( $order );
			self::assertState( Order_State::Pending, $pending );
			self::command( 'debit', array( 'payment_intent' => $this->client()->get( '/v1/payment_intents' )['data'][0]['id'] ) + compact( 'outcome' ) );
			self::assertState( $state, $this->sync()->order( $order ) );
		}
		$this->assertBooks();
	}

	/** @return iterable<array{string}> Answers that never arrive, though the page was made. */
	public static function lost(): iterable {
		yield array( 'reset_after' );
		yield array( 'torn_after' );
		yield array( 'error_after' );
	}

	/** @dataProvider lost */
	public function test_a_page_whose_answer_was_lost_is_found( string $fault ): void {
		$order = $this->new_order();
		self::command(
			'faults',
			array(
				'path'   => '/v1/checkout/sessions',
				'method' => 'POST',
				'times'  => -1,
			) + compact( 'fault' )
		);
		self::assertSame( 'stripe_outcome_unknown', self::code_of( fn () => $this->sync()->start( $order ) ) );
		self::assertState( Order_State::Unknown, $this->services()->orders()->get( $order->id ) );
		self::command( 'faults' );
		$found = $this->sync()->order( $order );
		self::assertState( Order_State::Sent, $found );
		self::assertSame( 1, $this->count_of( '/v1/checkout/sessions' ) );
		self::assertSame( $found->ids->checkout, $this->sync()->start( $order )->ids->checkout );
		self::command( 'pay', array( 'session' => $found->ids->checkout ) );
		self::assertState( Order_State::Paid, $this->sync()->order( $order ) );
		$this->assertBooks();
	}

	public function test_a_page_that_ends_unpaid_expires(): void {
		$order = $this->new_order();
		$this->sync()->start( $order );
		self::command( 'clock', array( 'advance' => 2 * HOUR_IN_SECONDS ) );
		self::assertSame( 'payment_page_ended', self::code_of( fn () => $this->sync()->start( $order ) ) );
		self::assertState( Order_State::Expired, $this->sync()->order( $order ) );
		self::assertNotSame( $order->id, $this->new_order()->id );
	}

	public function test_a_key_that_is_revoked_is_no_longer_connected_and_an_outage_changes_nothing(): void {
		$order = $this->new_order();
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', self::code_of( fn () => $this->sync()->order( $order ) ) );
		self::command( 'faults' );
		self::assertSame( Account_Status::Connected, $this->services()->accounts()->state( Gateway::Stripe, Mode::Test )->status );
		self::command(
			'keys',
			array(
				'key'     => self::RESTRICTED_TEST,
				'revoked' => true,
			)
		);
		self::assertSame( 'stripe_key_refused', self::code_of( fn () => $this->sync()->start( $order ) ) );
		self::assertState( Order_State::Created, $this->services()->orders()->get( $order->id ) );
		self::assertSame( Account_Status::Refused, $this->services()->accounts()->state( Gateway::Stripe, Mode::Test )->status );
		self::assertSame( 'payment_not_connected', self::code_of( fn () => $this->sync() ) );
	}

	public function test_another_key_of_the_same_account_is_the_same_account(): void {
		$before = $this->services()->stripe()->connected( Mode::Test )->account();
		$this->connect( self::TEST );
		self::assertEquals( $before, $this->services()->stripe()->connected( Mode::Test )->account() );
		$this->connect( self::OTHER_TEST );
		self::assertNotEquals( $before, $this->services()->stripe()->connected( Mode::Test )->account() );
	}

	public function test_what_a_key_may_not_do_is_named(): void {
		self::assertSame( array(), $this->services()->stripe()->missing_rights( Mode::Test ) );
		$key = 'rk_test_fake0000000000000009';
		self::command(
			'keys',
			array(
				'key'    => $key,
				'rights' => array( 'product' => 'write' ),
			)
		);
		$this->connect( $key );
		self::assertContains( 'Checkout Sessions: Write', array_map( static fn ( $right ): string => $right->label(), $this->services()->stripe()->missing_rights( Mode::Test ) ) );
	}
}
