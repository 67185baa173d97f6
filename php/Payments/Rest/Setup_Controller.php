<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Setup_Progress;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * How far the owner has come with setting Stripe up, and the payment that tries it: slipstream/v1/payments/setup,
 * …/test, …/test/check. What else there is to know, the routes of accounts and settings say.
 */
final class Setup_Controller extends Payments_Controller {

	public function register_routes(): void {
		$flag = static fn ( string $text ): array => array(
			'description' => $text,
			'type'        => 'boolean',
			'example'     => true,
		);
		$may  = array( $this, 'get_items_permissions_check' );
		$args = array(
			'has_account' => $flag( __( 'Whether the owner has an account at Stripe.', 'slipstream' ) ),
			'is_put_away' => $flag( __( 'Whether the owner goes on without the steps.', 'slipstream' ) ),
		);
		$this->add_route(
			'',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $may ),
				$this->handler( WP_REST_Server::CREATABLE, 'update_item', $may, $args ),
			)
		);
		$this->add_route( '/test', array( $this->handler( WP_REST_Server::CREATABLE, 'begin_test', $may ) ) );
		$this->add_route( '/test/check', array( $this->handler( WP_REST_Server::CREATABLE, 'check_test', $may ) ) );
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item() );
	}

	/** @param WP_REST_Request $request */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$changes = array();
				foreach ( array( 'has_account', 'is_put_away' ) as $name ) {
					if ( null !== $request[ $name ] ) {
						$changes[ $name ] = (bool) $request[ $name ];
					}
				}
				( new Setup_Progress() )->note( $changes );
				return $this->item();
			}
		);
	}

	public function begin_test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array( 'url' => $this->services->setup()->test_payment()->begin()->url ) + $this->item()
		);
	}

	public function check_test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$this->services->setup()->test_payment()->check();
				return $this->item();
			}
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	private function item(): array {
		$progress = ( new Setup_Progress() )->get();
		$order    = $this->services->setup()->test_payment()->order();
		return array(
			'has_account' => $progress['has_account'],
			'is_put_away' => $progress['is_put_away'],
			'test'        => null === $order ? null : self::test( $order ),
		);
	}

	/** @return array<string, mixed> */
	private static function test( Order $order ): array {
		return array(
			'id'      => $order->id,
			'state'   => $order->state->value,
			'is_paid' => $order->state->was_paid(),
			'is_open' => $order->state->is_open(),
			'money'   => Payment_Items::money( $order->terms->money ),
		);
	}

	/** @param list<array<string, mixed>> $handlers */
	private function add_route( string $path, array $handlers ): void {
		$this->route( 'slipstream/v1', "/payments/setup$path", $handlers );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'payment-setup',
			array(
				'has_account' => 'boolean',
				'is_put_away' => 'boolean',
				'test'        => array( 'type' => array( 'object', 'null' ) ),
				'url'         => 'string',
			)
		);
	}
}
