<?php

declare( strict_types=1 );

namespace Slipstream\Memberships\Rest;

use Slipstream\Memberships\Plan;
use Slipstream\Money\Currency;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Lists payment plans, and creates those that a donations block needs: wpcom/v2/memberships/products.
 */
final class Products_Controller extends Memberships_Controller {

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/memberships/products',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					self::filters()
				),
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' ),
					array(
						'type'        => array(
							'description' => __( 'What the plans are for.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => array( Plan::DONATION ),
							'required'    => true,
							'example'     => Plan::DONATION,
						),
						'currency'    => array(
							'description' => __( 'The currency’s code.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => Currency::codes(),
							'required'    => true,
							'example'     => 'EUR',
						),
						// Donation plans belong to their blocks.
						'is_editable' => self::must_be( false, false ) + array(
							'description' => __( 'Whether authors can edit the plans. They cannot.', 'slipstream' ),
							'example'     => false,
						),
					)
				),
			)
		);
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => array( 'products' => $this->plans_for( $request ) ) );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array_map(
				static fn ( Plan $plan ): array => $plan->to_rest(),
				$this->plans->for_donations( (string) $request['currency'] )
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'payment-plans',
			array(
				'products' => array(
					'type'  => 'array',
					'items' => self::plan_schema(),
				),
			)
		);
	}
}
