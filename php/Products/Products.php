<?php

declare( strict_types=1 );

namespace Slipstream\Products;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Modules;
use Slipstream\Modules\State\Module_Switch;

/**
 * Tells how products stand, and switches what they are made of.
 */
final class Products {

	private const ACTIVE = 'active';
	private const ABSENT = 'plugin_absent';

	public function __construct(
		private Modules $modules,
		private Module_Switch $module_switch,
		private Plugins $plugins = new Plugins()
	) {}

	/**
	 * How a product stands.
	 *
	 * @return string One of the states that clients know.
	 */
	public function status( Product $product ): string {
		if ( '' !== $product->plugin ) {
			return $this->plugins->status( $product->plugin );
		}
		if ( $product->products ) {
			return $this->status_of_bundle( $product );
		}
		$slugs = $this->modules_of( $product );
		if ( ! $slugs ) {
			return self::ABSENT;
		}
		return array_filter( $slugs, fn ( string $slug ): bool => ! $this->modules->is_active( $slug ) )
			? 'module_disabled'
			: self::ACTIVE;
	}

	public function is_here( Product $product ): bool {
		return self::ABSENT !== $this->status( $product );
	}

	/** @throws Request_Error If that cannot be. */
	public function set( Product $product, bool $is_on ): void {
		if ( '' !== $product->plugin ) {
			$this->plugins->set( $product->plugin, $is_on );
			return;
		}
		if ( ! $this->is_here( $product ) ) {
			throw new Request_Error(
				'not_supported',
				__( 'Slipstream does not include this product.', 'slipstream' ),
				424
			);
		}
		foreach ( $this->modules_of( $product ) as $slug ) {
			$this->module_switch->set( $slug, $is_on );
		}
		foreach ( $this->parts( $product ) as $part ) {
			$this->set( $part, $is_on );
		}
	}

	/**
	 * Makes a product be there: installs its plugin if it is one, and switches it on.
	 *
	 * @throws Request_Error If that cannot be.
	 */
	public function install( Product $product ): void {
		if ( '' !== $product->plugin ) {
			$this->plugins->install( $product->plugin );
		}
		$this->set( $product, true );
	}

	/** @return list<string> */
	public function modules_of( Product $product ): array {
		return array_values(
			array_filter( $product->modules, fn ( string $slug ): bool => null !== $this->modules->switchable( $slug ) )
		);
	}

	/** @return list<Product> The products that a product is made of and that are here. */
	private function parts( Product $product ): array {
		return array_values(
			array_filter(
				array_intersect_key( Product::all(), array_flip( $product->products ) ),
				fn ( Product $part ): bool => $this->is_here( $part )
			)
		);
	}

	/** How a product of products stands: it is here where all of them are. */
	private function status_of_bundle( Product $product ): string {
		$parts = $this->parts( $product );
		if ( count( $parts ) < count( $product->products ) ) {
			return self::ABSENT;
		}
		return array_filter( $parts, fn ( Product $part ): bool => self::ACTIVE !== $this->status( $part ) )
			? 'module_disabled'
			: self::ACTIVE;
	}
}
