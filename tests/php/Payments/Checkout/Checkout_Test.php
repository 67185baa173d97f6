<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Memberships\Plan;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Support\Sealed_Data;

require_once __DIR__ . '/Checkout_Case.php';

/**
 * What visitors can pay, and what becomes of it.
 */
final class Checkout_Test extends Checkout_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	private function give(): Plan {
		return $this->plan( 0, Billing_Interval::Month, true );
	}

	public function test_an_amount_of_the_form_becomes_an_order_and_a_page_at_the_gateway(): void {
		$offer = self::offer( $this->give(), asks_for_note: true );
		$url   = $this->send( $this->values( $offer, '1500', array( Checkout_Request::FIELD_NOTE . $offer->choices[0]->plan_id => "Thank <b>you</b>\r\nAnn" ) ) );
		$order = $this->last_order();
		self::assertSame( "https://pay.example/{$order->ids->checkout}", $url );
		self::assertSame( Order_State::Sent, $order->state );
		self::assertTrue( $order->terms->money->equals( new Money( 1500, 'EUR' ) ) );
		self::assertSame( Billing_Interval::Month, $order->terms->interval );
		self::assertSame( 'EUR 15 each month until you cancel', $order->terms->sentence );
		self::assertSame( array( 7, 'jetpack/donations', $offer->hash ), array( $order->terms->post_id, $order->terms->block, $order->terms->block_hash ) );
		self::assertSame( "Thank <b>you</b>\nAnn", $order->payer->note, 'As it was typed.' );
	}

	public function test_what_is_not_sold_now_is_not_sold_by_old_pages_either(): void {
		$values  = $this->values( self::offer( $this->give() ), '500' );
		$is_sold = static fn ( bool $is_sold, string $block ): bool => 'jetpack/donations' !== $block;
		add_filter( 'slipstream_payments_is_sold', $is_sold, 10, 2 );
		$code    = $this->refusal( $values );
		remove_filter( 'slipstream_payments_is_sold', $is_sold );
		self::assertSame( array( 'checkout_plan_gone', 0 ), array( $code, $this->rows_of( 'orders' ) ) );
	}

	public function test_a_note_that_nobody_asked_for_is_not_kept(): void {
		$offer = self::offer( $this->give() );
		$this->send( $this->values( $offer, '500', array( Checkout_Request::FIELD_NOTE . $offer->choices[0]->plan_id => 'Hi' ) ) );
		self::assertSame( '', $this->last_order()->payer->note );
	}

	/** @return iterable<string, array{string, string, string}> The chosen amount, what was typed, and the error's code; '' for none. */
	public static function amounts(): iterable {
		yield 'of the form' => array( '500', '', '' );
		yield 'not of the form' => array( '501', '', 'checkout_amount_missing' );
		yield 'another way to write it' => array( '0500', '', 'checkout_amount_missing' );
		yield 'none' => array( '', '', 'checkout_amount_missing' );
		yield 'own' => array( 'own', '7,50', '' );
		yield 'own, without its button' => array( '', '7.50', '' );
		yield 'own, but not typed' => array( 'own', ' ', 'checkout_amount_missing' );
		yield 'both' => array( '500', '7', 'checkout_amount_twice' );
		yield 'no number' => array( 'own', 'five', 'checkout_amount_invalid' );
		yield 'less than nothing' => array( 'own', '-5', 'checkout_amount_low' );
		yield 'less than the form takes' => array( 'own', '1.99', 'checkout_amount_low' );
		yield 'as little as it takes' => array( 'own', '2', '' );
		yield 'as much as it takes' => array( 'own', '100', '' );
		yield 'more' => array( 'own', '100.01', 'checkout_amount_high' );
		yield 'finer than the currency' => array( 'own', '5.001', 'checkout_amount_invalid' );
	}

	/** @dataProvider amounts */
	public function test_the_amount_is_in_the_form_or_within_its_limits( string $chosen, string $typed, string $error ): void {
		$plan   = $this->give();
		$values = $this->values(
			self::offer( $plan, is_open: true, minimum: 200, maximum: 10000 ),
			$chosen,
			array( Checkout_Request::FIELD_OWN_AMOUNT . $plan->id => $typed )
		);
		self::assertSame( $error, $this->refusal( $values ) );
		self::assertSame( '' === $error ? 1 : 0, $this->rows_of( 'orders' ) );
	}

	public function test_a_form_without_own_amounts_takes_none(): void {
		$plan = $this->give();
		$own  = array( Checkout_Request::FIELD_OWN_AMOUNT . $plan->id => '7' );
		self::assertSame( 'checkout_amount_missing', $this->refusal( $this->values( self::offer( $plan ), 'own', $own ) ) );
	}

	public function test_the_highest_of_the_minimums_counts(): void {
		$plan = $this->plan( 300, is_open: true );
		self::assertSame( 'checkout_amount_low', $this->refusal( $this->values( self::offer( $plan, array( 299, 300 ) ), '299' ) ) );
		self::assertSame( '', $this->refusal( $this->values( self::offer( $plan, array( 299, 300 ) ), '300' ) ) );
		$small = $this->give();
		self::assertSame( 'checkout_amount_low', $this->refusal( $this->values( self::offer( $small, array( 49 ) ), '49' ) ) );
	}

	public function test_the_gateway_counts_in_larger_steps(): void {
		$plan  = $this->plan( 0, Billing_Interval::One_Time, true, 'UGX' );
		$offer = self::offer( $plan, array(), true );
		$typed = static fn ( string $text ): array => array( Checkout_Request::FIELD_OWN_AMOUNT . $plan->id => $text );
		self::assertSame( 'checkout_amount_step', $this->refusal( $this->values( $offer, 'own', $typed( '5000.50' ) ) ) );
		self::assertSame( '', $this->refusal( $this->values( $offer, 'own', $typed( '5001' ) ) ) );
	}

	public function test_an_old_page_pays_what_the_plan_still_allows(): void {
		$open = $this->plan( 500, is_open: true );
		$page = $this->values( self::offer( $open ), '500' );
		$this->plans()->update( new Plan( $open->id, 'Supporter', new Money( 400, 'EUR' ), $open->interval, is_amount_open: true ) );
		self::assertSame( '', $this->refusal( $page ) );
		$this->plans()->update( new Plan( $open->id, 'Supporter', new Money( 600, 'EUR' ), $open->interval, is_amount_open: true ) );
		self::assertSame( 'checkout_amount_low', $this->refusal( $page ) );

		$fixed = $this->plan( 500 );
		$page  = $this->values( self::offer( $fixed, array( 500 ) ), '500' );
		$this->plans()->update( new Plan( $fixed->id, 'Supporter', new Money( 400, 'EUR' ), $fixed->interval ) );
		self::assertSame( 'checkout_changed', $this->refusal( $page ) );
		$this->plans()->update( new Plan( $fixed->id, 'Supporter', new Money( 500, 'USD' ), $fixed->interval ) );
		self::assertSame( 'checkout_changed', $this->refusal( $page ) );
		$this->plans()->update( new Plan( $fixed->id, 'Supporter', new Money( 500, 'EUR' ), Billing_Interval::Year ) );
		self::assertSame( 'checkout_changed', $this->refusal( $page ) );
		$this->plans()->delete( $fixed );
		self::assertSame( 'checkout_plan_gone', $this->refusal( $page ) );
	}

	public function test_another_plan_than_the_form_offers_cannot_be_paid(): void {
		$cheap  = $this->plan( 100 );
		$values = $this->values( self::offer( $this->plan( 500 ) ), '500' );
		self::assertSame( 'checkout_no_choice', $this->refusal( array( Checkout_Request::FIELD_PLAN => (string) $cheap->id ) + $values ) );
	}

	public function test_the_fees_are_added_only_where_the_form_offers_it(): void {
		$plan = $this->give();
		$tick = array( Checkout_Request::FIELD_FEE . $plan->id => '1' );
		$this->send( $this->values( self::offer( $plan, array( 550 ), fee_rate: 300 ), '550', $tick ) );
		self::assertSame( 567, $this->last_order()->terms->money->amount );
		self::assertSame( 'EUR 5,67 each month until you cancel', $this->last_order()->terms->sentence );
		$this->send( $this->values( self::offer( $plan, array( 550 ) ), '550', array( Checkout_Request::FIELD_NONCE => 'another-nonce-of-it' ) + $tick ) );
		self::assertSame( 550, $this->last_order()->terms->money->amount );
	}

	public function test_a_note_has_a_longest(): void {
		$offer  = self::offer( $this->give(), asks_for_note: true );
		$values = $this->values( $offer, '500', array( Checkout_Request::FIELD_NOTE . $offer->choices[0]->plan_id => str_repeat( "ä\r\n", 250 ) . 'ä' ) );
		self::assertSame( 'checkout_note_too_long', $this->refusal( $values ) );
		$values = $this->values( $offer, '500', array( Checkout_Request::FIELD_NOTE . $offer->choices[0]->plan_id => str_repeat( "ä\r\n", 249 ) . 'ä' ) );
		self::assertSame( '', $this->refusal( $values ) );
	}

	public function test_an_offer_is_ours_and_not_too_old(): void {
		$plan   = $this->give();
		$values = $this->values( self::offer( $plan ), '500' );
		$sealed = $values[ Checkout_Request::FIELD_OFFER ];
		foreach ( array( '', 'x', substr( $sealed, 0, -4 ) . 'AAA=' ) as $forged ) {
			self::assertSame( 'checkout_bad_reference', $this->refusal( array( Checkout_Request::FIELD_OFFER => $forged ) + $values ) );
		}
		$of_forms = Sealed_Data::for_visitors( 'forms' )->seal( 'offer', self::offer( $plan )->to_array() );
		self::assertSame( 'checkout_bad_reference', $this->refusal( array( Checkout_Request::FIELD_OFFER => $of_forms ) + $values ) );
		foreach ( array(
			89 => '',
			91 => 'checkout_bad_reference',
			-1 => 'checkout_bad_reference',
		) as $days => $error ) {
			$old = $this->sealed_ago( $days * DAY_IN_SECONDS, $plan );
			self::assertSame( $error, $this->refusal( array( Checkout_Request::FIELD_OFFER => $old ) + $values ), "$days days" );
		}
	}
}
