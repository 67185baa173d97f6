<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Product_Renderer;
use Slipstream\Simple_Payments\Product_Type;
use Slipstream\Simple_Payments\Products;
use Slipstream\Simple_Payments\Sale;
use Slipstream\Tests\Test_Case;
use WP_REST_Request;

/**
 * What is sold with PayPal is Jetpack's product, whatever a block or its saved markup says.
 */
final class Simple_Payments_Test extends Test_Case {

	/** @param array<string, mixed> $meta What differs from jam for $25. */
	private static function product( array $meta = array(), string $status = 'publish', string $title = 'Plum & "jam"' ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => Product_Type::NAME,
				'post_status'  => $status,
				'post_title'   => wp_slash( $title ),
				'post_content' => 'From our tree',
				'meta_input'   => $meta + array(
					'spay_price'    => '25',
					'spay_currency' => 'USD',
					'spay_email'    => 'shop@example.com',
				),
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	private static function saved( int $id, string $link = '<a class="jetpack-simple-payments-purchase" href="https://example.com/" target="_blank" rel="noopener noreferrer">Click here to purchase.</a>' ): string {
		return "<!-- wp:jetpack/simple-payments {\"productId\":$id,\"email\":\"thief@example.com\",\"price\":1} -->\n"
			. "<div class=\"jetpack-simple-payments-wrapper jetpack-simple-payments-$id\"><p>Jam</p>$link</div>\n"
			. '<!-- /wp:jetpack/simple-payments -->';
	}

	public function test_the_link_becomes_a_form_of_paypal_with_what_the_product_says(): void {
		$id   = self::product();
		$html = do_blocks( self::saved( $id ) );
		self::assertStringContainsString( "<div class=\"jetpack-simple-payments-wrapper jetpack-simple-payments-$id\"><p>Jam</p><form", $html );
		self::assertStringNotContainsString( 'Click here', $html );
		self::assertStringContainsString( 'method="post" action="https://www.paypal.com/cgi-bin/webscr"', $html );
		self::assertStringContainsString( 'name="business" value="shop@example.com"', $html );
		self::assertStringContainsString( 'name="item_name" value="Plum &amp; &quot;jam&quot;"', $html );
		self::assertStringContainsString( 'name="amount" value="25.00"', $html );
		self::assertStringContainsString( 'name="currency_code" value="USD"', $html );
		self::assertStringContainsString( 'type="hidden" name="quantity" value="1"', $html );
		self::assertMatchesRegularExpression( "/id=\"jetpack-simple-payments-{$id}_\d+_button\"/", $html );
		self::assertStringNotContainsString( 'thief', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_several_are_bought_only_if_the_product_says_so(): void {
		$id   = self::product( array( 'spay_multiple' => '1' ) );
		$html = do_blocks( self::saved( $id ) );
		self::assertMatchesRegularExpression( '/<input class="jetpack-simple-payments-items-number" type="number" name="quantity" value="1" min="1" max="999" id="jetpack-simple-payments-' . $id . '_\d+_number" aria-label="Quantity">/', $html );
		self::assertStringNotContainsString( 'type="hidden" name="quantity"', $html );
	}

	public function test_a_link_whose_attributes_stand_in_another_order_is_found(): void {
		$id   = self::product();
		$html = do_blocks( self::saved( $id, '<a href="https://example.com/" class="jetpack-simple-payments-purchase">Buy</a>' ) );
		self::assertStringContainsString( '<form', $html );
		self::assertStringNotContainsString( '>Buy</a>', $html );
	}

	/** @return array<string, array{array<string, mixed>, 2?: string, 3?: string}> Metadata, status, and title. */
	public static function unsold(): array {
		return array(
			'a draft'                   => array( array(), 'draft' ),
			'no title'                  => array( array(), 'publish', '' ),
			'no price'                  => array( array( 'spay_price' => '' ) ),
			'a price of nothing'        => array( array( 'spay_price' => '0' ) ),
			'a price below'             => array( array( 'spay_price' => '-5' ) ),
			'a price that is no number' => array( array( 'spay_price' => '1e3' ) ),
			'rubles'                    => array( array( 'spay_currency' => 'RUB' ) ),
			'half a forint'             => array(
				array(
					'spay_currency' => 'HUF',
					'spay_price'    => '100.5',
				),
			),
			'no currency of the world'  => array( array( 'spay_currency' => 'XXQ' ) ),
			'no address'                => array( array( 'spay_email' => '' ) ),
			'an address that is none'   => array( array( 'spay_email' => 'shop@' ) ),
		);
	}

	/**
	 * @dataProvider unsold
	 * @param array<string, mixed> $meta
	 */
	public function test_what_cannot_be_sold_is_not_shown( array $meta, string $status = 'publish', string $title = 'Jam' ): void {
		$id = self::product( $meta, $status, $title );
		self::assertSame( '', trim( do_blocks( self::saved( $id ) ) ) );
		self::assertSame( '', do_shortcode( "[simple-payment id=\"$id\"]" ) );
	}

	public function test_a_preview_shows_what_is_not_sold_yet_to_those_who_may_sell_it(): void {
		global $wp_query;
		$this->sign_in( 'author' );
		$id = self::product( array(), 'draft' );
		self::assertSame( '', trim( do_blocks( self::saved( $id ) ) ), 'It is no preview.' );
		$wp_query->is_preview = true;
		try {
			self::assertStringContainsString( 'value="25.00"', do_blocks( self::saved( $id ) ) );
			$this->sign_in( 'author' );
			self::assertSame( '', trim( do_blocks( self::saved( $id ) ) ), 'It is not theirs.' );
		} finally {
			$wp_query->is_preview = false;
		}
	}

	public function test_another_post_is_no_product(): void {
		$id = (int) wp_insert_post(
			array(
				'post_title'  => 'Jam',
				'post_status' => 'publish',
				'meta_input'  => array(
					'spay_price' => '25',
					'spay_email' => 'shop@example.com',
				),
			)
		);
		self::assertSame( '', trim( do_blocks( self::saved( $id ) ) ) );
	}

	public function test_nothing_is_sold_while_payments_are_stopped(): void {
		$id = self::product();
		update_option( Payments_Settings::STOPPED, true );
		self::assertSame( '', trim( do_blocks( self::saved( $id ) ) ) );
	}

	public function test_feeds_keep_the_link(): void {
		global $wp_query;
		$id                = self::product();
		$wp_query->is_feed = true;
		try {
			self::assertStringContainsString( 'Click here to purchase.', do_blocks( self::saved( $id ) ) );
			$html = do_shortcode( "[simple-payment id=\"$id\"]" );
			self::assertStringContainsString( '$25.00', $html );
			self::assertStringNotContainsString( '<form', $html );
		} finally {
			$wp_query->is_feed = false;
		}
	}

	public function test_the_shortcode_and_the_block_that_saved_it_show_the_product(): void {
		$id     = self::product();
		$direct = do_shortcode( "[simple-payment id=\"$id\"]" );
		self::assertStringStartsWith( "<div class=\"jetpack-simple-payments-$id jetpack-simple-payments-wrapper\">", $direct );
		self::assertStringContainsString( '<p>Plum &amp; &quot;jam&quot;</p>', $direct );
		self::assertStringContainsString( '<p>From our tree</p>', $direct );
		self::assertStringContainsString( '<p>$25.00</p>', $direct );
		$old = do_blocks( "<!-- wp:jetpack/simple-payments {\"productId\":$id} -->\n[simple-payment id=\"$id\"]\n<!-- /wp:jetpack/simple-payments -->" );
		self::assertSame( "[simple-payment id=\"$id\"]", trim( $old ) );
		self::assertSame( '', do_shortcode( '[simple-payment]' ) );
	}

	public function test_one_product_twice_has_ids_of_its_own(): void {
		$renderer = new Product_Renderer( new Products(), static fn (): Sale => Sale::Link, Plugin::module( Checkout_Module::class )->fields( ... ) );
		$id       = self::product();
		self::assertStringContainsString( "-{$id}_1_button", $renderer->shortcode( array( 'id' => (string) $id ) ) );
		self::assertStringContainsString( "-{$id}_2_button", $renderer->shortcode( array( 'id' => (string) $id ) ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array{int, mixed} Status and data.
	 */
	private static function request( string $method, string $path, array $body = array() ): array {
		$request = new WP_REST_Request( $method, "/wp/v2/$path" );
		$request->set_body_params( $body );
		$answer = rest_do_request( $request );
		return array( $answer->get_status(), $answer->get_data() );
	}

	public function test_an_author_makes_and_publishes_a_product(): void {
		$this->sign_in( 'author' );
		list( $status, $made ) = self::request( 'POST', Product_Type::NAME, array( 'status' => 'draft' ) );
		self::assertSame( 201, $status );
		list( $status, $saved ) = self::request(
			'POST',
			Product_Type::NAME . "/{$made['id']}",
			array(
				'title'  => 'Jam',
				'status' => 'publish',
				'meta'   => array(
					'spay_price'    => 12.5,
					'spay_currency' => 'EUR',
					'spay_email'    => 'shop@example.com',
					'spay_multiple' => true,
				),
			)
		);
		self::assertSame( array( 200, 'shop@example.com' ), array( $status, $saved['meta']['spay_email'] ) );
		$product = ( new Products() )->find( $made['id'] );
		self::assertNotNull( $product );
		self::assertSame( array( 12.5, 'EUR', true ), array( $product->price->to_decimal(), $product->price->currency, $product->multiple ) );
	}

	public function test_a_contributor_makes_no_product(): void {
		$this->sign_in( 'contributor' );
		self::assertSame( 403, self::request( 'POST', Product_Type::NAME, array( 'status' => 'draft' ) )[0] );
	}

	public function test_an_author_does_not_change_what_another_sells(): void {
		$id = self::product();
		$this->sign_in( 'author' );
		$body = array( 'meta' => array( 'spay_email' => 'thief@example.com' ) );
		self::assertSame( 403, self::request( 'POST', Product_Type::NAME . "/$id", $body )[0] );
		self::assertSame( 'shop@example.com', get_post_meta( $id, 'spay_email', true ) );
	}

	/** @return array<string, array{string, mixed}> The field and what is sent. */
	public static function invalid(): array {
		return array(
			'an address' => array( 'spay_email', 'shop@' ),
			'a price'    => array( 'spay_price', -1 ),
		);
	}

	/** @dataProvider invalid */
	public function test_the_field_that_is_wrong_is_named( string $key, mixed $value ): void {
		$this->sign_in( 'author' );
		list( $status, $data ) = self::request( 'POST', Product_Type::NAME, array( 'meta' => array( $key => $value ) ) );
		self::assertSame( array( 400, $key ), array( $status, $data['data']['key'] ) );
	}

	public function test_the_address_is_only_for_people_who_can_edit_the_product(): void {
		$id = self::product();
		self::assertArrayNotHasKey( 'spay_email', self::request( 'GET', Product_Type::NAME . "/$id" )[1]['meta'] );
		$this->sign_in( 'subscriber' );
		self::assertArrayNotHasKey( 'spay_email', self::request( 'GET', Product_Type::NAME . "/$id" )[1]['meta'] );
		$this->sign_in( 'administrator' );
		self::assertSame( 'shop@example.com', self::request( 'GET', Product_Type::NAME . "/$id" )[1]['meta']['spay_email'] );
	}
}
