<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Order_Records;
use Slipstream\Simple_Payments\Simple_Payments_Module;
use Slipstream\Tests\Site_Settings;
use WP_Post;

require_once __DIR__ . '/Shop_Case.php';

/** Each order that was paid with real money has one record, which says what the ledger says. */
final class Order_Records_Test extends Shop_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect( Mode::Live );
		Site_Settings::set( 'slipstream_paypal_mode', 'live' );
	}

	/** @return list<WP_Post> */
	private static function records(): array {
		return get_posts(
			array(
				'post_type'   => Order_Records::NAME,
				'post_status' => 'any',
				'numberposts' => 99,
			)
		);
	}

	/** @return array<string, string> */
	private static function meta( int $id ): array {
		$all = array_map( static fn ( array $values ): string => (string) $values[0], (array) get_post_meta( $id ) );
		ksort( $all );
		return $all;
	}

	/** Two jars of jam, which a buyer has approved. */
	private function approved_jam( Mode $mode = Mode::Live ): Order {
		$html = self::page( self::product( array( 'spay_multiple' => '1' ) ) );
		self::send( self::form( $html, array( Checkout_Request::FIELD_QUANTITY => '2' ) ) );
		$order = $this->last_order();
		self::command(
			'approve',
			array(
				'order' => $order->ids->checkout,
				'mode'  => $mode->value,
			)
		);
		return $order;
	}

	public function test_a_payment_has_one_record_that_follows_the_ledger(): void {
		$order = $this->approved_jam();
		self::assertSame( array(), self::records(), 'Approved is not paid.' );
		$order = $this->sync( Mode::Live )->order( $order );
		$this->sync( Mode::Live )->order( $order );
		$records = self::records();
		self::assertCount( 1, $records );
		self::assertSame( array( '2xPlum jam', 'private', $order->uuid ), array( $records[0]->post_title, $records[0]->post_status, $records[0]->post_name ) );
		self::assertSame(
			array(
				'_slipstream_order'   => $order->uuid,
				'spay_currency'       => 'EUR',
				'spay_customer_email' => 'buyer@example.test',
				'spay_paypal_id'      => $order->ids->payment,
				'spay_price'          => '12.5',
				'spay_product_id'     => (string) $order->terms->plan_id,
				'spay_quantity'       => '2',
				'spay_status'         => 'paid',
			),
			self::meta( $records[0]->ID )
		);
		$this->adapter( Mode::Live )->refund( $order, new Money( 2500, 'EUR' ), 'all' );
		$this->sync( Mode::Live )->order( $order );
		self::assertSame( 'refunded', self::meta( $records[0]->ID )['spay_status'] );
		self::assertCount( 1, self::records() );
	}

	public function test_a_record_that_was_not_finished_is(): void {
		$order = $this->approved_jam();
		$die   = static fn (): never => throw new \Error( 'Killed' );
		add_action( 'add_post_meta', $die );
		try {
			$this->sync( Mode::Live )->order( $order );
			self::fail( 'Nothing was killed.' );
		} catch ( \Error $error ) {
			self::assertSame( 'Killed', $error->getMessage() );
		}
		remove_action( 'add_post_meta', $die );
		self::assertTrue( $this->now( $order )->paid > 0, 'The ledger has it first.' );
		self::assertCount( 1, self::records() );
		$this->sync( Mode::Live )->order( $order );
		self::assertCount( 1, self::records() );
		self::assertCount( 8, self::meta( self::records()[0]->ID ) );
	}

	public function test_what_is_being_made_by_another_process_is_not_made_twice(): void {
		$order = $this->approved_jam();
		$site  = new \Slipstream\Support\Environment();
		$site->counters()->claim( "order-record|$order->uuid", 60 );
		$this->sync( Mode::Live )->order( $order );
		self::assertSame( array(), self::records() );
		$site->counters()->forget( "order-record|$order->uuid" );
		$this->sync( Mode::Live )->order( $order );
		self::assertCount( 1, self::records() );
	}

	public function test_a_test_and_what_was_sold_otherwise_have_none(): void {
		Site_Settings::set( 'slipstream_paypal_mode', 'test' );
		$this->connect();
		$this->sync()->order( $this->approved_jam( Mode::Test ) );
		$this->paid();
		self::assertSame( array(), self::records() );
	}

	public function test_a_buyers_address_is_exported_and_erased(): void {
		$this->sync( Mode::Live )->order( $this->approved_jam() );
		$privacy = Plugin::module( Simple_Payments_Module::class )->personal_data()[0];
		self::assertSame( array(), $privacy->export( 'other@example.test', 1 )['data'] );
		$exported = $privacy->export( 'Buyer@example.test', 1 )['data'];
		self::assertCount( 1, $exported );
		self::assertContains( 'buyer@example.test', array_column( $exported[0]['data'], 'value' ) );
		self::assertTrue( $privacy->erase( 'Buyer@example.test', 1 )['items_removed'] );
		self::assertSame( '', self::meta( self::records()[0]->ID )['spay_customer_email'] );
		// The ledger's eraser has done the same, so that it does not come back.
		$this->services()->personal_data()->erase( 'buyer@example.test', 1 );
		$this->sync( Mode::Live )->order( $this->last_order() );
		self::assertSame( '', self::meta( self::records()[0]->ID )['spay_customer_email'] );
	}

	public function test_an_address_that_differs_in_accents_is_anothers(): void {
		$this->sync( Mode::Live )->order( $this->approved_jam() );
		$record = self::records()[0]->ID;
		update_post_meta( $record, Order_Records::EMAIL, 'búyer@example.test' );
		$privacy = Plugin::module( Simple_Payments_Module::class )->personal_data()[0];
		self::assertSame( array(), $privacy->export( 'buyer@example.test', 1 )['data'] );
		self::assertFalse( $privacy->erase( 'buyer@example.test', 1 )['items_removed'] );
		self::assertTrue( $privacy->erase( 'BÚYER@example.test', 1 )['items_removed'] );
		self::assertSame( '', self::meta( $record )['spay_customer_email'] );
	}

	public function test_an_address_that_jetpack_stored_with_capitals_is_found(): void {
		$record  = (int) wp_insert_post(
			array(
				'post_type'   => Order_Records::NAME,
				'post_status' => 'publish',
				'post_title'  => '1xJam',
				'meta_input'  => array( Order_Records::EMAIL => 'Ann@Example.test' ),
			)
		);
		$privacy = Plugin::module( Simple_Payments_Module::class )->personal_data()[0];
		self::assertCount( 1, $privacy->export( 'ann@example.test', 1 )['data'] );
		self::assertTrue( $privacy->erase( 'ANN@example.test', 1 )['items_removed'] );
		self::assertSame( '', self::meta( $record )['spay_customer_email'] );
	}

	public function test_it_goes_with_the_payment_data_and_jetpacks_own_stay(): void {
		$jetpacks = (int) wp_insert_post(
			array(
				'post_type'   => Order_Records::NAME,
				'post_status' => 'publish',
				'post_title'  => '1xJam',
				'meta_input'  => array( Order_Records::EMAIL => 'ann@example.test' ),
			)
		);
		$this->sync( Mode::Live )->order( $this->approved_jam() );
		self::assertCount( 2, self::records() );
		$module = Plugin::module( Simple_Payments_Module::class );
		$module->stored_data()->remove();
		self::assertCount( 2, self::records(), 'They stay with the ledger.' );
		Site_Settings::set( Payments_Settings::DELETE_DATA, true );
		$module->stored_data()->remove();
		self::assertSame( array( $jetpacks ), array_column( self::records(), 'ID' ) );
		self::assertSame( array( 'ann@example.test' ), array_values( self::meta( $jetpacks ) ) );
	}

	public function test_no_route_gives_records(): void {
		$this->sync( Mode::Live )->order( $this->approved_jam() );
		$this->sign_in( 'administrator' );
		self::assertSame( 404, $this->rest( 'GET', '/wp/v2/' . Order_Records::NAME )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/wp/v2/' . Order_Records::NAME . '/' . self::records()[0]->ID )->get_status() );
	}
}
