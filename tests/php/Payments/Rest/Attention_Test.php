<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Http\Visitor;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Books;
use Slipstream\Tests\Payments\Books_Adapter;
use Slipstream\Tests\Payments\Payments_Case;

require_once dirname( __DIR__ ) . '/Payments_Case.php';

/** What Home tells an owner of payments. */
final class Attention_Test extends Payments_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	/** @return array<array-key, mixed> */
	private function read( int $status = 200 ): array {
		$answer = $this->rest( 'GET', '/slipstream/v1/payments/attention' );
		self::assertSame( $status, $answer->get_status() );
		return $answer->get_data();
	}

	/** Has one order, the first payment of a subscription, a renewal of another, and both of a third disputed. */
	private function dispute( Mode $mode ): void {
		$books   = new Books( self::account( $mode ) );
		$gateway = new Books_Adapter( $books );
		$sync    = $this->services()->sync( $gateway );
		$pay     = function ( string $token, Billing_Interval $interval ) use ( $books, $gateway, $sync ) {
			$order = $this->sent( $gateway, $token, interval: $interval );
			$books->pay( $order->uuid );
			return $sync->order( $order );
		};
		$once    = $pay( 'once', Billing_Interval::One_Time );
		$first   = $pay( 'first', Billing_Interval::Month );
		$renewed = $pay( 'renewed', Billing_Interval::Month );
		$both    = $pay( 'both', Billing_Interval::Month );
		$pay( 'good', Billing_Interval::Month );
		$books->dispute( $once->ids->payment, 'open' );
		$books->dispute( $first->ids->payment, 'open' );
		$books->dispute( $books->renew( $renewed->ids->subscription ), 'open' );
		$books->dispute( $both->ids->payment, 'open' );
		$books->dispute( $books->renew( $both->ids->subscription ), 'open' );
		$sync->order( $once );
		$sync->order( $first );
		$sync->order( $both );
		$sync->subscription( $first->ids->subscription );
		$sync->subscription( $renewed->ids->subscription );
		$sync->subscription( $both->ids->subscription );
	}

	public function test_disputes_of_real_money_are_counted_once(): void {
		$none = array(
			'has_flood'              => false,
			'takes_payments'         => true,
			'disputed_orders'        => 0,
			'disputed_subscriptions' => 0,
		);
		self::assertSame( $none, $this->read() );
		$this->dispute( Mode::Test );
		self::assertSame( $none, $this->read() );
		$this->dispute( Mode::Live );
		self::assertSame( array( false, true, 1, 3 ), array_values( $this->read() ) );
		update_option(
			Account_Store::OPTION,
			array(
				'stripe_live' => array(
					'home' => strrev( 'https://other.example' ),
					'copy' => strrev( untrailingslashit( (string) get_option( 'home' ) ) ),
				),
			),
			false
		);
		self::assertSame( $none, $this->read() );
	}

	public function test_a_flood_is_told_and_an_unknown_count_is_not_none(): void {
		global $wpdb;
		$limits  = static fn ( array $limits ): array => array( 'site' => 1 ) + $limits;
		add_filter( 'slipstream_payments_limits', $limits );
		$guard   = Plugin::module( Checkout_Module::class )->guard();
		$visitor = Visitor::current();
		$codes   = array(
			self::error_of( fn () => $guard->ensure_within_limits( $visitor ) ),
			self::error_of( fn () => $guard->ensure_within_limits( $visitor ) ),
		);
		remove_filter( 'slipstream_payments_limits', $limits );
		self::assertSame( array( '', 'checkout_too_many' ), $codes );
		self::assertTrue( $this->read()['has_flood'] );
		$shown = $wpdb->suppress_errors( true );
		$break = static fn ( string $query ): string => str_replace( 'slipstream_counters', 'slipstream_gone', $query );
		add_filter( 'query', $break );
		$this->read( 503 );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
	}
}
