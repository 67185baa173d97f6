<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

/**
 * Registers the post type for saved forms: a post that contains one form block, which authors edit where they use it.
 */
final class Form_Type {

	public const TYPE = 'jetpack_form';

	public static function register(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'           => array(
					'name'          => __( 'Forms', 'slipstream' ),
					'singular_name' => __( 'Form', 'slipstream' ),
				),
				'public'           => false,
				'show_ui'          => false,
				'can_export'       => true,
				'rewrite'          => false,
				'query_var'        => false,
				'supports'         => array( 'title', 'editor', 'revisions' ),
				'capability_type'  => 'page',
				'map_meta_cap'     => true,
				'delete_with_user' => false,
				'show_in_rest'     => true,
			)
		);
	}
}
