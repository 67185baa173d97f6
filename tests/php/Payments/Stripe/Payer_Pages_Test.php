<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Guarded_Adapter;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Money\Money;
use Slipstream\Tests\Payments\Books;
use Slipstream\Tests\Payments\Books_Adapter;

require_once __DIR__ . '/Adapter_Case.php';
require_once dirname( __DIR__ ) . '/Books.php';
require_once dirname( __DIR__ ) . '/Books_Adapter.php';

/** Stripe's pages for payers, and customers who come back. */
final class Payer_Pages_Test extends Adapter_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		add_filter( 'http_response', array( self::class, 'named' ), 5 );
	}

	protected function tearDown(): void {
		remove_all_filters( 'http_response' );
		parent::tearDown();
	}

	/**
	 * The stand-in's pages are on its number, and it is asked by its name.
	 *
	 * @param array<string, mixed> $answer
	 * @return array<string, mixed>
	 */
	public static function named( array $answer ): array {
		$answer['body'] = str_replace( '127.0.0.1', 'localhost', $answer['body'] );
		return $answer;
	}

	private function guard( Mode $mode = Mode::Test ): Guarded_Adapter {
		return $this->services()->guard( $this->services()->stripe()->connected( $mode ) );
	}

	private function subscription( string $card = '4242424242424242' ): Subscription {
		$order = $this->buy( Billing_Interval::Month, $card );
		$found = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $found );
		return $found;
	}

	public function test_a_receipt_is_stripes(): void {
		$order = $this->buy();
		self::assertSame( self::$url . "/receipts/{$order->ids->payment}", $this->guard()->receipt_page( $order->account, $order->ids->payment ) );
		self::assertNull( $this->guard()->receipt_page( $order->account, 'pi_unknown' ) );
		self::assertNull( $this->guard()->receipt_page( $order->account, '' ), 'Not anybody\'s.' );
	}

	public function test_nobody_is_sent_to_another_server(): void {
		$order = $this->buy();
		$other = static function ( array $answer ): array {
			$answer['body'] = (string) preg_replace( '~http:(\\\\?/\\\\?/)[^/"\\\\]+(\\\\?/receipts)~', 'https:$1evil.example$2', $answer['body'] );
			return $answer;
		};
		add_filter( 'http_response', $other );
		self::assertSame( 'stripe_unexpected_response', self::code_of( fn () => $this->guard()->receipt_page( $order->account, $order->ids->payment ) ) );
		remove_filter( 'http_response', $other );
		foreach ( array(
			'https://pay.stripe.com/r/1' => '',
			'http://pay.stripe.com/r/1'  => 'stripe_unexpected_response',
			'https://evilstripe.com/r/1' => 'stripe_unexpected_response',
		) as $url => $code ) {
			$other = static function ( array $answer ) use ( $url ): array {
				$answer['body'] = (string) preg_replace( '~"receipt_url": ?"[^"]+"~', '"receipt_url":"' . $url . '"', $answer['body'] );
				return $answer;
			};
			add_filter( 'http_response', $other );
			self::assertSame( $code, self::code_of( fn () => $this->guard()->receipt_page( $order->account, $order->ids->payment ) ), $url );
			remove_filter( 'http_response', $other );
		}
	}

	public function test_a_card_is_changed_at_stripe(): void {
		$subscription = $this->subscription();
		$back         = home_url( '/?slipstream_my_payments=1' );
		$url          = $this->guard()->card_page( $subscription, $back );
		self::assertStringContainsString( 'Change card', self::visit( $url )['body'] );
		self::assertSame(
			$back,
			self::visit(
				$url,
				array(
					'action'      => 'save-card',
					'card_number' => '4000000000000341',
				)
			)['location']
		);
		self::assertNotSame( $url, $this->guard()->card_page( $subscription, $back ), 'Each click has its own page.' );
		self::assertSame( 1, $this->count_of( '/v1/billing_portal/configurations' ) );
	}

	public function test_what_the_owner_has_set_up_for_the_portal_stays(): void {
		self::command( 'portal' );
		$this->guard()->card_page( $this->subscription(), home_url() );
		self::assertSame( 2, $this->count_of( '/v1/billing_portal/configurations' ) );
	}

	public function test_what_could_not_be_charged_is_paid_at_stripe(): void {
		$subscription = $this->subscription( '4000000000000341' );
		self::assertNull( $this->guard()->due_page( $subscription ) );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$now = $this->services()->subscription_changes()->look_at( $subscription );
		self::assertSame( 'past_due', $now->status->value );
		self::assertStringContainsString( '/i/in_', (string) $this->guard()->due_page( $now ) );
	}

	public function test_a_copy_of_the_site_and_another_account_give_no_page(): void {
		$subscription = $this->subscription();
		$order        = $this->services()->orders()->get( $subscription->order_id );
		$this->connect( self::OTHER_TEST );
		foreach ( array(
			fn () => $this->guard()->card_page( $subscription, home_url() ),
			fn () => $this->guard()->due_page( $subscription ),
			fn () => $this->guard()->receipt_page( $order->account, $order->ids->payment ),
		) as $ask ) {
			self::assertSame( 'payment_other_account', self::code_of( $ask ) );
		}
		$this->connect( self::LIVE, Mode::Live );
		$live = $this->guard( Mode::Live );
		update_option( 'home', 'http://elsewhere.example.test' );
		self::assertSame( 'payments_copied_site', self::code_of( fn () => $live->receipt_page( $live->account(), 'pi_1' ) ) );
	}

	public function test_a_gateway_without_pages_says_so(): void {
		$gateway = new Books_Adapter( new Books( $this->services()->stripe()->connected( Mode::Test )->account() ) );
		self::assertSame( 'payment_no_page', self::code_of( fn () => $this->services()->guard( $gateway )->receipt_page( $gateway->account(), 'pi_1' ) ) );
	}

	/** Has someone whose address is proven pay. */
	private function pay_as( string $email, string $token ): Order {
		$account = $this->services()->stripe()->connected( Mode::Test )->account();
		$as      = $this->services()->customers()->of_proven( $account, 'EUR', $email );
		$order   = $this->services()->orders()->open(
			new New_Order( $account, new Order_Terms( new Money( 500, 'EUR' ), Billing_Interval::Month ), new Payer( $email ), $token, $as )
		);
		$session = $this->sync()->start( $order )->ids->checkout;
		self::command( 'pay', compact( 'session' ) + array( 'email' => $email ) );
		return $this->sync()->order( $order );
	}

	public function test_who_pays_again_is_the_same_customer(): void {
		$first = $this->pay_as( 'ann@example.org', 'one' );
		self::assertSame( '', $first->as_customer );
		$second = $this->pay_as( 'ann@example.org', 'two' );
		self::assertSame( array( $first->ids->customer, $first->ids->customer ), array( $second->as_customer, $second->ids->customer ) );
		self::assertSame( array( $first->ids->customer ), $this->services()->customers()->ids_of( 'ann@example.org' ) );
		self::assertNotSame( $first->ids->customer, $this->pay_as( 'bob@example.org', 'three' )->ids->customer );
		self::assertSame( '', $this->services()->customers()->of_proven( $first->account, 'USD', 'ann@example.org' ) );
	}

	public function test_who_has_only_typed_an_address_lends_nobody_their_card(): void {
		$account = $this->services()->stripe()->connected( Mode::Test )->account();
		$typed   = $this->services()->orders()->open(
			new New_Order( $account, new Order_Terms( new Money( 500, 'EUR' ), Billing_Interval::Month ), new Payer(), 'typed' )
		);
		$session = $this->sync()->start( $typed )->ids->checkout;
		self::command( 'pay', compact( 'session' ) + array( 'email' => 'ann@example.org' ) );
		$typed = $this->sync()->order( $typed );
		self::assertSame( 'ann@example.org', $typed->payer->email );
		self::assertNotSame( '', $typed->ids->customer );
		$proven = $this->pay_as( 'ann@example.org', 'proven' );
		self::assertSame( '', $proven->as_customer );
		self::assertNotSame( $typed->ids->customer, $proven->ids->customer );
		self::assertSame( $proven->ids->customer, $this->pay_as( 'ann@example.org', 'again' )->ids->customer );
	}

	public function test_a_customer_that_is_gone_keeps_nobody_from_paying(): void {
		$account = $this->services()->stripe()->connected( Mode::Test )->account();
		$this->services()->customers()->add( $account, 'EUR', 'ann@example.org', 'cus_gone' );
		$order = $this->pay_as( 'ann@example.org', 'one' );
		self::assertState( Order_State::Paid, $order );
		self::assertSame( 'cus_gone', $order->as_customer );
		self::assertNotSame( 'cus_gone', $order->ids->customer );
		self::assertSame( 1, $this->count_of( '/v1/checkout/sessions' ) );
	}
}
