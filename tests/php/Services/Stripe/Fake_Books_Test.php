<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Errors\Stripe_Failure;

require_once __DIR__ . '/Books_Case.php';

/** What refunds and disputes do at the stand-in, and what its books say. */
final class Fake_Books_Test extends Books_Case {

	/** @return array<array-key, mixed> */
	private function refund( ?int $amount = null ): array {
		return $this->client()->post(
			'/v1/refunds',
			array( 'payment_intent' => $this->only( 'payment_intents' )['id'] ) + ( null === $amount ? array() : compact( 'amount' ) ),
			wp_generate_uuid4()
		);
	}

	public function test_accounts_modes_and_currencies_are_apart(): void {
		$this->pay();
		foreach ( array( self::LIVE, self::OTHER_TEST ) as $key ) {
			self::command( 'pay', array( 'session' => $this->session( array(), $this->client( $key ), 700 )['id'] ) );
		}
		self::assertSame( 1500, self::sums()['charges'] );
		self::assertSame( 700, self::sums( 'eur', 'live' )['charges'] );
		self::assertSame( 700, self::sums( 'eur', 'test', self::OTHER_ACCOUNT )['charges'] );
		self::assertSame( 1, $this->count_of( '/v1/charges', self::LIVE ) );
	}

	public function test_refunds_add_up(): void {
		$this->pay();
		$this->refund( 400 );
		self::assertFails( Stripe_Failure::Invalid, fn (): array => $this->refund( 1101 ) );
		$this->refund( 100 );
		self::assertBooks(
			array(
				'charges' => 1500,
				'refunds' => -500,
				'net'     => 1000,
			)
		);
		$this->refund();
		self::assertTrue( $this->only( 'charges' )['refunded'] );
		self::assertFails( Stripe_Failure::Invalid, fn (): array => $this->refund( 1 ) );
		self::assertBooks( array( 'net' => 0 ) );
	}

	public function test_a_pending_refund_is_booked_when_it_succeeds(): void {
		$this->pay( array(), '4000000000007726' );
		self::assertSame( 'pending', $this->refund( 500 )['status'] );
		self::assertBooks(
			array(
				'refunds'         => 0,
				'pending_refunds' => 500,
			)
		);
		self::command( 'clock', array( 'advance' => 3 * DAY_IN_SECONDS ) );
		self::assertSame( 'succeeded', $this->only( 'refunds' )['status'] );
		self::assertBooks(
			array(
				'refunds'         => -500,
				'pending_refunds' => 0,
			)
		);
	}

	public function test_a_refund_that_succeeded_fails_weeks_later(): void {
		$this->pay( array(), '4000000000005126' );
		self::assertSame( 'succeeded', $this->refund()['status'] );
		self::assertBooks( array( 'net' => 0 ) );
		self::command( 'clock', array( 'advance' => 15 * DAY_IN_SECONDS ) );
		self::assertSame( 'failed', $this->only( 'refunds' )['status'] );
		self::assertSame( array( 0, false ), array( $this->only( 'charges' )['amount_refunded'], $this->only( 'charges' )['refunded'] ) );
		self::assertBooks(
			array(
				'refunds'         => -1500,
				'refund_failures' => 1500,
				'net'             => 1500,
			)
		);
	}

	public function test_a_refund_that_is_canceled_was_never_booked(): void {
		$this->pay( array(), '4000000000007726' );
		$this->client()->post( "/v1/refunds/{$this->refund()['id']}/cancel", array(), 'cancel' );
		self::assertSame( 'canceled', $this->only( 'refunds' )['status'] );
		self::assertBooks(
			array(
				'refunds'         => 0,
				'refund_failures' => 0,
				'net'             => 1500,
			)
		);
	}

	public function test_a_dispute_is_lost_or_won(): void {
		$this->pay( array(), '4000000000002685' );
		$dispute = $this->only( 'disputes' );
		self::assertBooks(
			array(
				'disputes' => -1500,
				'net'      => 0,
			)
		);
		self::assertFails( Stripe_Failure::Invalid, fn (): array => $this->refund() );
		self::command(
			'dispute',
			array(
				'dispute' => $dispute['id'],
				'status'  => 'under_review',
			)
		);
		self::command(
			'dispute',
			array(
				'dispute' => $dispute['id'],
				'status'  => 'won',
			)
		);
		self::assertBooks(
			array(
				'dispute_reversals' => 1500,
				'net'               => 1500,
			)
		);
		self::assertCount( 2, $this->only( 'disputes' )['balance_transactions'] );
	}

	public function test_an_inquiry_moves_no_money_until_it_is_a_dispute(): void {
		$this->pay();
		$charge  = $this->only( 'charges' )['id'];
		$dispute = self::command( 'dispute', compact( 'charge' ) + array( 'status' => 'warning_needs_response' ) )['id'];
		self::assertBooks( array( 'disputes' => 0 ) );
		self::command( 'dispute', compact( 'dispute' ) + array( 'status' => 'needs_response' ) );
		self::assertBooks( array( 'disputes' => -1500 ) );
	}

	public function test_the_balance_may_have_another_currency(): void {
		self::command( 'settings', array( 'settlement' => 'usd' ) );
		$this->pay();
		self::assertSame( array( 1500, 0 ), array( self::sums()['charges'], self::sums()['fees'] ) );
		self::assertGreaterThan( 0, self::sums( 'usd' )['fees'] );
		self::assertSame( array( 'usd', 750 ), array( $this->only( 'balance_transactions' )['currency'], $this->only( 'balance_transactions' )['amount'] ) );
	}
}
