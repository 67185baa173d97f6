<?php

declare( strict_types=1 );

namespace Slipstream\Products\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Products\Product;
use Slipstream\Products\Product_Records;
use Slipstream\Products\Products;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Installs products and switches them: my-jetpack/v1/site/products/install, …/activate, …/deactivate.
 */
final class Product_Changes_Controller extends Controller {

	public function __construct( private Products $products, private Product_Records $records ) {}

	public function register_routes(): void {
		$slugs   = array_keys( Product::all() );
		$args    = array(
			'products' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => count( $slugs ),
				'items'    => array(
					'type' => 'string',
					'enum' => $slugs,
				),
			),
		);
		$methods = array(
			'install'    => WP_REST_Server::EDITABLE,
			'activate'   => WP_REST_Server::EDITABLE,
			'deactivate' => WP_REST_Server::DELETABLE,
		);
		foreach ( $methods as $name => $method ) {
			$this->route(
				'my-jetpack/v1',
				"/site/products/$name",
				array( $this->handler( $method, "{$name}_items", array( self::class, 'may_switch' ), $args ) )
			);
		}
	}

	/** @return true|WP_Error Who may switch plugins may; on a network, who runs it. */
	public static function may_switch(): bool|WP_Error {
		return self::require_capability( is_multisite() ? 'manage_network' : 'activate_plugins' );
	}

	/** Makes products be there, and switches them on. */
	public function install_items( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, $this->products->install( ... ) );
	}

	public function activate_items( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, fn ( Product $product ) => $this->products->set( $product, true ) );
	}

	public function deactivate_items( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, fn ( Product $product ) => $this->products->set( $product, false ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'product-changes', array_fill_keys( array_keys( Product::all() ), 'object' ) );
	}

	/**
	 * Changes each of the products, and tells for each its record or the error. Where none could be changed, that is
	 * the answer.
	 *
	 * @param callable(Product): mixed $change
	 */
	private function each( WP_REST_Request $request, callable $change ): WP_REST_Response {
		$answers = array();
		$errors  = array();
		foreach ( array_unique( (array) $request['products'] ) as $slug ) {
			$product = Product::all()[ (string) $slug ];
			try {
				$change( $product );
				$answers[ $product->slug ] = $this->records->of( $product );
			} catch ( Request_Error $error ) {
				$errors[]                  = $error;
				$answers[ $product->slug ] = $error->to_event();
			}
		}
		return count( $errors ) === count( $answers ) ? $errors[0]->to_response() : new WP_REST_Response( $answers );
	}

	protected function argument_help(): array {
		return array(
			'products' => array(
				'description' => __( 'The products to switch.', 'slipstream' ),
				'example'     => array( 'jetpack-ai' ),
			),
		);
	}
}
