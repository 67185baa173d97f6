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
		$this->add_route( '', 'get_item' );
		$this->add_route(
			'',
			'update_item',
			array(
				'has_account' => $flag( __( 'Whether the owner has an account at Stripe.', 'slipstream' ) ),
				'is_put_away' => $flag( __( 'Whether the owner goes on without the steps.', 'slipstream' ) ),
			)
		);
		$this->add_route( '/test', 'begin_test' );
		$this->add_route( '/test/check', 'check_test' );
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

	/** @param array<string, array<string, mixed>> $args */
	private function add_route( string $path, string $callback, array $args = array() ): void {
		$this->route(
			'slipstream/v1',
			"/payments/setup$path",
			array(
				$this->handler(
					'get_item' === $callback ? WP_REST_Server::READABLE : WP_REST_Server::CREATABLE,
					$callback,
					array( $this, 'get_items_permissions_check' ),
					$args
				),
			)
		);
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
