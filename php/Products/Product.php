<?php

declare( strict_types=1 );

namespace Slipstream\Products;

/**
 * A group of modules under a name that clients know, or a plugin of someone else, or other products together.
 */
final class Product {

	/**
	 * @param list<string> $modules  The modules that it is made of, whether they are here or not.
	 * @param list<string> $products The products that it is made of.
	 * @param string       $plugin   The folder of the plugin that it is instead; '' for none.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $name,
		public readonly string $description,
		public readonly string $category,
		public readonly array $modules = array(),
		public readonly array $products = array(),
		public readonly string $plugin = ''
	) {}

	/** @return array<string, self> By slug. */
	public static function all(): array {
		$products = array();
		foreach ( require __DIR__ . '/products.php' as $slug => $one ) {
			$products[ $slug ] = new self(
				$slug,
				$one[0],
				$one[1],
				$one[2],
				$one['modules'] ?? array(),
				$one['products'] ?? array(),
				$one['plugin'] ?? ''
			);
		}
		return $products;
	}
}
