<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Http\Site_Page;
use Slipstream\Memberships\Plan;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Checkout_Case.php';

/**
 * Payment buttons, the page that they lead to, and the page that payers come back to.
 */
final class Pages_Test extends Checkout_Case {

	private const BUTTON = '<div class="wp-block-jetpack-recurring-payments"><div class="wp-block-jetpack-button wp-block-button"><a class="wp-block-button__link" id="recurring-payments-id" data-id-attr="recurring-payments-id" href="#">Join</a></div></div>';

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	/** @param array<string, mixed> $attributes */
	private function button( array $attributes, string $content = self::BUTTON, int $post_id = 7 ): string {
		return $this->checkout->button()->render( $attributes, $content, $post_id );
	}

	/** The page that a button leads to. */
	private function pay_page( string $button ): Site_Page {
		self::assertSame( 1, preg_match( '/slipstream_pay=([^"&]+)/', $button, $found ) );
		return $this->checkout->pay_page()->page( rawurldecode( $found[1] ) );
	}

	/**
	 * The hidden fields and the first of the choices of a form.
	 *
	 * @return array<string, string>
	 */
	private static function submitted( string $html ): array {
		preg_match_all( '/<input type="hidden" name="([^"]+)" value="([^"]*)"/', $html, $found );
		return array_combine( $found[1], $found[2] );
	}

	public function test_a_button_leads_to_a_page_with_plan_and_price_and_only_its_form_makes_an_order(): void {
		$plan = $this->plan( 500, Billing_Interval::Month, title: 'Fan & club' );
		$html = $this->button( array( 'planId' => $plan->id ) );
		self::assertStringContainsString( 'wp-block-jetpack-recurring-payments wp-block-button', $html );
		self::assertStringContainsString( "id=\"recurring-payments-{$plan->id}\"", $html );
		self::assertStringNotContainsString( 'href="#"', $html );
		$page = $this->pay_page( $html );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'Fan &amp; club', $page->html );
		self::assertStringContainsString( 'EUR 5 each month until you cancel', $page->html );
		self::assertSame( array( 0, array() ), array( $this->rows_of( 'orders' ), $this->gateway->asked ), 'Looking at it buys nothing.' );
		$this->send( self::submitted( $page->html ) );
		$order = $this->last_order();
		self::assertSame( array( $plan->id, 500, 'EUR 5 each month until you cancel', 7 ), array( $order->terms->plan_id, $order->terms->money->amount, $order->terms->sentence, $order->terms->post_id ) );
	}

	public function test_the_page_has_the_price_of_now(): void {
		$plan = $this->plan( 500 );
		$html = $this->button( array( 'planIds' => array( $plan->id ) ) );
		$old  = self::submitted( $this->pay_page( $html )->html );
		$this->plans()->update( new Plan( $plan->id, 'Supporter', new Money( 700, 'EUR' ), $plan->interval ) );
		self::assertStringContainsString( 'EUR 7 once', $this->pay_page( $html )->html );
		$this->send( self::submitted( $this->pay_page( $html )->html ) );
		self::assertSame( 700, $this->last_order()->terms->money->amount );
		self::assertSame( 'checkout_changed', $this->refusal( $old ) );
		$this->plans()->delete( $plan );
		self::assertSame( 409, $this->pay_page( $html )->status );
	}

	public function test_several_plans_are_listed_and_one_is_chosen(): void {
		$month = $this->plan( 500, Billing_Interval::Month );
		$year  = $this->plan( 5000, Billing_Interval::Year, true );
		$html  = $this->pay_page( $this->button( array( 'planId' => "$month->id+$year->id+999999" ) ) )->html;
		self::assertSame( 2, substr_count( $html, 'type="radio"' ) );
		$values = self::submitted( $html );
		self::assertSame( 'checkout_no_choice', $this->refusal( $values ) );
		$values = array(
			Checkout_Request::FIELD_PLAN                   => (string) $year->id,
			Checkout_Request::FIELD_OWN_AMOUNT . $year->id => '60',
		) + $values;
		$this->send( $values );
		self::assertSame( array( $year->id, 6000 ), array( $this->last_order()->terms->plan_id, $this->last_order()->terms->money->amount ) );
		$values[ Checkout_Request::FIELD_OWN_AMOUNT . $year->id ] = '49';
		self::assertSame( 'checkout_amount_low', $this->refusal( $values ) );
		self::assertNull( $this->checkout->page()->take( wp_slash( $values ) ) );
		$again = $this->pay_page( $this->button( array( 'planId' => "$month->id+$year->id+999999" ) ) )->html;
		self::assertStringContainsString( 'The smallest amount is €50,00.', $again );
		self::assertStringContainsString( 'value="49"', $again );
	}

	public function test_a_button_of_old_posts(): void {
		$plan = $this->plan();
		$html = $this->button(
			array(
				'planId'                      => $plan->id,
				'submitButtonText'            => 'Join & <b>support</b>',
				'submitButtonClasses'         => 'is-style-outline "><i>',
				'customBackgroundButtonColor' => '#112233',
				'customTextButtonColor'       => 'red;x:y',
				'textButtonColor'             => 'accent',
			),
			''
		);
		self::assertStringContainsString( '>Join &amp; &lt;b&gt;support&lt;/b&gt;</a>', $html );
		self::assertStringContainsString( 'is-style-outline', $html );
		self::assertStringContainsString( 'has-accent-color', $html );
		self::assertStringContainsString( 'style="background-color:#112233;"', $html );
		self::assertStringNotContainsString( '<i>', $html );
		self::assertSame( 200, $this->pay_page( $html )->status );
		self::assertStringContainsString( '>Your contribution</a>', $this->button( array( 'planId' => $plan->id ), '<div class="wp-block-jetpack-recurring-payments"></div>' ) );
	}

	public function test_what_is_wrong_is_told_to_those_who_can_change_it(): void {
		$this->sign_in( 'editor' );
		$post = wp_insert_post(
			array(
				'post_title'  => 'Buy',
				'post_status' => 'publish',
			)
		);
		wp_set_current_user( 0 );
		$plan  = $this->plan();
		$cases = array(
			'choose a payment plan' => array( false, array() ),
			'deleted'               => array( false, array( 'planId' => 999999 ) ),
			'connect Stripe'        => array( true, array( 'planId' => $plan->id ) ),
		);
		foreach ( $cases as $text => list( $is_stopped, $attributes ) ) {
			Site_Settings::set( Payments_Settings::STOPPED, $is_stopped );
			self::assertSame( '', $this->button( $attributes, self::BUTTON, $post ), $text );
			$this->sign_in( 'editor' );
			self::assertStringContainsString( $text, $this->button( $attributes, self::BUTTON, $post ) );
			wp_set_current_user( 0 );
		}
	}

	public function test_a_forged_link_leads_nowhere(): void {
		self::assertSame( 400, $this->checkout->pay_page()->page( 'forged' )->status );
	}

	public function test_the_limits_of_a_donations_form_hold_on_the_page_of_buttons_too(): void {
		$offer = self::offer( $this->plan( 50 ), array( 1000 ) );
		self::assertSame( 409, $this->checkout->pay_page()->page( $this->checkout->seal()->seal( $offer ) )->status );
		$donation = $this->plans()->create(
			new Plan( 0, 'Gift', new Money( 500, 'EUR' ), Billing_Interval::One_Time, Plan::DONATION, is_editable: false )
		);
		self::assertSame( '', $this->button( array( 'planId' => $donation->id ) ) );
	}

	/** The page that payers come back to, of the last order. */
	private function back( int $status = 200 ): string {
		$page = $this->checkout->return_page()->page( $this->last_order()->uuid );
		self::assertSame( $status, $page->status );
		// The next visit is not a moment later.
		$this->forget_counts();
		return $page->html;
	}

	private function forget_counts(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
	}

	public function test_the_way_back_tells_the_truth(): void {
		$plan = $this->plan( 0, Billing_Interval::Month, true );
		$this->send( $this->values( self::offer( $plan ), '500' ) );
		$uuid = $this->last_order()->uuid;
		self::assertStringContainsString( 'has not arrived yet', $this->back(), 'Nothing was paid.' );
		$this->gateway->failure = Gateway_Failure::Not_Sent;
		self::assertStringContainsString( 'did not answer', $this->back() );
		$payment = $this->gateway->books->pay( $uuid );
		$html    = $this->back();
		self::assertStringContainsString( 'Your payment of €5,00 has arrived.', $html, 'No event has arrived.' );
		self::assertStringContainsString( 'EUR 5 each month until you cancel', $html );
		self::assertStringNotContainsString( 'ann@example.org', strtolower( $html ) );
		self::assertStringContainsString( 'has arrived', $this->back(), 'Reloaded.' );
		$this->gateway->books->refund( $payment, 500 );
		$this->services()->sync( $this->gateway )->order( $this->last_order() );
		self::assertStringContainsString( 'given back', $this->back() );
	}

	public function test_who_has_not_paid_is_not_thanked(): void {
		foreach ( array(
			'pending' => 'on its way',
			'failed'  => 'has failed. Nothing was paid.',
			'expired' => 'Nothing was paid.',
		) as $state => $text ) {
			$this->send( $this->values( self::offer( $this->plan( 0, is_open: true ) ), '500' ) );
			$this->gateway->books->end( $this->last_order()->uuid, $state );
			$html = $this->back();
			self::assertStringContainsString( $text, $html );
			self::assertStringNotContainsString( 'Thank you', $html );
			self::assertStringNotContainsString( Return_Page::QUERY_AGAIN, $html );
		}
	}

	public function test_reloading_does_not_flood_the_gateway(): void {
		$this->send( $this->values( self::offer( $this->plan( 0, is_open: true ) ), '500' ) );
		foreach ( array( 1, 2, 3 ) as $visit ) {
			$this->checkout->return_page()->page( $this->last_order()->uuid );
		}
		self::assertSame( array( 'start', 'observe' ), $this->gateway->asked );
	}

	public function test_who_wants_to_pay_again_makes_another_order(): void {
		$offer = self::offer( $this->plan( 0, is_open: true ) );
		$this->send( $this->values( $offer, '500' ) );
		$this->gateway->books->pay( $this->last_order()->uuid );
		self::assertStringContainsString( Return_Page::QUERY_AGAIN . '=1', $this->back(), 'The address may be shared.' );
		$this->send( $this->values( $offer, '500', array( Checkout_Request::FIELD_NONCE => 'a-new-one-of-the-script' ) ) );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_nobody_is_thanked_for_a_form_that_was_paid_before(): void {
		$values = $this->values( self::offer( $this->plan( 0, is_open: true ) ), '500' );
		$this->send( $values );
		$this->gateway->books->pay( $this->last_order()->uuid );
		self::assertStringContainsString( Return_Page::QUERY_REPEAT . '=1', $this->send( $values ) );
		$page = $this->checkout->return_page()->page( $this->last_order()->uuid, true );
		self::assertStringContainsString( 'Nothing was charged now.', $page->html );
		self::assertStringNotContainsString( 'Thank you', $page->html );
	}

	public function test_nobody_guesses_a_payment(): void {
		self::assertSame( 404, $this->checkout->return_page()->page( wp_generate_uuid4() )->status );
		self::assertSame( 404, $this->checkout->return_page()->page( "' OR 1=1" )->status );
	}
}
