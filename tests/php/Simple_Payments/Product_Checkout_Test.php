<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Declined_Return;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Products;
use Slipstream\Simple_Payments\Sale;
use Slipstream\Simple_Payments\Simple_Payments_Module;
use Slipstream\Support\Environment;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Shop_Case.php';

/** With the owner's app, a product's form makes an order; its price is the product's. */
final class Product_Checkout_Test extends Shop_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	public function test_with_an_app_whose_secret_cannot_be_read_nothing_is_sold(): void {
		self::assertStringContainsString( 'data-slipstream-checkout', self::page( self::product() ) );
		Site_Settings::set( 'slipstream_paypal_test_secret', '' );
		self::assertSame( Sale::None, Sale::now( $this->services()->new_payments(), $this->services()->gateways() ) );
		Site_Settings::set( 'slipstream_paypal_test_client_id', '' );
		self::assertSame( Sale::Link, Sale::now( $this->services()->new_payments(), $this->services()->gateways() ) );
	}

	public function test_the_page_shows_the_products_price_and_leads_to_paypal_through_the_site(): void {
		$html = self::page( self::product() );
		self::assertStringContainsString( '<p>€12,50</p>', $html );
		self::assertStringNotContainsString( '1.00', $html );
		self::assertStringContainsString( 'data-slipstream-checkout="', $html );
		self::assertStringNotContainsString( 'paypal.com', $html );
		self::assertStringNotContainsString( 'shop@example.com', $html );
		self::assertStringNotContainsString( '<form class="jetpack-simple-payments-purchase-box" method="post" action', $html );
	}

	public function test_a_buyer_is_sent_to_paypal_and_has_paid_when_they_come_back(): void {
		$product = self::product();
		$url     = self::send( self::form( self::page( $product ) ) );
		$order   = $this->last_order();
		self::assertStringContainsString( "/checkoutnow?token={$order->ids->checkout}", $url );
		self::assertSame( array( Gateway::Paypal, Mode::Test, 'TESTMERCHANT2' ), array( $order->account->gateway, $order->account->mode, $order->account->id ) );
		self::assertEquals( new Money( 1250, 'EUR' ), $order->terms->money );
		self::assertSame( array( $product, 1, 'jetpack/simple-payments', 'Plum jam: EUR 12,50 once' ), array( $order->terms->plan_id, $order->terms->quantity, $order->terms->block, $order->terms->sentence ) );
		$unit = array_values( self::command( 'orders' ) )[1]['purchase_units'][0];
		self::assertSame( array( $order->uuid, '12.50', 'Plum jam: EUR 12,50 once' ), array( $unit['custom_id'], $unit['amount']['value'], $unit['description'] ) );
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		self::assertState( Order_State::Paid, $this->sync()->order( $order ) );
		$this->assertBooks();
	}

	public function test_several_are_bought_at_once(): void {
		$html = self::page( self::product( array( 'spay_multiple' => '1' ) ) );
		self::assertStringContainsString( 'name="slipstream_quantity" value="1" min="1" max="999"', $html );
		$with  = static fn ( string $quantity ): array => self::form( $html, array( Checkout_Request::FIELD_QUANTITY => $quantity ) );
		self::send( $with( '3' ) );
		$order = $this->last_order();
		self::assertSame( array( 3750, 3, '3 × Plum jam: EUR 37,50 once' ), array( $order->terms->money->amount, $order->terms->quantity, $order->terms->sentence ) );
		foreach ( array( '', '0', '-1', '1000', '1.5', 'two', '3 ' . "\n" . '3' ) as $wrong ) {
			self::assertSame( 'checkout_quantity', self::refusal( $with( $wrong ) ), $wrong );
		}
		$one = self::form( self::page( self::product() ), array( Checkout_Request::FIELD_QUANTITY => '2' ) );
		self::assertSame( 'checkout_quantity', self::refusal( $one ) );
		self::assertSame( 1, $this->rows_of( 'orders' ) );
	}

	public function test_a_sum_that_nobody_pays_is_refused(): void {
		$html = self::page(
			self::product(
				array(
					'spay_multiple' => '1',
					'spay_price'    => '9999999999',
				)
			)
		);
		self::assertSame( 'checkout_amount_high', self::refusal( self::form( $html, array( Checkout_Request::FIELD_QUANTITY => '999' ) ) ) );
	}

	public function test_what_is_sent_does_not_change_the_price(): void {
		$values = self::form( self::page( self::product() ) );
		$sent   = array(
			'amount'                                 => '0.01',
			Checkout_Request::FIELD_AMOUNT . '1'     => '1',
			Checkout_Request::FIELD_PLAN             => '1',
			Checkout_Request::FIELD_OWN_AMOUNT . '1' => '0.01',
		);
		self::send( $sent + $values );
		self::assertSame( 1250, $this->last_order()->terms->money->amount );
		$forged = array( Checkout_Request::FIELD_OFFER => substr( $values[ Checkout_Request::FIELD_OFFER ], 0, -6 ) . 'AAAAAA' );
		self::assertSame( 'checkout_bad_reference', self::refusal( $forged + $values ) );
	}

	public function test_one_form_is_one_order(): void {
		$values = self::form( self::page( self::product() ) );
		self::assertSame( self::send( $values ), self::send( $values ) );
		$without = array( Checkout_Request::FIELD_NONCE => '' ) + $values;
		self::assertSame( self::send( $without ), self::send( $without ) );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
	}

	public function test_a_database_that_fails_has_not_said_that_nothing_is_sold(): void {
		// There, a statement that fails takes back what was stored before.
		self::skip_on_sqlite();
		global $wpdb;
		$product = self::product();
		$shown   = $wpdb->suppress_errors();
		foreach ( array( $wpdb->posts, $wpdb->postmeta ) as $table ) {
			$break = static fn ( string $query ): string => str_contains( $query, "FROM $table" ) ? 'SELECT nothing FROM slipstream_no_such_table' : $query;
			add_filter( 'query', $break );
			try {
				( new Products() )->find( $product );
				self::fail( "$table was not asked." );
			} catch ( Request_Error $error ) {
				self::assertSame( array( 'product_unavailable', 503 ), array( $error->error_code, $error->http_status ) );
			} finally {
				remove_filter( 'query', $break );
			}
		}
		$wpdb->suppress_errors( $shown );
		self::assertNotNull( ( new Products() )->find( $product ) );
	}

	public function test_how_things_are_sold_follows_the_app(): void {
		$product = self::product();
		$kind    = static function () use ( $product ): string {
			$html  = self::page( $product );
			$shown = match ( true ) {
				'' === trim( $html ) => 'none',
				str_contains( $html, 'cgi-bin/webscr' ) => 'link',
				default => Mode::Live === Payments_Settings::mode( Gateway::Paypal ) ? 'order' : 'test',
			};
			// What the editor says of it.
			$said = Plugin::module( Simple_Payments_Module::class )->start_data()['simplePayments']();
			self::assertSame( array( 'sale' => $shown ), $said );
			return $shown;
		};
		self::assertSame( 'test', $kind() );
		$key = $this->services()->keys()->of( Gateway::Paypal, Mode::Test );
		self::assertNotNull( $key );
		$this->services()->accounts()->refuse( Gateway::Paypal, Mode::Test, $key );
		self::assertSame( 'none', $kind(), 'Nobody is led to where the price can be changed.' );
		$this->connect();
		Site_Settings::set( 'slipstream_paypal_mode', 'live' );
		self::assertSame( 'link', $kind(), 'There is no app for real money.' );
		$this->connect( Mode::Live );
		self::assertSame( 'order', $kind() );
		update_option( 'home', 'http://copy.example.test' );
		self::assertSame( 'none', $kind(), 'A copy takes no money.' );
		Site_Settings::set( 'slipstream_paypal_mode', 'test' );
		self::assertSame( 'test', $kind() );
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertSame( 'none', $kind() );
	}

	public function test_what_the_stand_in_refuses_is_said_on_the_page_without_details(): void {
		$product = self::product();
		$values  = self::form( self::page( $product ) );
		self::command(
			'fault',
			array(
				'fault' => 'unauthorized',
				'times' => 9,
			)
		);
		self::assertSame( 'paypal_app_refused', self::refusal( $values ) );
		self::assertSame( 'payments_not_connected', self::refusal( $values ), 'From now on nobody is sent there.' );
	}

	/** @return array<string, mixed> What PayPal adds to the address. */
	private static function back( Order $order ): array {
		return array(
			'token'   => $order->ids->checkout,
			'PayerID' => 'QYR5Z8XDVJNXQ',
		);
	}

	public function test_a_declined_buyer_is_sent_back_to_paypal_to_choose_another_means(): void {
		$declined = new Declined_Return( $this->services(), ( new Environment() )->counters() );
		$order    = $this->sent();
		self::assertNull( $declined->address( $order->uuid, array() ), 'Who looks at the page is no buyer.' );
		self::assertNull( $declined->address( $order->uuid, array( 'token' => 'ANOTHER' ) + self::back( $order ) ) );
		self::assertNull( $declined->address( wp_generate_uuid4(), self::back( $order ) ) );
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		self::command( 'outcome', array( 'status' => 'INSTRUMENT_DECLINED' ) );
		$url = $declined->address( $order->uuid, self::back( $order ) );
		self::assertStringContainsString( "/checkoutnow?token={$order->ids->checkout}", (string) $url );
		self::assertNull( $declined->address( $order->uuid, self::back( $order ) ), 'Not again within two seconds.' );
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		self::assertState( Order_State::Paid, $this->sync()->order( $order ) );
		self::assertNull( $declined->address( $order->uuid, self::back( $order ) ) );
	}

	public function test_a_buyer_who_comes_back_has_paid_also_while_paypal_is_not_sure(): void {
		$declined = new Declined_Return( $this->services(), ( new Environment() )->counters() );
		$good     = $this->approved( 'good' );
		self::assertNull( $declined->address( $good->uuid, self::back( $good ) ) );
		self::assertState( Order_State::Paid, $this->now( $good ) );
		$pending = $this->approved( 'pending' );
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		self::assertNull( $declined->address( $pending->uuid, self::back( $pending ) ) );
		self::assertState( Order_State::Pending, $this->now( $pending ) );
		$lost = $this->approved( 'lost' );
		self::command(
			'fault',
			array(
				'fault' => 'error_after',
				'path'  => '/capture',
				'times' => 2,
			)
		);
		self::assertNull( $declined->address( $lost->uuid, self::back( $lost ) ), 'The return page says what is known.' );
	}
}
