<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Money\Mode;
use Slipstream\Payments\Checkout\Checkout_Page;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Payments\Rendering\Checkout_Fields;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Product_Renderer;
use Slipstream\Simple_Payments\Products;
use Slipstream\Simple_Payments\Sale;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Shop_Case.php';

/** A page that was cached, or left open, sells nothing that does not hold any more, and its reader is told. */
final class Old_Page_Test extends Shop_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	public function test_the_price_of_an_old_page_is_not_taken(): void {
		$product = self::product();
		$old     = self::form( self::page( $product ) );
		update_post_meta( $product, 'spay_price', '20' );
		self::assertSame( 'checkout_changed', self::refusal( $old ) );
		update_post_meta( $product, 'spay_price', '12.50' );
		update_post_meta( $product, 'spay_currency', 'USD' );
		self::assertSame( 'checkout_changed', self::refusal( $old ) );
		update_post_meta( $product, 'spay_currency', 'EUR' );
		self::assertSame( '', self::refusal( $old ) );
		wp_update_post(
			array(
				'ID'          => $product,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 'checkout_plan_gone', self::refusal( array( Checkout_Request::FIELD_NONCE => 'another-nonce-of-it' ) + $old ) );
	}

	/** Sends a form to a page, which shows the product as it is now, and what is wrong. */
	private static function answer( array $values, int $product, ?Checkout_Fields &$fields = null ): string {
		$checkout = Plugin::module( Checkout_Module::class );
		$page     = new Checkout_Page( $checkout->service( ... ), $checkout->seal() );
		self::assertNull( $page->take( wp_slash( $values ) ) );
		$fields   = new Checkout_Fields( $page, $checkout->seal() );
		$payments = Plugin::module( Payments_Module::class );
		$renderer = new Product_Renderer(
			new Products(),
			fn (): Sale => Sale::now( $payments->new_payments(), $payments->gateways() ),
			static fn (): Checkout_Fields => $fields
		);
		return $renderer->shortcode( array( 'id' => (string) $product ) );
	}

	public function test_who_comes_from_an_old_page_is_told_what_has_changed(): void {
		$product = self::product( array( 'spay_multiple' => '1' ) );
		$old     = self::form( self::page( $product ), array( Checkout_Request::FIELD_QUANTITY => '3' ) );
		$another = self::product();
		update_post_meta( $product, 'spay_price', '20' );
		$html = self::answer( $old, $product );
		self::assertStringContainsString( 'The price has changed since you opened this page.', $html );
		self::assertStringContainsString( '€20,00', $html );
		self::assertStringContainsString( 'name="slipstream_quantity" value="3"', $html, 'What was typed stays.' );
		self::assertStringNotContainsString( 'role="alert"', self::answer( $old, $another, $fields ) );
		self::assertStringContainsString( 'The price has changed', $fields->unshown_error(), 'The page says it, as no form does.' );
		update_post_meta( $product, 'spay_price', '12.50' );
		update_post_meta( $product, 'spay_multiple', '' );
		$html = self::answer( $old, $product, $fields );
		self::assertStringContainsString( 'Only one can be bought at a time.', $html );
		self::assertSame( '', $fields->unshown_error(), 'Once is enough.' );
		wp_trash_post( $product );
		$html = self::answer( $old, $product );
		self::assertStringContainsString( 'This is no longer offered.', $html );
		self::assertStringNotContainsString( '<form', $html );
		self::assertSame( 0, $this->rows_of( 'orders' ) );
	}

	public function test_who_comes_from_an_old_page_is_told_that_it_is_sold_otherwise_now(): void {
		$product = self::product();
		$old     = self::form( self::page( $product ) );
		Site_Settings::set( 'slipstream_paypal_mode', 'live' );
		$html = self::answer( $old, $product );
		self::assertStringContainsString( 'cgi-bin/webscr', $html );
		self::assertStringContainsString( 'role="alert"', $html );
		Site_Settings::set( Payments_Settings::STOPPED, true );
		$html = self::answer( $old, $product );
		self::assertStringNotContainsString( '<form', $html );
		self::assertStringContainsString( 'role="alert"', $html );
		self::assertSame( 0, $this->rows_of( 'orders' ) );
	}

	public function test_two_at_half_the_price_are_another_order(): void {
		$product = self::product( array( 'spay_multiple' => '1' ) );
		$two     = array( Checkout_Request::FIELD_QUANTITY => '2' );
		self::send( self::form( self::page( $product ), array( Checkout_Request::FIELD_QUANTITY => '1' ) ) );
		update_post_meta( $product, 'spay_price', '6.25' );
		self::send( self::form( self::page( $product ), $two ) );
		self::assertSame( array( 1250, 2 ), array( $this->last_order()->terms->money->amount, $this->last_order()->terms->quantity ) );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_a_copy_of_the_site_starts_no_payment_from_an_old_page(): void {
		$this->connect( Mode::Live );
		Site_Settings::set( 'slipstream_paypal_mode', 'live' );
		$old = self::form( self::page( self::product() ) );
		update_option( 'home', 'http://copy.example.test' );
		self::assertSame( 'checkout_bad_reference', self::refusal( $old ) );
		self::assertSame( 0, $this->rows_of( 'orders' ) );
	}
}
