<?php

declare( strict_types=1 );

namespace Slipstream\Products;

use Slipstream\Modules\Modules;

/**
 * Builds the records of my-jetpack/v1/site/products. There is nothing to buy here: no record has a price.
 */
final class Product_Records {

	public function __construct( private Products $products, private Modules $modules ) {}

	/** @return array<string, mixed> */
	public function of( Product $product ): array {
		$status = $this->products->status( $product );
		$plugin = '' !== $product->plugin;
		$url    = $this->manage_url( $product );
		return array(
			'slug'                          => $product->slug,
			'plugin_slug'                   => $plugin ? $product->plugin : 'slipstream',
			'name'                          => $product->name,
			'title'                         => $product->name,
			'category'                      => $product->category,
			'description'                   => $product->description,
			'long_description'              => $product->description,
			'features'                      => $this->features( $product ),
			'features_by_tier'              => array(),
			'tiers'                         => array(),
			'disclaimers'                   => array(),
			'status'                        => $status,
			'pricing_for_ui'                => array( 'available' => false ),
			'is_bundle'                     => array() !== $product->products,
			'is_plugin_active'              => $plugin ? 'active' === $status : 'plugin_absent' !== $status,
			'is_tiered_pricing'             => false,
			'is_upgradable'                 => false,
			'is_upgradable_by_bundle'       => array(),
			'is_feature'                    => ! $plugin && array() === $product->products,
			'supported_products'            => $product->products,
			'wpcom_product_slug'            => '',
			'requires_user_connection'      => false,
			'feature_identifying_paid_plan' => '',
			'has_free_offering'             => 'plugin_absent' !== $status,
			'has_paid_plan_for_product'     => false,
			'manage_url'                    => $url,
			'post_activation_url'           => $url,
			'post_checkout_url'             => '',
			'standalone_plugin_info'        => array(
				'has_standalone_plugin'   => $plugin,
				'is_standalone_installed' => $plugin && 'plugin_absent' !== $status,
				'is_standalone_active'    => $plugin && 'active' === $status,
			),
			'class'                         => '',
			'related_plan_slugs'            => array(),
		);
	}

	/**
	 * @param list<string> $slugs Their slugs; none for all.
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public function all( array $slugs = array() ): array {
		$products = Product::all();
		return array_map(
			$this->of( ... ),
			$slugs ? array_intersect_key( $products, array_flip( $slugs ) ) : $products
		);
	}

	/** @return list<string> */
	private function features( Product $product ): array {
		$modules = array_map(
			fn ( string $slug ): string => (string) $this->modules->switchable( $slug )?->info()->name,
			$this->products->modules_of( $product )
		);
		$parts   = array_map(
			static fn ( Product $part ): string => $part->name,
			array_values( array_intersect_key( Product::all(), array_flip( $product->products ) ) )
		);
		return array( ...$modules, ...$parts );
	}

	/** Where a product is set up; '' for one that is not here. */
	private function manage_url( Product $product ): string {
		if ( '' !== $product->plugin ) {
			return Plugins::address( $product->plugin, $this->products->status( $product ) );
		}
		if ( ! $this->products->is_here( $product ) ) {
			return '';
		}
		foreach ( $this->products->modules_of( $product ) as $slug ) {
			$section = (string) $this->modules->switchable( $slug )?->info()->section;
			if ( '' !== $section ) {
				return admin_url( "admin.php?page=my-jetpack#/$section" );
			}
		}
		return admin_url( 'admin.php?page=my-jetpack#/modules' );
	}
}
