<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Members\Session_Cookie;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Pages\Payer_Request;
use Slipstream\Payers\Payers_Module;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payers_Case.php';

/**
 * Who has proven an address sees what is paid with it, and goes to the gateway's pages. Nobody else does.
 */
final class My_Payments_Test extends Payers_Case {

	/**
	 * Presses a button.
	 *
	 * @param array<string, string> $values
	 */
	private function press( Browser $browser, string $action, array $values ): mixed {
		$mark = Browser::hidden( $this->open( $browser ) )[ Payer_Request::FIELD_MARK ] ?? '';
		return $this->respond( $browser, array(), array( Payer_Request::FIELD_ACTION => $action ) + $values + array( Payer_Request::FIELD_MARK => $mark ) );
	}

	public function test_who_is_not_signed_in_is_led_there_and_back(): void {
		$url = $this->respond( new Browser() );
		self::assertSame( Sign_In_Page::url( My_Payments_Page::url() ), $url );
		$cancel = array(
			My_Payments_Page::QUERY           => 'cancel',
			Payer_Request::FIELD_SUBSCRIPTION => '7',
			'evil'                            => 'https://evil.example',
		);
		$back   = Browser::query( (string) $this->respond( new Browser(), $cancel ) )[ Sign_In_Page::QUERY_RETURN ];
		self::assertSame( array_diff_key( $cancel, array( 'evil' => 1 ) ), array_intersect_key( Browser::query( $back ), $cancel ) );
		self::assertIsString( $this->respond( new Browser(), array(), array( Payer_Request::FIELD_ACTION => Payer_Request::CANCEL ) ) );
	}

	public function test_what_they_pay_is_shown_in_words(): void {
		$once         = $this->buy();
		$subscription = $this->subscribed( token: 'other' );
		$html         = $this->open( $this->signed_in() );
		self::assertStringContainsString( 'EUR 5 each month until you cancel', $html );
		self::assertStringContainsString( 'The next payment is on ' . wp_date( (string) get_option( 'date_format' ), $subscription->period->end ), $html );
		self::assertSame( 2, substr_count( $html, '>Paid</p>' ) );
		self::assertSame( 3, substr_count( $html, 'Test: no money is moved.' ) );
		self::assertSame( 3, substr_count( $html, 'value="receipt"' ), 'Two orders, and a charge of the subscription.' );
		self::assertStringNotContainsString( 'Pay now', $html );
		self::assertStringNotContainsString( $once->uuid, $html );
		self::assertStringContainsString( 'no payments with this email', $this->open( $this->signed_in( 'bob@example.org' ) ) );
	}

	public function test_what_others_pay_is_not_there(): void {
		$subscription = $this->subscribed();
		$order        = $this->services()->orders()->get( $subscription->order_id );
		$thief        = $this->signed_in( 'thief@example.org' );
		$own          = array( Payer_Request::FIELD_MARK => $thief->as( static fn (): string => Plugin::module( \Slipstream\Members\Members_Module::class )->form_mark( 'my-payments' ) ) );
		$names        = array(
			array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id ),
			array( Payer_Request::FIELD_ORDER => (string) $order->id ),
			array(
				Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
				Payer_Request::FIELD_PAYMENT      => $order->ids->payment,
			),
			array( Payer_Request::FIELD_SUBSCRIPTION => "1' OR 1=1" ),
			array(),
		);
		self::command( 'forget' );
		foreach ( $names as $name ) {
			foreach ( array( Payer_Request::RECEIPT, Payer_Request::PAY, Payer_Request::CARD, Payer_Request::CANCEL ) as $action ) {
				self::assertSays( 'There is no such payment of yours.', $this->respond( $thief, array(), array( Payer_Request::FIELD_ACTION => $action ) + $name + $own ), 404 );
			}
			self::assertSays( 'no such payment', $this->respond( $thief, $name + array( My_Payments_Page::QUERY => 'cancel' ) ), 404 );
			self::assertSays( 'no such payment', $this->respond( $thief, $name + array( My_Payments_Page::QUERY => 'canceled' ) ), 404 );
		}
		self::assertSame( array(), self::requests(), 'Nobody was asked.' );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
	}

	public function test_who_has_no_address_is_nobodys(): void {
		global $wpdb;
		$subscription = $this->subscribed();
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET email = '', person = ''" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET email = '', person = ''" );
		$browser = $this->signed_in( '' );
		self::assertStringContainsString( 'There are no payments', $this->open( $browser ) );
		$name = array(
			My_Payments_Page::QUERY           => 'cancel',
			Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
		);
		self::assertSays( 'no such payment', $this->respond( $browser, $name ), 404 );
	}

	public function test_forms_are_of_who_has_seen_them(): void {
		$subscription = $this->subscribed();
		$browser      = $this->signed_in();
		$other        = Browser::hidden( $this->open( $this->signed_in() ) )[ Payer_Request::FIELD_MARK ];
		$values       = array(
			Payer_Request::FIELD_ACTION       => Payer_Request::CANCEL,
			Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
		);
		foreach ( array( array(), array( Payer_Request::FIELD_MARK => '' ), array( Payer_Request::FIELD_MARK => $other ) ) as $forged ) {
			self::assertSays( 'open for too long', $this->respond( $browser, array(), $values + $forged ), 400 );
		}
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
		self::assertSays( 'open for too long', $this->press( $browser, Payer_Request::CANCEL, $values ), 400 );
		unset( $_SERVER['HTTP_ORIGIN'] );
		self::assertSays( 'choose one of the buttons', $this->press( $browser, 'other', $values ), 400 );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
	}

	public function test_receipts_lead_to_the_gateway(): void {
		$subscription = $this->subscribed();
		$order        = $this->services()->orders()->get( $subscription->order_id );
		$browser      = $this->signed_in();
		$url          = self::$url . "/receipts/{$order->ids->payment}";
		self::assertSame( $url, $this->press( $browser, Payer_Request::RECEIPT, array( Payer_Request::FIELD_ORDER => (string) $order->id ) ) );
		$charge = array(
			Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
			Payer_Request::FIELD_PAYMENT      => $order->ids->payment,
		);
		self::assertSame( $url, $this->press( $browser, Payer_Request::RECEIPT, $charge ) );
		self::assertSays( 'no such payment', $this->press( $browser, Payer_Request::RECEIPT, array( Payer_Request::FIELD_PAYMENT => 'pi_other' ) + $charge ), 404 );
		self::break_stripe();
		self::assertSays( 'could not be asked', $this->press( $browser, Payer_Request::RECEIPT, $charge ), 503 );
	}

	public function test_a_card_is_changed_at_the_gateway(): void {
		$subscription = $this->subscribed();
		$url          = $this->press( $this->signed_in(), Payer_Request::CARD, array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id ) );
		self::assertStringStartsWith( self::$url . '/p/session/', $url );
		self::assertSame( '', $this->services()->customers()->of_proven( $subscription->account, 'EUR', self::PAYER ), 'Who has subscribed had not proven the address.' );
		$this->services()->subscription_changes()->cancel( $subscription, false );
		$ended = $this->press( $this->signed_in(), Payer_Request::CARD, array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id ) );
		self::assertSays( 'has ended', $ended, 409 );
	}

	public function test_who_has_to_pay_is_told_and_led_to_the_bill(): void {
		$good         = $this->subscribed( token: 'good' );
		$subscription = $this->subscribed( '4000000000000341' );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$this->services()->subscription_changes()->look_at( $subscription );
		$browser = $this->signed_in();
		self::assertStringContainsString( 'The last payment did not work.', $this->open( $browser ) );
		$name = array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id );
		self::assertStringStartsWith( self::$url . '/i/in_', $this->press( $browser, Payer_Request::PAY, $name ) );
		self::assertSays( 'Nothing is due', $this->press( $browser, Payer_Request::PAY, array( Payer_Request::FIELD_SUBSCRIPTION => (string) $good->id ) ), 409 );
	}

	public function test_it_goes_on_while_new_payments_are_off_and_stops_on_a_copy(): void {
		$subscription = $this->subscribed();
		$name         = array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id );
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertIsString( $this->press( $this->signed_in(), Payer_Request::CARD, $name ) );
		global $wpdb;
		$this->connect( self::LIVE, Mode::Live );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET mode = 'live'" );
		update_option( 'home', 'http://elsewhere.example.test' );
		self::command( 'forget' );
		self::assertSays( 'could not be asked', $this->press( $this->signed_in(), Payer_Request::CARD, $name ), 503 );
		self::assertSays( 'not canceled yet', $this->press( $this->signed_in(), Payer_Request::CANCEL, $name ), 503 );
		self::assertSame( array(), self::requests() );
	}

	public function test_long_lists_have_pages(): void {
		$account = $this->services()->stripe()->connected( Mode::Test )->account();
		for ( $number = 1; $number <= 41; $number++ ) {
			$order = $this->order( $account, "form $number", 100 + $number, payer: new Payer( self::PAYER ) );
			self::assertInstanceOf( Order::class, $order );
		}
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET state = 'failed'" );
		$browser = $this->signed_in();
		$first   = $this->open( $browser );
		self::assertSame( 20, substr_count( $first, 'Failed, nothing was paid' ) );
		self::assertStringContainsString( '1,41', $first, 'The latest first.' );
		self::assertStringContainsString( 'Older payments', $first );
		$last = $this->open( $browser, array( My_Payments_Page::QUERY_PAGE => '3' ) );
		self::assertSame( 1, substr_count( $last, 'Failed, nothing was paid' ) );
		self::assertStringNotContainsString( 'Older payments', $last );
		$this->open( $browser, array( My_Payments_Page::QUERY_PAGE => '999999999' ) );
		$this->open( $browser, array( My_Payments_Page::QUERY_PAGE => '-1' ) );
	}

	public function test_names_of_plans_are_text(): void {
		global $wpdb;
		$this->subscribed();
		$plan = wp_insert_post(
			array(
				'post_type'   => 'jp_mem_plan',
				'post_status' => 'publish',
				'post_title'  => 'Fans & <b>friends',
			)
		);
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET plan_id = $plan" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET sentence = '<script>1</script>'" );
		$html = $this->open( $this->signed_in() );
		self::assertStringContainsString( 'Fans &amp; friends: EUR 5 each month', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_addresses_that_paid_are_known_and_the_way_back_leads_there(): void {
		$module = Plugin::module( Payers_Module::class );
		self::assertFalse( $module->knows( self::PAYER ) );
		$order = $this->buy( Billing_Interval::Month );
		self::assertTrue( $module->knows( 'Payer@Example.test' ) );
		self::assertFalse( $module->knows( 'other@example.test' ) );
		$page = Plugin::module( \Slipstream\Payments\Checkout_Module::class )->return_page();
		self::assertStringContainsString( 'See and cancel your payments', $page->page( $order->uuid )->html );
		self::assertStringNotContainsString( 'See and cancel', $page->page( $this->new_order( 'open' )->uuid )->html );
		add_filter( 'slipstream_my_payments_url', static fn (): string => home_url( '/me/' ) );
		self::assertSame( home_url( '/me/' ), My_Payments_Page::url() );
		remove_all_filters( 'slipstream_my_payments_url' );
	}

	public function test_an_address_that_a_filter_gives_gets_nothing_of_who_pays(): void {
		$subscription = $this->subscribed();
		$browser      = $this->signed_in();
		$elsewhere    = static fn (): string => 'https://elsewhere.example/me/';
		add_filter( 'slipstream_my_payments_url', $elsewhere );
		$name         = array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id );
		$page         = $this->open( $browser, array( My_Payments_Page::QUERY => My_Payments_Page::CANCEL ) + $name );
		$html         = $this->open( $browser ) . $page;
		$next         = $this->respond(
			$browser,
			array(),
			array(
				Payer_Request::FIELD_ACTION => Payer_Request::CANCEL,
				Payer_Request::FIELD_WHEN   => Payer_Request::AT_END,
			) + Browser::hidden( $page )
		);
		$sign         = $this->respond( new Browser(), array( My_Payments_Page::QUERY => My_Payments_Page::CANCEL ) + $name );
		self::assertIsString( $next );
		self::assertIsString( $sign );
		self::assertStringNotContainsString( 'elsewhere.example', urldecode( "$html $next $sign" ) );
		self::assertSame( 'https://elsewhere.example/me/', My_Payments_Page::url(), 'It is where others lead.' );
		remove_filter( 'slipstream_my_payments_url', $elsewhere );
		preg_match_all( '/<form method="post" action="([^"]+)"/', $html, $found );
		self::assertSame( array( home_url( '/?slipstream_my_payments=1' ) ), array_values( array_unique( $found[1] ) ) );
	}

	public function test_strange_requests_are_no_errors_of_the_server(): void {
		$browser = $this->signed_in();
		foreach ( array( array( Payer_Request::FIELD_ACTION => array( 'x' ) ), array( 'x' => "\xff" ) ) as $post ) {
			$page = $browser->as( fn () => $this->payers()->my_payments_page()->respond( array( My_Payments_Page::QUERY => array( 'cancel' ) ), $post ) );
			self::assertSays( 'open for too long', $page, 400 );
		}
		$browser->as( static fn () => Session_Cookie::remove() );
		self::assertIsString( $this->respond( $browser, array(), array( Payer_Request::FIELD_ACTION => array( 'x' ) ) ) );
	}
}
