<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Rest;

use Slipstream\Related_Posts\Related_Posts;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns a post's related posts: wpcom/v2/related-posts/{id}.
 */
final class Related_Posts_Controller extends Controller {

	public function __construct( private Related_Posts $related ) {}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/related-posts/(?P<id>[\d]+)',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array( 'id' => array( 'type' => 'integer' ) )
				),
			)
		);
	}

	/** Users who can edit a post can see its related posts. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		$post = get_post( (int) $request['id'] );
		if ( ! $post instanceof WP_Post && current_user_can( 'edit_posts' ) ) {
			return new WP_Error(
				'rest_post_invalid_id',
				__( 'Post not found.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return new WP_Error(
				'rest_forbidden_context',
				__( 'You are not allowed to edit this post.', 'slipstream' ),
				array( 'status' => rest_authorization_required_code() )
			);
		}
		return true;
	}

	public function get_items( $request ): WP_REST_Response {
		$post = get_post( (int) $request['id'] );
		return new WP_REST_Response( $post instanceof WP_Post ? $this->related->for_rest( $post ) : array() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'related-posts',
			'type'    => 'array',
			'items'   => self::schema_of(
				'related-post',
				array(
					'id'    => 'integer',
					'title' => 'string',
				)
			),
		);
	}

	protected function argument_help(): array {
		return array(
			'id' => array(
				'description' => __( 'The post’s ID.', 'slipstream' ),
				'example'     => 12,
			),
		);
	}
}
