<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Lists\Order_List;
use Slipstream\Payments\Lists\Order_Places;
use Slipstream\Payments\Lists\Orders_Csv;
use Slipstream\Payments\Stripe\Live_Disputes;
use Slipstream\Rest\Download_Response;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Orders for administrators: slipstream/v1/payments/orders, …/places, …/export, …/{id}, …/{id}/refund,
 * …/{id}/check.
 */
final class Orders_Controller extends Payments_Controller {

	public function register_routes(): void {
		$may  = array( $this, 'get_items_permissions_check' );
		$id   = array( 'id' => self::id_arg( __( 'The number of the order.', 'slipstream' ) ) );
		$list = self::filter_args();
		$this->route(
			'slipstream/v1',
			'/payments/orders',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may, $list + self::page_args() ) ),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'payment-orders',
				'type'    => 'array',
				'items'   => self::schema_of( 'payment-order', Payment_Items::order_schema() ),
			)
		);
		$this->route(
			'slipstream/v1',
			'/payments/orders/places',
			array( $this->handler( WP_REST_Server::READABLE, 'get_places', $may ) ),
			self::places_schema( ... )
		);
		$this->download_route( '/payments/orders/export', 'export_items', $may, $list );
		foreach ( array(
			''        => array( WP_REST_Server::READABLE, 'get_item', $id ),
			'/check'  => array( WP_REST_Server::CREATABLE, 'check_item', $id ),
			'/refund' => array( WP_REST_Server::CREATABLE, 'refund_item', $id + self::refund_args() ),
		) as $path => list( $methods, $callback, $args ) ) {
			$this->route(
				'slipstream/v1',
				"/payments/orders/(?P<id>\\d{1,18})$path",
				array( $this->handler( $methods, $callback, $may, $args ) ),
				self::item_schema( ... )
			);
		}
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page               = (int) $request['per_page'];
				list( $orders, $total ) = $this->services->lists()->orders()->page(
					Order_List::conditions( $request->get_params() ),
					(int) $request['page'],
					$per_page
				);
				return self::page_of( array_map( Payment_Items::order( ... ), $orders ), $total, $per_page );
			}
		);
	}

	public function export_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): Download_Response {
				$orders = $this->services->lists()->orders()->each( Order_List::conditions( $request->get_params() ) );
				// Reads the first ones: later there is no way to say that they cannot be read.
				$orders = $orders->valid() ? $orders : array();
				return new Download_Response(
					static fn ( $stream ) => Orders_Csv::write( $stream, $orders ),
					'orders-' . gmdate( 'Y-m-d', $this->services->clock()->now() ) . '.csv',
					'text/csv; charset=utf-8'
				);
			}
		);
	}

	/** Where orders began, to choose from. */
	public function get_places(): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$places = $this->services->lists()->order_places();
				return array(
					'posts'  => $places->posts(),
					'blocks' => $places->blocks(),
				);
			}
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item_with_entries( $this->order( $request ) ) );
	}

	/** Asks the payment service how an order stands. */
	public function check_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item_with_entries( $this->look_at( $this->order( $request ) ) ) );
	}

	public function refund_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$order   = $this->order( $request );
				$amount  = self::amount( $request, $order );
				$gateway = $this->services->gateway( $order->account );
				( new Live_Disputes( $this->services ) )->ensure_refundable( $order );
				$this->services->guard( $gateway )->refund( $order, $amount, (string) $request['request'] );
				return $this->item_with_entries( $this->look_at( $order ) );
			}
		);
	}

	private function look_at( Order $order ): Order {
		return $this->services->sync( $this->services->gateway( $order->account ) )->order( $order );
	}

	private function order( WP_REST_Request $request ): Order {
		return $this->services->orders()->find( (int) $request['id'] ) ?? throw self::not_found();
	}

	/** What is to be given back: how much is left of it, the payment service knows. */
	private static function amount( WP_REST_Request $request, Order $order ): Money {
		$amount = Money::from_decimal( (string) $request['amount'], $order->terms->money->currency );
		if ( ! $order->state->was_paid() ) {
			throw new Request_Error(
				'payment_not_paid',
				__( 'Nothing was paid, so nothing can be refunded.', 'slipstream' ),
				409
			);
		}
		if (
			null === $amount
			|| $amount->amount < 1
			|| $amount->amount > $order->terms->money->amount
			|| null === $amount->at_gateway( $order->account->gateway )
		) {
			throw new Request_Error(
				'payment_amount_invalid',
				__( 'Enter an amount up to what was paid.', 'slipstream' ),
				400
			);
		}
		return $amount;
	}

	/** @return array<string, mixed> */
	private function item_with_entries( Order $order ): array {
		$post_id = $order->terms->post_id;
		return Payment_Items::order( $order ) + array(
			'post'    => 0 === $post_id ? null : Order_Places::post( $post_id ),
			'entries' => array_map(
				Payment_Items::entry( ... ),
				$this->services->entries()->of_payment( $order->account, $order->ids->payment )
			),
		);
	}

	/** @return array<string, mixed> The schema of what item_with_entries() gives. */
	private static function item_schema(): array {
		return self::schema_of(
			'payment-order',
			Payment_Items::order_schema() + array(
				'post'    => array( 'type' => array( 'object', 'null' ) ) + self::post_schema(),
				'entries' => Payment_Items::entries_schema(),
			)
		);
	}

	/** @return array<string, mixed> The schema of what get_places() gives. */
	private static function places_schema(): array {
		return self::schema_of(
			'payment-order-places',
			array(
				'posts'  => array(
					'type'  => 'array',
					'items' => self::post_schema(),
				),
				'blocks' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function post_schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'id'    => array( 'type' => 'integer' ),
				'title' => array( 'type' => 'string' ),
				'url'   => array( 'type' => array( 'string', 'null' ) ),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function refund_args(): array {
		return array(
			'amount'  => array(
				'description' => __( 'How much to give back, as a decimal number in the order’s currency.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^\d{1,15}(\.\d{1,3})?$(?!\n)',
				'required'    => true,
				'example'     => '4.50',
			),
			'request' => array(
				'description' => __( 'A new ID for each refund. If the same ID is sent again, the money is refunded only once.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^[A-Za-z0-9-]{16,64}$(?!\n)',
				'required'    => true,
				'example'     => '5f0c1f6e-0d5a-4a3a-9d59-6f3d1b2c7a10',
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function filter_args(): array {
		return array(
			'mode'     => self::mode_arg( false ),
			'state'    => array(
				'description' => __( 'Limit results to orders in this state.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Order_State::cases(), 'value' ),
				'example'     => Order_State::Paid->value,
			),
			'dispute'  => self::dispute_arg( __( 'Limit results to orders whose dispute stands so.', 'slipstream' ) ),
			'kind'     => array(
				'description' => __( 'Limit results to what is paid once, or again and again.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( 'one-time', 'recurring' ),
				'example'     => 'recurring',
			),
			'post'     => self::id_arg( __( 'Limit results to orders that began on this post.', 'slipstream' ) ),
			'block'    => array(
				'description' => __( 'Limit results to orders that began with this block.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^[a-z0-9-]+/[a-z0-9-]+$(?!\n)',
				'maxLength'   => 100,
				'example'     => 'jetpack/donations',
			),
			'currency' => array(
				'description' => __( 'Limit results to this currency.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^[A-Z]{3}$(?!\n)',
				'example'     => 'EUR',
			),
			'search'   => self::text( 200 ),
		);
	}
}
