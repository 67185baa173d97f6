<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Errors\Stripe_Failure;

require_once __DIR__ . '/Stripe_Case.php';

/** The payment page of the stand-in, as a payer uses it, and what it takes for a session. */
final class Fake_Checkout_Test extends Stripe_Case {

	/**
	 * Types a card into the payment page.
	 *
	 * @return array{status: int, body: string, location: string}
	 */
	private static function type( string $url, string $card, string $expiry = '12/49' ): array {
		return self::visit(
			$url,
			array(
				'email'       => 'ada@example.test',
				'name'        => 'Ada',
				'card_number' => $card,
				'expiry'      => $expiry,
				'cvc'         => '123',
			)
		);
	}

	/** @return array<array-key, mixed> The session as it is now. */
	private function now( string $id ): array {
		return $this->client()->get( "/v1/checkout/sessions/$id" );
	}

	public function test_a_payer_pays_and_is_led_back(): void {
		$session = $this->session( array( 'cancel_url' => 'http://example.test/give/?a=b&c=d' ) );
		$page    = self::visit( $session['url'] );
		self::assertStringContainsString( '<h1>Pay EUR 15.00</h1>', $page['body'] );
		self::assertStringContainsString( 'href="http://example.test/give/?a=b&amp;c=d">Back</a>', $page['body'] );
		$answer = self::type( $session['url'], '4242 4242 4242 4242' );
		self::assertSame( 303, $answer['status'] );
		self::assertSame( "http://example.test/?session={$session['id']}", $answer['location'] );
		$paid = $this->now( $session['id'] );
		self::assertSame( array( 'complete', 'paid', 'ada@example.test' ), array( $paid['status'], $paid['payment_status'], $paid['customer_details']['email'] ) );
		self::assertNull( $paid['customer'], 'Who pays once is no customer.' );
		self::assertStringContainsString( 'already paid', self::type( $session['url'], '4242424242424242' )['body'] );
		self::assertSame( 1, $this->count_of( '/v1/charges' ) );
	}

	/** @return iterable<array{string, string, string}> Cards that are declined. */
	public static function declined(): iterable {
		yield array( '4000000000000002', 'card_declined', 'Your card was declined.' );
		yield array( '4000000000009995', 'card_declined', 'insufficient funds' );
		yield array( '4000000000009987', 'card_declined', 'declined' );
		yield array( '4000000000000069', 'expired_card', 'has expired' );
		yield array( '4000000000000127', 'incorrect_cvc', 'security code' );
		yield array( '4000000000000119', 'processing_error', 'Try again' );
		yield array( '4100000000000019', 'card_declined', 'declined' );
		yield array( '1234123412341234', 'incorrect_number', 'incorrect' );
	}

	/** @dataProvider declined */
	public function test_a_declined_card_leaves_the_session_open( string $card, string $code, string $words ): void {
		$session = $this->session();
		$page    = self::type( $session['url'], $card );
		self::assertStringContainsString( 'role="alert"', $page['body'] );
		self::assertStringContainsString( $words, $page['body'] );
		self::assertStringContainsString( 'value="ada@example.test"', $page['body'] );
		self::assertSame( 'open', $this->now( $session['id'] )['status'] );
		$payment = $this->client()->get( '/v1/payment_intents' )['data'][0];
		self::assertSame( array( 'requires_payment_method', $code ), array( $payment['status'], $payment['last_payment_error']['code'] ) );
		self::assertSame( 303, self::type( $session['url'], '4242424242424242' )['status'] );
	}

	public function test_what_is_typed_wrong_is_told(): void {
		$session = $this->session();
		self::assertStringContainsString( 'in the past', self::type( $session['url'], '4242424242424242', '01/20' )['body'] );
		self::assertStringContainsString( 'incomplete', self::type( $session['url'], '' )['body'] );
		self::assertStringContainsString( 'email is incomplete', self::visit( $session['url'], array( 'card_number' => '4242' ) )['body'] );
		self::assertSame( 0, $this->count_of( '/v1/payment_intents' ) );
	}

	/** @return iterable<array{string, string, int, string}> */
	public static function authenticated(): iterable {
		yield array( '4000002500003155', 'complete', 303, 'complete' );
		yield array( '4000002760003184', 'complete', 303, 'complete' );
		yield array( '4000008400001629', 'complete', 200, 'open' );
		yield array( '4000002500003155', 'fail', 200, 'open' );
	}

	/** @dataProvider authenticated */
	public function test_a_bank_asks( string $card, string $action, int $status, string $then ): void {
		$session = $this->session();
		$answer  = self::type( $session['url'], $card );
		self::assertStringContainsString( '/3ds/', $answer['location'] );
		self::assertStringContainsString( 'Complete authentication', self::visit( $answer['location'] )['body'] );
		self::assertSame( 'open', $this->now( $session['id'] )['status'] );
		self::assertSame( $status, self::visit( $answer['location'], compact( 'action' ) )['status'] );
		self::assertSame( $then, $this->now( $session['id'] )['status'] );
		self::assertSame( 404, self::visit( $answer['location'], compact( 'action' ) )['status'], 'The bank asks once.' );
	}

	public function test_a_session_expires(): void {
		$session = $this->session( array( 'expires_at' => time() + 1800 ) );
		self::command( 'clock', array( 'advance' => 1801 ) );
		self::assertStringContainsString( 'expired', self::type( $session['url'], '4242424242424242' )['body'] );
		self::assertSame( array( 'expired', null ), array( $this->now( $session['id'] )['status'], $this->now( $session['id'] )['url'] ) );
		self::assertFails(
			Stripe_Failure::Invalid,
			fn (): array => $this->client()->post( "/v1/checkout/sessions/{$session['id']}/expire", array(), 'expire' )
		);
	}

	public function test_a_subscription_is_made_when_it_is_paid(): void {
		$open = $this->session(
			array(
				'mode'              => 'subscription',
				'metadata'          => array( 'of' => 'session' ),
				'subscription_data' => array( 'metadata' => array( 'of' => 'subscription' ) ),
			)
		);
		self::assertNull( $open['subscription'] );
		self::assertStringContainsString( 'Subscribe EUR 15.00 per month', self::visit( $open['url'] )['body'] );
		self::assertSame( 0, $this->count_of( '/v1/subscriptions' ) );
		self::type( $open['url'], '4242424242424242' );
		$subscription = $this->client()->get( '/v1/subscriptions' )['data'][0];
		self::assertSame( array( 'of' => 'subscription' ), $subscription['metadata'], 'The session’s metadata are its own.' );
		self::assertSame( 'flexible', $subscription['billing_mode']['type'] );
		self::assertArrayNotHasKey( 'current_period_end', $subscription );
		$invoice = $this->client()->get( "/v1/invoices/{$subscription['latest_invoice']}" );
		self::assertSame( $subscription['id'], $invoice['parent']['subscription_details']['subscription'] );
		self::assertArrayNotHasKey( 'payments', $invoice, 'They are there only when they are asked for.' );
	}

	/** @return iterable<string, array{array<string, mixed>, string|null}> What is no session, and the parameter at fault. */
	public static function refused(): iterable {
		$price = array(
			'currency'     => 'eur',
			'unit_amount'  => 500,
			'product_data' => array( 'name' => 'Gift' ),
		);
		$items = static fn ( array $data ): array => array( 'line_items' => array( array( 'price_data' => $data + $price ) ) );
		yield 'unknown' => array( array( 'coupon' => 'x' ), 'coupon' );
		yield 'unknown inside' => array( $items( array( 'amount' => 5 ) ), 'line_items[0][price_data][amount]' );
		yield 'a boolean of PHP' => array( array( 'adaptive_pricing' => array( 'enabled' => 1 ) ), 'adaptive_pricing[enabled]' );
		yield 'a float' => array( $items( array( 'unit_amount' => '5.00' ) ), 'line_items[0][price_data][unit_amount]' );
		yield 'no success address' => array( array( 'success_url' => null ), 'success_url' );
		yield 'a wrong mode' => array( array( 'mode' => 'donation' ), 'mode' );
		yield 'a currency that is none' => array( $items( array( 'currency' => 'rub9' ) ), 'line_items[0][price_data][currency]' );
		yield 'a currency that Stripe lacks' => array( $items( array( 'currency' => 'btc' ) ), 'line_items[0][price_data][currency]' );
		yield 'half a step' => array(
			$items(
				array(
					'currency'    => 'ugx',
					'unit_amount' => 500050,
				)
			),
			'line_items[0][price_data][unit_amount]',
		);
		yield 'too small' => array(
			$items(
				array(
					'currency'    => 'jpy',
					'unit_amount' => 49,
				)
			),
			'line_items[0][price_data][unit_amount]',
		);
		yield 'too large' => array( $items( array( 'unit_amount' => 100000000 ) ), 'line_items[0][price_data][unit_amount]' );
		yield 'recurring in payment mode' => array( $items( array( 'recurring' => array( 'interval' => 'month' ) ) ), 'line_items[0][price]' );
		yield 'not recurring in subscription mode' => array( array( 'mode' => 'subscription' ) + $items( array() ), 'mode' );
		yield 'of the other mode' => array(
			array(
				'payment_intent_data' => array( 'description' => 'x' ),
				'mode'                => 'subscription',
			),
			'payment_intent_data',
		);
		yield 'too long' => array( array( 'client_reference_id' => str_repeat( 'x', 201 ) ), 'client_reference_id' );
		yield 'too soon' => array( array( 'expires_at' => 1 ), 'expires_at' );
		yield 'a long name of metadata' => array( array( 'metadata' => array( str_repeat( 'x', 41 ) => '1' ) ), 'metadata[' . str_repeat( 'x', 41 ) . ']' );
		yield 'two customers' => array(
			array(
				'customer'       => 'cus_1',
				'customer_email' => 'a@example.test',
			),
			'customer_email',
		);
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $params
	 */
	public function test_what_is_no_session_is_refused( array $params, ?string $param ): void {
		$error = self::error_of( fn (): array => $this->session( $params ) );
		self::assertSame( Stripe_Failure::Invalid->name, $error->failure->name );
		self::assertSame( $param, $error->stripe_details->param );
	}

	public function test_one_customer_has_one_currency(): void {
		$customer = $this->client()->post( '/v1/customers', array( 'email' => 'ada@example.test' ), 'ada' )['id'];
		$this->pay(
			array(
				'mode'     => 'subscription',
				'customer' => $customer,
			)
		);
		$dollars = array(
			'mode'       => 'subscription',
			'customer'   => $customer,
			'line_items' => array(
				array(
					'price_data' => array(
						'currency'     => 'usd',
						'unit_amount'  => 500,
						'recurring'    => array( 'interval' => 'month' ),
						'product_data' => array( 'name' => 'Gift' ),
					),
				),
			),
		);
		self::assertFails( Stripe_Failure::Invalid, fn (): array => $this->session( $dollars ) );
		self::assertSame( 'usd', $this->session( array_diff_key( $dollars, array( 'customer' => '' ) ) )['currency'] );
	}

	public function test_a_price_does_not_change(): void {
		$client = $this->client();
		$price  = $client->post(
			'/v1/prices',
			array(
				'currency'     => 'eur',
				'unit_amount'  => 500,
				'lookup_key'   => 'slip_1',
				'product_data' => array( 'name' => 'Plan' ),
			),
			'price'
		);
		self::assertFails( Stripe_Failure::Invalid, static fn (): array => $client->post( "/v1/prices/{$price['id']}", array( 'unit_amount' => 600 ), 'more' ) );
		self::assertFails( Stripe_Failure::Invalid, static fn (): array => $client->delete( "/v1/products/{$price['product']}" ) );
		self::assertSame( $price['id'], $client->get( '/v1/prices', array( 'lookup_keys' => array( 'slip_1' ) ) )['data'][0]['id'] );
		$client->post( "/v1/prices/{$price['id']}", array( 'active' => false ), 'off' );
		self::assertFails( Stripe_Failure::Invalid, fn (): array => $this->session( array( 'line_items' => array( array( 'price' => $price['id'] ) ) ) ) );
	}

	public function test_a_search_finds_things_late(): void {
		$this->client()->post( '/v1/customers', array( 'metadata' => array( 'site' => 's1' ) ), 'one' );
		$search = fn (): int => count( $this->client()->get( '/v1/customers/search', array( 'query' => "metadata['site']:'s1'" ) )['data'] );
		self::assertSame( 0, $search() );
		self::command( 'clock', array( 'advance' => 61 ) );
		self::assertSame( 1, $search() );
	}
}
