<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Checkout_Case.php';

/**
 * What becomes of a form that was sent: one order, or a refusal.
 */
final class Checkout_Orders_Test extends Checkout_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	private function give(): Plan {
		return $this->plan( 0, Billing_Interval::Month, true );
	}

	public function test_one_form_is_one_order(): void {
		$plan  = $this->give();
		$offer = self::offer( $plan );
		$first = $this->send( $this->values( $offer, '500' ) );
		self::assertSame( $first, $this->send( $this->values( $offer, '500' ) ), 'A double click, a second tab, the back button.' );
		self::assertNotSame( $first, $this->send( $this->values( $offer, '1500' ) ), 'Another amount.' );
		self::assertNotSame( $first, $this->send( $this->values( $offer, '500', array( Checkout_Request::FIELD_NONCE => 'of-another-visitor' ) ) ), 'The same cached page.' );
		self::assertSame( 3, $this->rows_of( 'orders' ) );
	}

	public function test_without_a_script_visitors_are_told_apart_by_what_is_known(): void {
		$values = $this->values( self::offer( $this->give() ), '500', array( Checkout_Request::FIELD_NONCE => '' ) );
		$first  = $this->send( $values );
		self::assertSame( $first, $this->send( $values ) );
		self::assertNotSame( $first, $this->send( $values, '192.0.2.2' ) );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_without_a_script_a_browser_that_has_a_cookie_is_one_visitor(): void {
		$values = $this->values( self::offer( $this->give() ), '500', array( Checkout_Request::FIELD_NONCE => '' ) );
		$first  = $this->send( $values, browser: 'one' );
		self::assertSame( $first, $this->send( $values, '192.0.2.2', browser: 'one' ), 'The back button, in another network.' );
		self::assertNotSame( $first, $this->send( $values, browser: 'two' ), 'Someone else behind the same address.' );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_without_a_script_or_a_cookie_only_a_double_click_is_one_order(): void {
		global $wpdb;
		$values = $this->values( self::offer( $this->give() ), '500', array( Checkout_Request::FIELD_NONCE => '' ) );
		$first  = $this->send( $values );
		$orders = $wpdb->prefix . 'slipstream_payment_orders';
		// As if it had been made a minute ago.
		$wpdb->query( "UPDATE $orders SET created = created - 60, form_key = 'of another period'" );
		self::assertNotSame( $first, $this->send( $values ), 'Perhaps somebody else.' );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_who_comes_back_can_change_the_note(): void {
		$plan  = $this->give();
		$offer = self::offer( $plan, asks_for_note: true );
		$with  = fn ( string $note ): string => $this->send( $this->values( $offer, '500', array( Checkout_Request::FIELD_NOTE . $plan->id => $note ) ) );
		$first = $with( 'For the cats' );
		self::assertSame( $first, $with( 'For the dogs 🐕' ) );
		self::assertSame( 'For the dogs 🐕', $this->last_order()->payer->note );
		$this->gateway->books->pay( $this->last_order()->uuid );
		$with( 'Too late' );
		$with( 'Too late' );
		self::assertSame( array( 1, 'For the dogs 🐕' ), array( $this->rows_of( 'orders' ), $this->last_order()->payer->note ) );
	}

	public function test_nobody_is_told_that_what_another_has_paid_is_paid(): void {
		$values = $this->values( self::offer( $this->give() ), '500', array( Checkout_Request::FIELD_NONCE => '' ) );
		$first  = $this->send( $values );
		$this->gateway->books->pay( $this->last_order()->uuid );
		$next = $this->send( $values );
		self::assertNotSame( $first, $next );
		self::assertStringNotContainsString( Return_Page::QUERY, $next, 'Perhaps somebody else in the same network.' );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
		self::assertSame( $next, $this->send( $values ) );
	}

	public function test_without_a_script_nobody_behind_an_unknown_proxy_shares_an_order(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$values                          = $this->values( self::offer( $this->give() ), '500', array( Checkout_Request::FIELD_NONCE => '' ) );
		$request                         = new Checkout_Request( $values );
		$_SERVER['REMOTE_ADDR']          = '192.0.2.1';
		$send                            = fn (): string => $this->checkout->service()->start( $request, \Slipstream\Http\Visitor::current() );
		self::assertNotSame( $send(), $send() );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_what_was_paid_in_another_tab_is_not_paid_again(): void {
		$values = $this->values( self::offer( $this->give() ), '500' );
		$this->send( $values );
		$this->gateway->books->pay( $this->last_order()->uuid );
		self::assertSame( Return_Page::repeat_address( $this->last_order() ), $this->send( $values ), 'No event has arrived yet.' );
		self::assertSame( Order_State::Paid, $this->last_order()->state );
		self::assertSame( 1, $this->rows_of( 'orders' ) );
		self::assertSame( Return_Page::repeat_address( $this->last_order() ), $this->send( $values ) );
	}

	public function test_where_the_page_has_expired_another_order_follows(): void {
		$values = $this->values( self::offer( $this->give() ), '500' );
		$first  = $this->send( $values );
		$this->gateway->books->end( $this->last_order()->uuid, 'expired' );
		self::assertNotSame( $first, $this->send( $values ) );
		self::assertSame( array( 2, 2 ), array( $this->rows_of( 'orders' ), $this->last_order()->attempt ) );
	}

	public function test_a_lost_answer_leads_to_the_same_page_again(): void {
		$values                 = $this->values( self::offer( $this->give() ), '500' );
		$this->gateway->failure = Gateway_Failure::Unknown;
		self::assertSame( 'gateway_failed', $this->refusal( $values ) );
		self::assertSame( Order_State::Unknown, $this->last_order()->state );
		$this->send( $values );
		self::assertSame( array( 1, 1 ), array( $this->rows_of( 'orders' ), count( $this->gateway->books->checkouts ) ) );
	}

	public function test_nothing_is_started_while_payments_are_stopped_or_no_account_is_connected(): void {
		$values = $this->values( self::offer( $this->give() ), '500' );
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertSame( 'payments_stopped', $this->refusal( $values ) );
		Site_Settings::set( Payments_Settings::STOPPED, false );
		Site_Settings::set( 'slipstream_stripe_mode', 'live' );
		self::assertSame( 'payments_not_connected', $this->refusal( $values ) );
		self::assertSame( array( 0, array() ), array( $this->rows_of( 'orders' ), $this->gateway->asked ) );
	}

	public function test_programs_are_refused(): void {
		$offer  = self::offer( $this->give() );
		$values = $this->values( $offer, '500' );
		self::assertSame( 'checkout_refused', $this->refusal( array( Checkout_Request::trap( $offer ) => 'x' ) + $values ) );
		$from = fn ( string $origin ): string => self::error_of( fn (): string => $this->send( $values, origin: $origin ) );
		self::assertSame( 'checkout_refused', $from( 'https://evil.example' ) );
		self::assertSame( '', $from( 'null' ) );
		self::assertSame( '', $from( home_url() ) );
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		self::assertSame( 'checkout_too_quick', $this->refusal( $this->values( $offer, '500' ) ) );
		self::assertSame( '', $this->refusal( array( Checkout_Request::FIELD_OFFER => $this->sealed_ago( 3, $this->plans()->find( $offer->choices[0]->plan_id ) ?? self::fail() ) ) + $values ) );
	}

	public function test_one_visitor_and_all_together_have_limits(): void {
		add_filter(
			'slipstream_payments_limits',
			static fn (): array => array(
				'visitor' => 2,
				'site'    => 5,
			)
		);
		$values = $this->values( self::offer( $this->give() ), '500' );
		$codes  = array();
		foreach ( array( 1, 1, 1, 2, 2, 3, 4 ) as $visitor ) {
			$codes[] = $this->refusal( $values, "192.0.2.$visitor" );
		}
		self::assertSame( array( '', '', 'checkout_too_many', '', '', '', 'checkout_too_many' ), $codes );
		self::assertSame( array( 'payments_flood' ), array_column( $this->checkout->health_checks(), 'id' ) );
	}

	public function test_a_proxy_that_the_site_does_not_know_is_not_one_visitor(): void {
		add_filter(
			'slipstream_payments_limits',
			static fn (): array => array(
				'visitor' => 1,
				'site'    => 100,
			)
		);
		$_SERVER['REMOTE_ADDR']          = '192.0.2.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$request                         = new Checkout_Request( $this->values( self::offer( $this->give() ), '500' ) );
		$send                            = fn (): string => $this->checkout->service()->start( $request, \Slipstream\Http\Visitor::current() );
		for ( $visitor = 0; $visitor < 10; $visitor++ ) {
			self::assertSame( '', self::error_of( $send ) );
		}
		self::assertSame( 'checkout_too_many', self::error_of( $send ), 'Anybody can pretend to be behind one.' );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
	}

	public function test_a_count_that_nobody_knows_stops(): void {
		global $wpdb;
		self::skip_on_sqlite();
		$values = $this->values( self::offer( $this->give() ), '500' );
		$wpdb->suppress_errors( true );
		$break = static fn ( string $query ): string => str_contains( $query, 'slipstream_counters' ) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		$code  = $this->refusal( $values );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		self::assertSame( array( 'checkout_not_counted', 0 ), array( $code, $this->rows_of( 'orders' ) ) );
	}

	public function test_an_alarm_that_is_not_stored_is_raised_at_the_next_attempt(): void {
		global $wpdb;
		self::skip_on_sqlite();
		add_filter(
			'slipstream_payments_limits',
			static fn (): array => array(
				'visitor' => 9,
				'site'    => 1,
			)
		);
		$values = $this->values( self::offer( $this->give() ), '500' );
		$this->refusal( $values );
		$wpdb->suppress_errors( true );
		$break = static fn ( string $query ): string => str_starts_with( $query, 'REPLACE INTO' ) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		$codes = array( $this->refusal( $values ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		self::assertSame( array(), $this->checkout->health_checks() );
		$codes[] = $this->refusal( $values );
		self::assertSame( array( 'checkout_not_counted', 'checkout_too_many' ), $codes );
		self::assertSame( array( 'payments_flood' ), array_column( $this->checkout->health_checks(), 'id' ) );
	}

	public function test_the_page_keeps_what_was_typed(): void {
		$plan   = $this->give();
		$offer  = self::offer( $plan, is_open: true, asks_for_note: true );
		$values = $this->values(
			$offer,
			'own',
			array(
				Checkout_Request::FIELD_OWN_AMOUNT . $plan->id => 'five',
				Checkout_Request::FIELD_NOTE . $plan->id => "It's me",
			)
		);
		self::assertNull( $this->checkout->page()->take( wp_slash( $values ) ) );
		$error = $this->checkout->page()->error_of( $offer );
		self::assertInstanceOf( Request_Error::class, $error );
		self::assertSame( 'checkout_amount_invalid', $error->error_code );
		self::assertSame( "It's me", $this->checkout->page()->typed_in( $offer )->note( $plan->id ) );
		self::assertSame( 'five', $this->checkout->page()->typed_in( $offer )->own_amount( $plan->id ) );
	}

	public function test_who_is_signed_in_pays_as_who_they_are(): void {
		$members = Plugin::module( Members_Module::class );
		$values  = $this->values( self::offer( $this->plan( 0, Billing_Interval::Month, true ) ), '500' );
		$this->send( $values );
		self::assertSame( array( '', '' ), array( $this->last_order()->payer->email, $this->last_order()->as_customer ) );
		$this->services()->customers()->add( self::account(), 'EUR', 'ann@example.org', 'cus_ann' );
		Session_Cookie::set( $members->sessions()->start( 'ann@example.org' ), time() + 9 );
		$this->checkout = new Checkout_Module( new Environment(), $this->payments, Plugin::module( Memberships_Module::class ), $members );
		$this->send( array( Checkout_Request::FIELD_NONCE => 'another-form-of-hers' ) + $values );
		Session_Cookie::remove();
		self::assertSame( array( 'ann@example.org', 'cus_ann' ), array( $this->last_order()->payer->email, $this->last_order()->as_customer ) );
		$this->send( array( Checkout_Request::FIELD_NONCE => 'another-form-of-hers' ) + $values );
		self::assertSame( array( '', '' ), array( $this->last_order()->payer->email, $this->last_order()->as_customer ), 'Whoever uses the browser after her does not see her cards.' );
		$this->send( array( Checkout_Request::FIELD_NONCE => 'and-one-of-nobody' ) + $values );
		self::assertSame( '', $this->last_order()->as_customer, 'Signed out.' );
	}
}
