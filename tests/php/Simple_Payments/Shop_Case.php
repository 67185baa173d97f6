<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Product_Type;
use Slipstream\Tests\Payments\Paypal\Paypal_Site_Case;

require_once dirname( __DIR__ ) . '/Payments/Paypal/Paypal_Site_Case.php';

/** A site that sells with an app at the stand-in for PayPal. */
abstract class Shop_Case extends Paypal_Site_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_form_min_seconds', '__return_zero' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		parent::tearDown();
	}

	/** @param array<string, mixed> $meta What differs from jam for €12.50. */
	protected static function product( array $meta = array() ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => Product_Type::NAME,
				'post_status' => 'publish',
				'post_title'  => 'Plum jam',
				'meta_input'  => $meta + array(
					'spay_price'    => '12.50',
					'spay_currency' => 'EUR',
					'spay_email'    => 'shop@example.com',
				),
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/** The block on a page, as an author has saved it some time ago. */
	protected static function page( int $product ): string {
		return do_blocks(
			"<!-- wp:jetpack/simple-payments {\"productId\":$product,\"price\":1} -->\n"
			. "<div class=\"jetpack-simple-payments-wrapper jetpack-simple-payments-$product\"><div class=\"jetpack-simple-payments-price\"><p>1.00 €</p></div>"
			. '<a class="jetpack-simple-payments-purchase" href="https://example.com/">Click here to purchase.</a></div>'
			. "\n<!-- /wp:jetpack/simple-payments -->"
		);
	}

	/**
	 * What the form of a page sends.
	 *
	 * @param array<string, string> $more
	 * @return array<string, string>
	 */
	protected static function form( string $html, array $more = array() ): array {
		preg_match_all( '/<input type="hidden" name="([^"]+)" value="([^"]*)">/', $html, $found );
		$values = array_map( 'html_entity_decode', array_combine( $found[1], $found[2] ) );
		self::assertArrayHasKey( Checkout_Request::FIELD_OFFER, $values, $html );
		return $more + array( Checkout_Request::FIELD_NONCE => 'nonce-of-a-visitor' ) + $values;
	}

	/** @param array<string, string> $values */
	protected static function send( array $values, string $ip = '192.0.2.1' ): string {
		return Plugin::module( Checkout_Module::class )->service()->start( new Checkout_Request( $values ), new Visitor( $ip ) );
	}

	/**
	 * The code of the error that sending ends with; '' for none.
	 *
	 * @param array<string, string> $values
	 */
	protected static function refusal( array $values ): string {
		try {
			self::send( $values );
			return '';
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
	}

	/** The order with the highest number. */
	protected function last_order(): Order {
		global $wpdb;
		return $this->services()->orders()->get( (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}slipstream_payment_orders" ) );
	}
}
