<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Adds the categories that our blocks stand in.
 */
final class Categories {

	/**
	 * Adds each category that nobody has added before.
	 *
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>> The categories.
	 */
	public function add( array $categories ): array {
		$own = array(
			'grow'         => __( 'Grow', 'slipstream' ),
			'monetize'     => __( 'Monetize', 'slipstream' ),
			'contact-form' => __( 'Forms', 'slipstream' ),
		);
		foreach ( array_diff_key( $own, array_flip( array_column( $categories, 'slug' ) ) ) as $slug => $title ) {
			$categories[] = array(
				'slug'  => $slug,
				'title' => $title,
				'icon'  => null,
			);
		}
		return $categories;
	}
}
