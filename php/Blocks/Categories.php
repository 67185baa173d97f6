<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Adds the categories of our blocks.
 */
final class Categories {

	/**
	 * Adds each category that nobody has added before, above those for parts of themes and content of other sites.
	 *
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>> The categories.
	 */
	public function add( array $categories ): array {
		$own   = array(
			'contact-form' => __( 'Forms', 'slipstream' ),
			'grow'         => __( 'Grow', 'slipstream' ),
			'monetize'     => __( 'Monetize', 'slipstream' ),
		);
		$known = array_column( $categories, 'slug' );
		$added = array();
		foreach ( array_diff_key( $own, array_flip( $known ) ) as $slug => $title ) {
			$added[] = array(
				'slug'  => $slug,
				'title' => $title,
				'icon'  => null,
			);
		}
		$after = array_search( 'widgets', $known, true );
		array_splice( $categories, false === $after ? count( $categories ) : $after + 1, 0, $added );
		return $categories;
	}
}
