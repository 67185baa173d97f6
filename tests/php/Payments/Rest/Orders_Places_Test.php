<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Tests\Payments\Payments_Case;

require_once dirname( __DIR__ ) . '/Payments_Case.php';

/** Orders by where they began. */
final class Orders_Places_Test extends Payments_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	private function open( string $block, int $post_id ): Order {
		$terms = new Order_Terms( new Money( 500, 'EUR' ), Billing_Interval::One_Time, 0, $post_id, $block );
		return $this->services()->orders()->open( new New_Order( self::account(), $terms, new Payer(), "$block $post_id" ) );
	}

	private static function post( string $title, string $status ): int {
		return wp_insert_post(
			array(
				'post_title'  => $title,
				'post_status' => $status,
			)
		);
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function read( string $path, array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( 'GET', "/slipstream/v1/payments/$path", $params );
		self::assertSame( $status, $answer->get_status() );
		return $answer->get_data();
	}

	public function test_orders_are_found_by_block_and_post(): void {
		$give   = self::post( 'Give & <em>take</em>', 'publish' );
		$draft  = self::post( 'Soon', 'draft' );
		$once   = $this->open( 'jetpack/donations', $give );
		$button = $this->open( 'jetpack/recurring-payments', $give );
		$other  = $this->open( 'jetpack/donations', $draft );
		$gone   = $this->open( 'jetpack/donations', 987654 );
		$widget = $this->open( 'jetpack/donations', 0 );
		$ids    = fn ( array $filter ): array => array_column( $this->read( 'orders', $filter ), 'id' );
		self::assertSame( array( $widget->id, $gone->id, $other->id, $once->id ), $ids( array( 'block' => 'jetpack/donations' ) ) );
		self::assertSame( array( $button->id, $once->id ), $ids( array( 'post' => $give ) ) );
		self::assertSame(
			array( $once->id ),
			$ids(
				array(
					'post'  => $give,
					'block' => 'jetpack/donations',
				)
			)
		);
		$this->read( 'orders', array( 'block' => "jetpack/donations' OR 1 = 1" ), 400 );
		$places = $this->read( 'orders/places' );
		self::assertSame( array( 'jetpack/donations', 'jetpack/recurring-payments' ), $places['blocks'] );
		self::assertSame( array( 987654, $draft, $give ), array_column( $places['posts'], 'id' ) );
		self::assertSame( array( 'Post 987654', 'Soon', 'Give & take' ), array_column( $places['posts'], 'title' ) );
		self::assertSame( array( null, null, get_permalink( $give ) ), array_column( $places['posts'], 'url' ) );
		self::assertSame( 'Give & take', $this->read( "orders/$once->id" )['post']['title'] );
		self::assertNull( $this->read( "orders/$widget->id" )['post'] );
	}

	public function test_a_failing_database_is_not_no_place(): void {
		global $wpdb;
		$table = "{$wpdb->prefix}slipstream_payment_orders";
		$break = static fn ( string $query ): string => str_replace( $table, "{$table}_gone", $query );
		add_filter( 'query', $break );
		$this->read( 'orders/places', status: 503 );
		remove_filter( 'query', $break );
	}
}
