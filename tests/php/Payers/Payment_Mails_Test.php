<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use RuntimeException;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Modules\Modules_Module;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Payers\Payment_Mails\Plain_Text;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payers_Case.php';

/**
 * Who pays is told once, whoever has seen it and whoever died, and who has to pay is told once for each bill.
 */
final class Payment_Mails_Test extends Payers_Case {

	protected function setUp(): void {
		parent::setUp();
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
	}

	private static function plan( string $welcome = '' ): int {
		return Plugin::module( Memberships_Module::class )->plans()->create(
			new Plan( 0, 'Friends & family', new Money( 500, 'EUR' ), Billing_Interval::Month, welcome: $welcome )
		)->id;
	}

	/** Has someone pay for a plan at Stripe, which nobody here has seen yet. */
	private function paid( int $plan = 0, Billing_Interval $interval = Billing_Interval::Month, string $card = '4242424242424242' ): Order {
		$order   = $this->services()->orders()->open(
			new New_Order(
				$this->services()->stripe()->connected( Mode::Test )->account(),
				new Order_Terms( new Money( 500, 'EUR' ), $interval, $plan, 0, 'jetpack/recurring-payments', '', 'EUR 5 each month until you cancel' ),
				new Payer(),
				'form'
			)
		);
		$session = $this->sync()->start( $order )->ids->checkout;
		self::command( 'pay', compact( 'session', 'card' ) );
		return $order;
	}

	private function subscription( Order $order ): Subscription {
		$found = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $found );
		return $found;
	}

	/** Sends what waits, and gives how many mails there were in all. */
	private function mailed(): int {
		$this->run_jobs( HOUR_IN_SECONDS );
		return count( $this->mails );
	}

	/** @param array<string, string|int> $values */
	private static function change( Order $order, array $values ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}slipstream_payment_orders", $values, array( 'id' => $order->id ) );
	}

	public function test_a_payment_is_confirmed(): void {
		$order = $this->sync()->order( $this->paid( self::plan() ) );
		self::assertSame( 1, $this->mailed() );
		$mail = $this->mails[0];
		self::assertSame( self::PAYER, $mail['to'] );
		self::assertStringEndsWith( '] Thank you for your payment', $mail['subject'] );
		self::assertSame(
			implode(
				"\n\n",
				array(
					'Test: no money is moved.',
					'Your payment of €5,00 arrived on ' . Payment_Words::moment( $order->paid ) . '.',
					'You paid for: Friends & family',
					'You agreed to: EUR 5 each month until you cancel',
					"See and cancel your payments:\n" . My_Payments_Page::url(),
					"Cancel contracts here:\n" . home_url( '/?slipstream_cancel_contract=1' ),
					"Withdraw from contract here:\n" . home_url( '/?slipstream_withdraw_contract=1' ),
					'To see your payments and the receipt of the payment service, sign in there with this email address.',
				)
			),
			$mail['message']
		);
		self::assertStringNotContainsString( self::$url, $mail['message'], 'No page of the payment service is mailed.' );
	}

	public function test_it_is_confirmed_once_whoever_sees_it_and_renewals_are_not(): void {
		$order = $this->sync()->order( $this->paid() );
		for ( $time = 0; $time < 3; $time++ ) {
			$this->sync()->subscription( $order->ids->subscription );
			$this->sync()->order( $order );
			do_action( 'slipstream_order_paid', $order );
			do_action( Modules_Module::CLEAN_EVENT );
		}
		self::assertSame( 1, $this->mailed() );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$this->sync()->subscription( $order->ids->subscription );
		$charges = array_filter( $this->services()->entries()->of_subscription( $order->account, $order->ids->subscription ), static fn ( Entry $entry ): bool => Entry_Kind::Charge === $entry->kind );
		self::assertCount( 2, $charges, 'It has charged again.' );
		self::assertSame( 1, $this->mailed(), 'A renewal is not.' );
	}

	public function test_who_dies_before_or_after_the_mail_is_stored_is_made_good(): void {
		foreach ( array( '/INSERT .*slipstream_payment_mails/', '/SET unconfirmed = 0/' ) as $at => $statement ) {
			$this->mails = array();
			$order       = $this->paid();
			$die         = static fn ( string $query ): string => 1 === preg_match( $statement, $query )
				? throw new RuntimeException( 'killed' )
				: $query;
			add_filter( 'query', $die );
			try {
				$this->sync()->order( $order );
				self::fail( 'Nobody died.' );
			} catch ( RuntimeException $error ) {
				self::assertSame( 'killed', $error->getMessage() );
			}
			remove_filter( 'query', $die );
			self::assertState( Order_State::Paid, $this->services()->orders()->get( $order->id ) );
			$this->sync()->order( $order );
			do_action( Modules_Module::CLEAN_EVENT );
			do_action( Modules_Module::CLEAN_EVENT );
			self::assertSame( 1, $this->mailed(), $statement );
			self::change( $order, array( 'form_key' => "done $at" ) );
		}
	}

	public function test_orders_from_before_and_those_of_nobody_are_not_mailed(): void {
		$old = $this->paid();
		self::change( $old, array( 'unconfirmed' => 0 ) );
		$this->sync()->order( $old );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, $this->mailed(), 'An earlier version has stored it.' );

		$hide = static function ( array $answer ): array {
			$answer['body'] = (string) preg_replace( '/"email": ?"[^"]+"/', '"email":null', $answer['body'] );
			return $answer;
		};
		self::change( $old, array( 'form_key' => 'old' ) );
		$order = $this->paid();
		add_filter( 'http_response', $hide );
		$order = $this->sync()->order( $order );
		remove_filter( 'http_response', $hide );
		self::assertSame( array( 'paid', '' ), array( $order->state->value, $order->payer->email ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, $this->mailed(), 'Nobody knows whom.' );
		$this->sync()->order( $order );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 1, $this->mailed(), 'Now it is known.' );

		self::change( $order, array( 'form_key' => 'other' ) );
		$order = $this->paid();
		self::change( $order, array( 'erased' => time() ) );
		$this->sync()->order( $order );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 1, $this->mailed(), 'Who was erased is not written to.' );
	}

	public function test_what_was_given_back_meanwhile_or_long_ago_is_not_confirmed(): void {
		global $wp_filter;
		// Whoever saw it has died.
		$hook = $wp_filter['slipstream_order_paid'];
		unset( $wp_filter['slipstream_order_paid'] );
		$order                              = $this->sync()->order( $this->paid() );
		$wp_filter['slipstream_order_paid'] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		self::change( $order, array( 'state' => 'refunded' ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::change(
			$order,
			array(
				'state' => 'paid',
				'paid'  => time() - 31 * DAY_IN_SECONDS,
			)
		);
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, $this->mailed() );
	}

	public function test_owners_turn_confirmations_off_and_a_plans_welcome_is_sent_all_the_same(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		$order = $this->sync()->order( $this->paid( self::plan() ) );
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, $this->mailed(), 'Also not later.' );
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		self::change( $order, array( 'form_key' => 'other' ) );
		$this->sync()->order( $this->paid( self::plan( '<p>Hello &amp; <em>welcome</em>!</p><p><a href="https://example.org/start">Start here</a></p>' ) ) );
		self::assertSame( 1, $this->mailed() );
		self::assertStringContainsString( "Friends & family\n\nHello & welcome!\n\nStart here (https://example.org/start)\n\nSee and cancel", $this->mails[0]['message'] );
		self::assertStringNotContainsString( '€5', $this->mails[0]['message'] );
	}

	public function test_a_welcome_stands_in_the_confirmation_and_texts_can_be_changed(): void {
		$change = static fn ( array $text, string $kind ): array => array( 'subject' => "My $kind" ) + $text;
		add_filter( 'slipstream_mail_text', $change, 10, 2 );
		$this->sync()->order( $this->paid( self::plan( 'Nice to have you.' ) ) );
		remove_filter( 'slipstream_mail_text', $change );
		self::assertSame( 1, $this->mailed() );
		self::assertSame( 'My paid', $this->mails[0]['subject'] );
		self::assertStringContainsString( "until you cancel\n\nNice to have you.\n\nSee and cancel", $this->mails[0]['message'] );
	}

	public function test_a_plan_that_is_gone_keeps_nobody_from_their_confirmation(): void {
		$plan  = self::plan( 'Welcome' );
		$order = $this->paid( $plan );
		wp_delete_post( $plan, true );
		$this->sync()->order( $order );
		self::assertSame( 1, $this->mailed() );
		self::assertStringNotContainsString( 'You paid for', $this->mails[0]['message'] );
	}

	/** @return iterable<string, array{string, string, string}> A card, a subject, and a text. */
	public static function bills(): iterable {
		yield 'refused' => array( '4000000000000341', 'Your payment did not work', 'The latest payment for this subscription did not work:' );
		yield '3-D Secure' => array( '4000002760003184', 'Please confirm your payment', 'Your bank asks you to confirm the latest payment' );
	}

	/** @dataProvider bills */
	public function test_who_has_to_pay_is_told_once_for_each_bill( string $card, string $subject, string $text ): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		$order = $this->sync()->order( $this->paid( self::plan(), card: $card ) );
		self::assertSame( 0, $this->mailed() );
		self::command( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) );
		for ( $time = 0; $time < 3; $time++ ) {
			$this->sync()->subscription( $order->ids->subscription );
			$this->sync()->order( $order );
			self::command( 'clock', array( 'advance' => 2 * DAY_IN_SECONDS ) );
		}
		self::assertSame( 'past_due', $this->subscription( $order )->status->value );
		self::assertSame( 1, $this->mailed() );
		$mail = $this->mails[0];
		self::assertSame( self::PAYER, $mail['to'] );
		self::assertStringEndsWith( "] $subject", $mail['subject'] );
		self::assertStringStartsWith( "Test: no money is moved.\n\n$text", $mail['message'] );
		self::assertStringContainsString( 'Friends & family: EUR 5 each month until you cancel', $mail['message'] );
		self::assertStringEndsWith( "\n" . My_Payments_Page::url(), $mail['message'] );
		self::assertStringNotContainsString( self::$url, $mail['message'], 'The bill\'s page is never mailed.' );
	}

	public function test_the_next_bill_is_another_mail(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		$order = $this->sync()->order( $this->paid( card: '4000000000000341' ) );
		self::command( 'settings', array( 'dunning' => 'past_due' ) );
		foreach ( array( 1, 2 ) as $bill ) {
			self::command( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) );
			$this->sync()->subscription( $order->ids->subscription );
			$this->sync()->subscription( $order->ids->subscription );
			self::assertSame( $bill, $this->mailed() );
		}
	}

	public function test_a_subscription_of_nobody_is_asked_later(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, false );
		$order = $this->sync()->order( $this->paid( card: '4000000000000341' ) );
		global $wpdb;
		self::change( $order, array( 'email' => '', 'person' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET email = '', person = ''" );
		self::command( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) );
		$this->sync()->subscription( $order->ids->subscription );
		self::assertSame( 0, $this->mailed() );
		self::change( $order, array( 'email' => self::PAYER, 'person' => Payer::key( self::PAYER ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->sync()->subscription( $order->ids->subscription );
		self::assertSame( 1, $this->mailed() );
	}

	/** @return iterable<string, array{string, string}> HTML, and its text. */
	public static function html(): iterable {
		yield 'none' => array( '', '' );
		yield 'plain' => array( "Hello\nyou & I", 'Hello you & I' );
		yield 'entities' => array( '<p>5 &lt; 6 &amp;amp; &#8364;</p>', '5 < 6 &amp; €' );
		yield 'paragraphs' => array( "<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<p>Two<br>three</p>", "One\n\nTwo\nthree" );
		yield 'a list' => array( '<h2>Yours:</h2><ul><li>a</li><li><p>b</p></li></ul>end', "Yours:\n\n- a\n- b\n\nend" );
		yield 'links' => array( '<a href="https://example.org/?a=1&amp;b=2">Here</a>, <a href="#x">there</a>, <a href="javascript:x()">no</a>, <a href="https://example.org/">https://example.org/</a>, <a href="mailto:me@example.org">write</a>', 'Here (https://example.org/?a=1&b=2), there, no, https://example.org/, write (me@example.org)' );
		yield 'what nobody reads' => array( '<style>p{}</style>A<script>x</script><img src="x" alt=" cat"><img src="y">', 'A cat' );
		yield 'broken' => array( '<p>One <b>two</p><p>three', "One two\n\nthree" );
	}

	/** @dataProvider html */
	public function test_html_becomes_plain_text( string $html, string $text ): void {
		self::assertSame( $text, Plain_Text::of( $html ) );
	}
}
