<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Payments\Rendering\Button_Address;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Checkout_Case.php';

/** Mails, feeds, and old posts link to a button by its post and plans: there, plan and price are shown. */
final class Button_Address_Test extends Checkout_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	/** A post that someone reads now. */
	private static function read( string $content, string $password = '' ): int {
		$id = wp_insert_post(
			array(
				'post_title'    => 'Join',
				'post_status'   => 'publish',
				'post_content'  => wp_slash( $content ),
				'post_password' => $password,
			)
		);
		self::assertIsInt( $id );
		query_posts( array( 'p' => $id ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- As a visit does.
		return $id;
	}

	private static function button( int|string ...$ids ): string {
		$attributes = wp_json_encode( array( 'planIds' => $ids ) );
		return '<!-- wp:jetpack/payment-buttons --><div class="wp-block-jetpack-payment-buttons">'
			. "<!-- wp:jetpack/recurring-payments $attributes --><div class=\"wp-block-jetpack-recurring-payments\"></div><!-- /wp:jetpack/recurring-payments -->"
			. '</div><!-- /wp:jetpack/payment-buttons -->';
	}

	/** The page that an address leads to; '' if it shows the post. */
	private function led( string $plans ): string {
		$address = ( new Button_Address( $this->checkout->button() ) )->leads( $plans );
		if ( null === $address ) {
			return '';
		}
		self::assertStringStartsWith( home_url( '/?slipstream_pay=' ), $address );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return $this->checkout->pay_page()->page( (string) $query['slipstream_pay'] )->html;
	}

	public function test_it_leads_to_the_page_with_plan_and_price_and_makes_nothing(): void {
		$month = $this->plan( 500, Billing_Interval::Month, title: 'Monthly' );
		$year  = $this->plan( 5000, Billing_Interval::Year, title: 'Yearly' );
		self::read( self::button( $month->id, $year->id ) );
		foreach ( array( "$month->id+$year->id", "$month->id $year->id" ) as $both ) {
			$html = $this->led( $both );
			self::assertStringContainsString( 'EUR 5 each month until you cancel', $html );
			self::assertStringContainsString( 'EUR 50 each year until you cancel', $html );
		}
		$one = $this->led( (string) $year->id );
		self::assertStringContainsString( 'Yearly', $one );
		self::assertStringNotContainsString( 'Monthly', $one );
		self::assertSame( array( 0, array() ), array( $this->rows_of( 'orders' ), $this->gateway->asked ) );
	}

	public function test_a_button_of_old_posts_and_one_in_a_synced_pattern(): void {
		$plan = $this->plan();
		self::read( "<!-- wp:jetpack/recurring-payments {\"planId\":$plan->id} /-->" );
		self::assertStringContainsString( 'EUR 5 once', $this->led( (string) $plan->id ) );
		$pattern = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_content' => self::button( $plan->id ),
			)
		);
		self::read( "<!-- wp:group --><div><!-- wp:block {\"ref\":$pattern} /--></div><!-- /wp:group -->" );
		self::assertStringContainsString( 'EUR 5 once', $this->led( (string) $plan->id ) );
		wp_update_post(
			array(
				'ID'           => $pattern,
				'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->",
			)
		);
		self::assertSame( '', $this->led( (string) $plan->id ), 'A pattern inside itself ends.' );
	}

	public function test_an_address_sells_nothing_that_its_post_does_not(): void {
		$plan  = $this->plan();
		$other = $this->plan();
		self::read( self::button( $plan->id ) . '<p>wp:block</p>' );
		foreach ( array( (string) $other->id, "$plan->id+$other->id", '0', '-1', "$plan->id;", "$plan->id\n", 'x', '99999999999999999999' ) as $wrong ) {
			self::assertSame( '', $this->led( $wrong ), $wrong );
		}
		self::read( self::button( $plan->id ), 'secret' );
		self::assertSame( '', $this->led( (string) $plan->id ), 'Only who has the password reads it.' );
		query_posts( array( 'post_type' => 'post' ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- A list of posts.
		self::assertSame( '', $this->led( (string) $plan->id ) );
	}

	public function test_feeds_link_to_it(): void {
		global $wp_query;
		$plans             = array( $this->plan()->id, $this->plan()->id );
		$post              = self::read( self::button( ...$plans ) );
		$wp_query->is_feed = true;
		$html              = $this->checkout->button()->render( array( 'planIds' => $plans ), '<div><a href="#">Join</a></div>', $post );
		$wp_query->is_feed = false;
		self::assertStringNotContainsString( 'href="#"', $html );
		self::assertSame( 1, preg_match( '/href="([^"]+)"/', $html, $found ) );
		$address = html_entity_decode( $found[1] );
		self::assertSame( $post, url_to_postid( $address ) );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		self::assertStringContainsString( 'EUR 5 once', $this->led( (string) $query['recurring_payments'] ) );
	}

	public function test_the_post_is_shown_where_nobody_can_pay(): void {
		$plan = $this->plan();
		self::read( self::button( $plan->id ) );
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertSame( '', $this->led( (string) $plan->id ) );
		Site_Settings::set( Payments_Settings::STOPPED, false );
		self::assertNotSame( '', $this->led( (string) $plan->id ) );
		$this->plans()->delete( $plan );
		self::assertSame( '', $this->led( (string) $plan->id ) );
	}
}
