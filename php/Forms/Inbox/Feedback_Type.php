<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

/**
 * Registers responses as posts that only editors and administrators can see.
 */
final class Feedback_Type {

	/**
	 * Registers the post type and the spam status.
	 *
	 * @param class-string $controller The controller for its routes.
	 */
	public static function register( string $controller ): void {
		register_post_type(
			Feedback_Store::TYPE,
			array(
				'labels'                => array(
					'name'          => __( 'Form responses', 'slipstream' ),
					'singular_name' => __( 'Form response', 'slipstream' ),
				),
				'public'                => false,
				'show_ui'               => false,
				'can_export'            => true,
				'rewrite'               => false,
				'query_var'             => false,
				'supports'              => array( 'title' ),
				'capability_type'       => 'page',
				'map_meta_cap'          => true,
				'capabilities'          => array( 'create_posts' => 'do_not_allow' ),
				'delete_with_user'      => false,
				'show_in_rest'          => true,
				'rest_controller_class' => $controller,
			)
		);
		register_post_status(
			'spam',
			array(
				'label'    => __( 'Spam', 'slipstream' ),
				'internal' => true,
			)
		);
	}

	/** Whether the user can read and change responses, as editors and administrators can. */
	public static function may_manage(): bool {
		return current_user_can( 'edit_pages' ) && current_user_can( 'edit_others_pages' );
	}
}
