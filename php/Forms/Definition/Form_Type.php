<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

/**
 * Registers what a kept form is to WordPress: a post that holds one form block, and is worked on where it stands.
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
