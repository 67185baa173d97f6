<?php

declare( strict_types=1 );

namespace Slipstream\Products\Rest;

use Slipstream\Products\Product;
use Slipstream\Products\Product_Records;
use Slipstream\Products\Products;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells a product, and switches it, for clients older than the routes for several: my-jetpack/v1/site/products/{slug}.
 */
final class Product_Controller extends Controller {

	public function __construct( private Products $products, private Product_Records $records ) {}

	public function register_routes(): void {
		$slug     = array(
			'type' => 'string',
			'enum' => array_keys( Product::all() ),
		);
		$activate = array(
			'type'    => 'boolean',
			'default' => true,
		);
		$switch   = array( Product_Changes_Controller::class, 'may_switch' );
		$slug     = array( 'slug' => $slug );
		$this->route(
			'my-jetpack/v1',
			'/site/products/(?P<slug>[a-z-]+)',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( Products_Controller::class, 'authors_may' ),
					$slug
				),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'update_item',
					$switch,
					$slug + array( 'activate' => $activate )
				),
				$this->handler( WP_REST_Server::DELETABLE, 'delete_item', $switch, $slug ),
			)
		);
	}

	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->records->of( Product::all()[ (string) $request['slug'] ] ) );
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		return $this->set( $request, (bool) $request['activate'] );
	}

	public function delete_item( $request ): WP_REST_Response|WP_Error {
		return $this->set( $request, false );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return Products_Controller::record_schema();
	}

	private function set( WP_REST_Request $request, bool $is_on ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request, $is_on ): WP_REST_Response {
				$this->products->set( Product::all()[ (string) $request['slug'] ], $is_on );
				return $this->get_item( $request );
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'slug'     => array(
				'description' => __( 'The product’s slug.', 'slipstream' ),
				'example'     => 'jetpack-ai',
			),
			'activate' => array(
				'description' => __( 'Whether the product is activated once it is installed.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
