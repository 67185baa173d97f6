<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Rest\Download_Response;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** What administrators see and do. Who else may not is in the table of routes and its test. */
final class Admin_Routes_Test extends Adapter_Case {

	private const REQUEST = '5f0c1f6e-0d5a-4a3a-9d59-6f3d1b2c7a10';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $path, array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( $method, "/slipstream/v1/payments/$path", $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	public function test_a_key_is_checked_and_what_it_lacks_is_named(): void {
		Site_Settings::set( 'slipstream_stripe_test_key', self::RESTRICTED_TEST );
		$accounts = fn (): array => array_column( $this->ask( 'GET', 'accounts' )['accounts'], 'status', 'mode' );
		$stripe   = fn (): array => $this->ask( 'GET', 'accounts' )['accounts'][0];
		self::assertSame( 'unverified', $stripe()['status'] );
		self::assertSame( array(), $this->ask( 'POST', 'accounts/check', array( 'mode' => 'test' ) )['accounts'][0]['missing_rights'] );
		self::assertSame( array( 'stripe', 'test', 'connected', false ), array_values( array_intersect_key( $stripe(), array_flip( array( 'gateway', 'mode', 'status', 'has_webhook' ) ) ) ) );
		self::assertSame( 'no_key', $accounts()['live'] );
		self::command(
			'keys',
			array(
				'key'     => self::RESTRICTED_TEST,
				'revoked' => true,
			)
		);
		self::assertSame( 'stripe_key_refused', $this->ask( 'POST', 'accounts/check', array( 'mode' => 'test' ), 409 )['code'] );
		self::assertSame( 'refused', $stripe()['status'] );
		$this->ask( 'POST', 'accounts/webhook', array( 'mode' => 'live' ), 409 );
	}

	public function test_an_owner_says_whether_the_site_has_moved(): void {
		$this->connect( self::LIVE, Mode::Live );
		update_option( 'home', 'http://elsewhere.example.test' );
		self::assertTrue( $this->ask( 'GET', 'accounts' )['is_stopped'] );
		$copy = $this->ask( 'POST', 'accounts/site', array( 'answer' => 'copy' ) );
		self::assertTrue( $copy['is_stopped'] );
		self::assertTrue( $copy['accounts'][1]['is_copy'] );
		self::assertFalse( $this->ask( 'POST', 'accounts/site', array( 'answer' => 'moved' ) )['is_stopped'] );
	}

	public function test_orders_are_found(): void {
		$this->connect();
		$once  = $this->buy();
		$month = $this->buy( Billing_Interval::Month, token: 'other' );
		$open  = $this->new_order( 'open' );
		$ids   = fn ( array $filter ): array => array_column( $this->ask( 'GET', 'orders', $filter ), 'id' );
		self::assertSame( array( $open->id, $month->id, $once->id ), $ids( array() ) );
		self::assertSame( array( $month->id ), $ids( array( 'kind' => 'recurring' ) ) );
		self::assertSame( array( $open->id, $once->id ), $ids( array( 'kind' => 'one-time' ) ) );
		self::assertSame( array( $open->id ), $ids( array( 'state' => 'created' ) ) );
		self::assertSame( array(), $ids( array( 'mode' => 'live' ) ) );
		self::assertSame( array( $once->id ), $ids( array( 'search' => $once->ids->payment ) ) );
		self::assertSame( array( $month->id, $once->id ), $ids( array( 'search' => 'PAYER@example' ) ) );
		self::assertSame( array(), $ids( array( 'search' => '%' ) ) );
		self::assertSame(
			array( $month->id ),
			$ids(
				array(
					'page'     => 2,
					'per_page' => 1,
				)
			)
		);
		$item = $this->ask( 'GET', "orders/$once->id" );
		self::assertSame(
			array(
				'amount'    => 5,
				'currency'  => 'EUR',
				'formatted' => '€5,00',
			),
			$item['money']
		);
		self::assertSame( array( 'charge', 'fee' ), array_column( $item['entries'], 'kind' ) );
		self::assertSame( "https://dashboard.stripe.com/test/payments/{$once->ids->payment}", $item['gateway_url'] );
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/orders/export', array( 'state' => 'paid' ) );
		self::assertInstanceOf( Download_Response::class, $answer );
		$csv = self::written( $answer );
		self::assertSame( 3, substr_count( $csv, "\r\n" ) );
		self::assertStringContainsString( "$once->uuid,", $csv );
		self::assertStringContainsString( ',5,EUR,', $csv );
		self::assertStringContainsString( ',' . gmdate( 'Y-m-d\TH:i:s+00:00,', $once->created ), $csv );
		$none = $this->rest( 'POST', '/slipstream/v1/payments/orders/export', array( 'state' => 'refunded' ) );
		self::assertInstanceOf( Download_Response::class, $none );
		self::assertSame( 1, substr_count( self::written( $none ), "\r\n" ) );
	}

	private static function written( Download_Response $file ): string {
		$stream = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $stream );
		$file->write( $stream );
		return (string) stream_get_contents( $stream, -1, 0 );
	}

	public function test_money_is_given_back_once_for_each_request(): void {
		$this->connect();
		$order  = $this->buy();
		$refund = fn ( string $amount, string $request = self::REQUEST, int $status = 200 ): array => $this->ask( 'POST', "orders/$order->id/refund", compact( 'amount', 'request' ), $status );
		self::assertSame( 'partly_refunded', $refund( '2.00' )['state'] );
		self::assertSame( 'partly_refunded', $refund( '2.00' )['state'] );
		self::assertSame( 'payment_amount_invalid', $refund( '5.01', '0000000000000000', 400 )['code'] );
		self::assertSame( 'payment_amount_invalid', $refund( '0', '0000000000000000', 400 )['code'] );
		self::assertSame( 'payment_amount_invalid', $refund( '1.001', '0000000000000000', 400 )['code'] );
		self::assertSame( 'stripe_invalid_request', $refund( '4', '0000000000000000', 400 )['code'] );
		// The answer is lost, and someone asks again.
		self::command(
			'faults',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'path'   => '/v1/refunds',
				'times'  => 3,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', $refund( '1', '1111111111111111', 503 )['code'] );
		$item = $refund( '1', '1111111111111111' );
		self::assertSame( array( -2, -1 ), array_column( array_column( array_filter( $item['entries'], static fn ( array $entry ): bool => 'refund' === $entry['kind'] ), 'money' ), 'amount' ) );
		$this->assertBooks();
		self::assertSame(
			'payment_not_paid',
			$this->ask(
				'POST',
				"orders/{$this->new_order( 'open' )->id}/refund",
				array(
					'amount'  => '1',
					'request' => self::REQUEST,
				),
				409
			)['code']
		);
	}

	public function test_what_is_of_another_account_is_not_touched(): void {
		$this->connect();
		$order = $this->buy();
		$this->connect( self::OTHER_TEST );
		self::assertSame(
			'payment_other_account',
			$this->ask(
				'POST',
				"orders/$order->id/refund",
				array(
					'amount'  => '1',
					'request' => self::REQUEST,
				),
				409
			)['code']
		);
		self::assertSame( 'payment_other_account', $this->ask( 'POST', "orders/$order->id/check", status: 409 )['code'] );
		self::assertSame( 'paid', $this->ask( 'GET', "orders/$order->id" )['state'] );
	}

	public function test_subscriptions_are_found_and_canceled(): void {
		$this->connect();
		$this->buy( Billing_Interval::Month );
		$item = $this->ask( 'GET', 'subscriptions', array( 'status' => 'active' ) )[0];
		self::assertFalse( $item['is_canceled'] );
		self::assertSame( array(), $this->ask( 'GET', 'subscriptions', array( 'status' => 'canceled' ) ) );
		$later = $this->ask( 'POST', "subscriptions/{$item['id']}/cancel", array( 'at_period_end' => true ) );
		self::assertSame( array( 'active', true, $item['period_end'] ), array( $later['status'], $later['is_canceled'], $later['cancel_at'] ) );
		self::assertSame( 'canceled', $this->ask( 'POST', "subscriptions/{$item['id']}/cancel", array( 'at_period_end' => false ) )['status'] );
		self::assertSame( 'canceled', $this->ask( 'POST', "subscriptions/{$item['id']}/check" )['status'] );
		$this->ask( 'POST', 'subscriptions/999999/cancel', array( 'at_period_end' => true ), 404 );
	}

	public function test_a_subscription_is_shown_with_its_payments(): void {
		$this->connect();
		$order = $this->buy( Billing_Interval::Month );
		$this->buy( Billing_Interval::Month, token: 'other' );
		$id   = $this->ask( 'GET', 'subscriptions' )[1]['id'];
		$item = $this->ask( 'GET', "subscriptions/$id" );
		self::assertSame( array( $order->id, false, false ), array( $item['order_id'], $item['is_ended'], $item['needs_payer'] ) );
		self::assertSame( array( 'charge', 'fee' ), array_column( $item['entries'], 'kind' ) );
		$payment = $order->ids->payment;
		self::assertSame( array( $payment, $payment ), array_column( $item['entries'], 'payment_id' ) );
		self::assertSame( "https://dashboard.stripe.com/test/payments/$payment", $item['entries'][0]['gateway_url'] );
		self::assertSame( $item['entries'], $this->ask( 'POST', "subscriptions/$id/check" )['entries'] );
		$this->ask( 'GET', 'subscriptions/999999', status: 404 );
	}

	public function test_a_subscription_that_needs_its_payer_is_told_apart(): void {
		$this->connect();
		$good = $this->buy( Billing_Interval::Month );
		// Attaches, and fails at the renewal.
		$late = $this->buy( Billing_Interval::Month, '4000000000000341', 'late' );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$this->sync()->subscription( $good->ids->subscription );
		$this->sync()->subscription( $late->ids->subscription );
		$found = $this->ask( 'GET', 'subscriptions', array( 'needs_payer' => true ) );
		self::assertSame( array( $late->id ), array_column( $found, 'order_id' ) );
		self::assertSame( array( 'past_due', true ), array( $found[0]['status'], $found[0]['needs_payer'] ) );
		self::assertCount( 2, $this->ask( 'GET', 'subscriptions', array( 'needs_payer' => false ) ) );
		self::assertSame( array(), $this->ask( 'GET', 'subscriptions', array( 'dispute' => 'open' ) ) );
	}

	public function test_a_subscription_is_not_canceled_before_stripe_says_so(): void {
		$this->connect();
		$this->buy( Billing_Interval::Month );
		$id = $this->ask( 'GET', 'subscriptions' )[0]['id'];
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
		self::assertGreaterThanOrEqual( 500, $this->rest( 'POST', "/slipstream/v1/payments/subscriptions/$id/cancel", array( 'at_period_end' => false ) )->get_status() );
		self::assertSame( array( 'active', false ), array_values( array_intersect_key( $this->ask( 'GET', "subscriptions/$id" ), array_flip( array( 'status', 'is_canceled' ) ) ) ) );
		self::command( 'faults' );
		$this->connect( self::OTHER_TEST );
		self::assertSame( 'payment_other_account', $this->ask( 'POST', "subscriptions/$id/cancel", array( 'at_period_end' => false ), 409 )['code'] );
		self::assertSame( 'payment_other_account', $this->ask( 'POST', "subscriptions/$id/check", status: 409 )['code'] );
	}
}
