<?php

declare( strict_types=1 );

namespace Slipstream\Products\Rest;

use Slipstream\Products\Product;
use Slipstream\Products\Product_Records;
use Slipstream\Products\Products;
use Slipstream\Rest\Controller;
use Slipstream\Settings\Stored_Value;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells products, which of them are here, and whose introduction was seen: my-jetpack/v1/site/products, …-ownership,
 * …/interstitials.
 */
final class Products_Controller extends Controller {

	/** Products whose introduction was seen. */
	public const SEEN = 'slipstream_product_interstitials';

	public function __construct( private Products $products, private Product_Records $records ) {}

	public function register_routes(): void {
		$slugs = array_keys( Product::all() );
		$this->route(
			'my-jetpack/v1',
			'/site/products',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( self::class, 'authors_may' ),
					array(
						'products' => array(
							'description' => __( 'Limit results to these products.', 'slipstream' ),
							'example'     => array( 'jetpack-ai' ),
							'type'        => 'array',
							'maxItems'    => count( $slugs ),
							'items'       => array(
								'type' => 'string',
								'enum' => $slugs,
							),
						),
					)
				),
			),
			$this->get_item_schema( ... )
		);
		$this->route(
			'my-jetpack/v1',
			'/site/products-ownership',
			array( $this->handler( WP_REST_Server::READABLE, 'get_ownership', array( self::class, 'authors_may' ) ) ),
			static fn (): array => self::schema_of(
				'products-ownership',
				array(
					'ownedProducts'   => 'array',
					'unownedProducts' => 'array',
				)
			)
		);
		$seen = array(
			'products' => array(
				'description'          => __( 'Whether each product’s introduction was seen.', 'slipstream' ),
				'example'              => array( 'jetpack-ai' => true ),
				'type'                 => 'object',
				'required'             => true,
				'properties'           => array_fill_keys( $slugs, array( 'type' => 'boolean' ) ),
				'additionalProperties' => false,
			),
		);
		$this->route(
			'my-jetpack/v1',
			'/site/products/interstitials',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_seen', array( self::class, 'authors_may' ) ),
				$this->handler( WP_REST_Server::EDITABLE, 'update_seen', array( self::class, 'authors_may' ), $seen ),
			),
			static fn (): array => self::schema_of( 'products-interstitials', array( 'products' => 'object' ) )
		);
	}

	/** @return true|WP_Error */
	public static function authors_may(): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response(
			$this->records->all( array_map( 'strval', array_values( (array) ( $request['products'] ?? array() ) ) ) )
		);
	}

	/** Tells which products are here. */
	public function get_ownership(): WP_REST_Response {
		$products = Product::all();
		$owned    = array_keys(
			array_filter( $products, fn ( Product $product ): bool => $this->products->is_here( $product ) )
		);
		return new WP_REST_Response(
			array(
				'unownedProducts' => array_values( array_diff( array_keys( $products ), $owned ) ),
				'ownedProducts'   => $owned,
			)
		);
	}

	/** Tells whose introduction was seen. */
	public function get_seen(): WP_REST_Response {
		$stored = get_option( self::SEEN );
		$stored = is_array( $stored ) ? $stored : array();
		$seen   = array();
		foreach ( array_keys( Product::all() ) as $slug ) {
			$seen[ $slug ] = (bool) ( $stored[ $slug ] ?? false );
		}
		return new WP_REST_Response( array( 'products' => $seen ) );
	}

	/** Remembers whose introduction was seen. */
	public function update_seen( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				foreach ( (array) $request['products'] as $slug => $is_seen ) {
					Stored_Value::put_field( self::SEEN, (string) $slug, $is_seen ? true : null );
				}
				return $this->get_seen();
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'products', array_fill_keys( array_keys( Product::all() ), self::record_schema() ) );
	}

	/** @return array<string, mixed> */
	public static function record_schema(): array {
		$texts = array(
			'slug',
			'plugin_slug',
			'name',
			'title',
			'category',
			'description',
			'long_description',
			'status',
			'wpcom_product_slug',
			'feature_identifying_paid_plan',
			'manage_url',
			'post_activation_url',
			'post_checkout_url',
			'class',
		);
		$flags = array(
			'is_bundle',
			'is_plugin_active',
			'is_tiered_pricing',
			'is_upgradable',
			'is_feature',
			'requires_user_connection',
			'has_free_offering',
			'has_paid_plan_for_product',
		);
		$lists = array(
			'features',
			'features_by_tier',
			'tiers',
			'disclaimers',
			'is_upgradable_by_bundle',
			'supported_products',
			'related_plan_slugs',
		);
		return self::schema_of(
			'product',
			array_fill_keys(
				$texts,
				'string'
			) + array_fill_keys( $flags, 'boolean' ) + array_fill_keys( $lists, 'array' ) + array_fill_keys(
				array( 'pricing_for_ui', 'standalone_plugin_info' ),
				'object'
			)
		);
	}
}
