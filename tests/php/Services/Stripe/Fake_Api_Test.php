<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;

require_once __DIR__ . '/Stripe_Case.php';

/** How strict the stand-in is with requests, and how it misbehaves. */
final class Fake_Api_Test extends Stripe_Case {

	/**
	 * Sends a request as our client never would.
	 *
	 * @param array<string, string> $headers
	 * @return array{status: int, error: array<array-key, mixed>}
	 */
	private static function send( string $method, string $path, string $body, array $headers ): array {
		$answer = wp_remote_request(
			self::$url . $path,
			array(
				'method'  => $method,
				'headers' => $headers + array( 'Authorization' => 'Bearer ' . self::TEST ),
				'body'    => $body,
			)
		);
		return array(
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'error'  => json_decode( wp_remote_retrieve_body( $answer ), true )['error'] ?? array(),
		);
	}

	/** @return iterable<string, array{int, string, string, string, array<string, string>}> */
	public static function refused(): iterable {
		yield 'JSON' => array( 400, 'POST', '/v1/customers', '{"name":"One"}', array( 'Content-Type' => 'application/json' ) );
		yield 'a version that is none' => array( 400, 'GET', '/v1/customers', '', array( 'Stripe-Version' => '2026-07-29.elderberry' ) );
		yield 'no key' => array( 401, 'GET', '/v1/customers', '', array( 'Authorization' => '' ) );
		yield 'a path that is none' => array( 404, 'GET', '/v1/donations', '', array() );
		yield 'a method that is none' => array( 404, 'PUT', '/v1/customers', '', array() );
		yield 'too many objects' => array( 400, 'GET', '/v1/customers?limit=101', '', array() );
		yield 'two cursors' => array( 400, 'GET', '/v1/customers?starting_after=a&ending_before=b', '', array() );
		yield 'what cannot be expanded' => array( 400, 'GET', '/v1/account?expand[]=nothing', '', array() );
		yield 'what it does not do' => array( 400, 'POST', '/v1/customers', 'balance=5', array() );
		yield 'an event that is none' => array( 400, 'POST', '/v1/webhook_endpoints', 'url=http://localhost:1&enabled_events[]=order.paid', array() );
	}

	/**
	 * @dataProvider refused
	 * @param array<string, string> $headers
	 */
	public function test_what_stripe_would_refuse_is_refused( int $status, string $method, string $path, string $body, array $headers ): void {
		$answer = self::send( $method, $path, $body, $headers );
		self::assertSame( $status, $answer['status'] );
		self::assertSame( 'invalid_request_error', $answer['error']['type'] );
		self::assertSame( 0, $this->count_of( '/v1/customers' ) );
	}

	public function test_a_key_can_come_as_a_name(): void {
		$basic = array( 'Authorization' => 'Basic ' . base64_encode( self::TEST . ':' ) );
		self::assertSame( 200, self::send( 'GET', '/v1/customers', '', $basic )['status'] );
	}

	public function test_chance_can_be_repeated(): void {
		$patterns = array();
		foreach ( array( 7, 7, 8 ) as $seed ) {
			self::command( 'faults' );
			self::command(
				'faults',
				array(
					'fault' => 'rate_limit',
					'times' => -1,
					'rate'  => 0.5,
					'seed'  => $seed,
				)
			);
			$pattern = '';
			for ( $request = 0; $request < 40; $request++ ) {
				try {
					$this->client( self::TEST, 0 )->get( '/v1/balance' );
					$pattern .= '.';
				} catch ( Stripe_Error ) {
					$pattern .= 'x';
				}
			}
			$patterns[] = $pattern;
		}
		self::assertSame( $patterns[0], $patterns[1] );
		self::assertNotSame( $patterns[0], $patterns[2] );
		self::assertEqualsWithDelta( 20, substr_count( $patterns[0], 'x' ), 12 );
	}

	public function test_a_fault_can_wait_for_its_request(): void {
		self::command(
			'faults',
			array(
				'fault'  => 'rate_limit',
				'method' => 'POST',
				'path'   => '/v1/customers',
				'skip'   => 1,
			)
		);
		$client = $this->client( self::TEST, 0 );
		$client->post( '/v1/products', array( 'name' => 'Thing' ), 'product' );
		$client->post( '/v1/customers', array(), 'first' );
		self::assertFails( Stripe_Failure::Rate_Limited, static fn (): array => $client->post( '/v1/customers', array(), 'second' ) );
		self::assertSame( 'customer', $client->post( '/v1/customers', array(), 'second' )['object'] );
	}

	public function test_objects_stand_where_they_are_asked_for(): void {
		$id      = $this->pay( array( 'customer_creation' => 'always' ) )['id'];
		$expand  = array( 'line_items', 'customer', 'payment_intent.latest_charge.balance_transaction' );
		$session = $this->client()->get( "/v1/checkout/sessions/$id", compact( 'expand' ) );
		self::assertSame( 'A gift', $session['line_items']['data'][0]['description'] );
		self::assertSame( 'payer@example.test', $session['customer']['email'] );
		self::assertSame( 1500, $session['payment_intent']['latest_charge']['balance_transaction']['amount'] );
		self::assertIsString( $this->client()->get( "/v1/checkout/sessions/$id" )['payment_intent'] );
	}

	public function test_a_bank_warns_of_fraud(): void {
		$this->pay( array(), '4000000000005423' );
		self::assertCount( 1, $this->client()->get( '/v1/events', array( 'type' => 'radar.*' ) )['data'] );
		self::assertSame( 0, $this->count_of( '/v1/disputes' ) );
	}

	public function test_a_deleted_customer_keeps_nothing(): void {
		$customer = $this->client()->get( "/v1/subscriptions/{$this->subscribe()['subscription']}" )['customer'];
		$this->client()->delete( "/v1/customers/$customer" );
		self::assertTrue( $this->client()->get( "/v1/customers/$customer" )['deleted'] );
		self::assertSame( 'canceled', $this->client()->get( '/v1/subscriptions', array( 'status' => 'all' ) )['data'][0]['status'] );
		self::assertSame( 0, $this->count_of( '/v1/customers' ) );
		self::assertFails( Stripe_Failure::Not_Found, fn (): array => $this->session( array( 'customer' => $customer ) ) );
	}
}
