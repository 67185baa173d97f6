<?php
/**
 * The routes of related posts.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Rest;

use Closure;
use Slipstream\Related_Posts\Builder;
use Slipstream\Related_Posts\Related_Posts;
use WP_Error;
use WP_Post;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells and switches related posts on: wpcom/v2/related-posts, wpcom/v2/related-posts/enable, wpcom/v2/related-posts/{id}.
 */
final class Related_Posts_Controller extends WP_REST_Controller {

	/**
	 * Seconds that switching on may take: sites of some hundred posts are through by then.
	 */
	private const PATIENCE = 2;

	/**
	 * Takes its parts.
	 *
	 * @param Related_Posts      $related Tells which posts are related.
	 * @param Closure(): Builder $builder Builds what reads the posts of the site.
	 */
	public function __construct( private Related_Posts $related, private Closure $builder ) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$routes = array(
			''               => array( WP_REST_Server::READABLE, 'get_status', 'edit_posts', array() ),
			'/enable'        => array( WP_REST_Server::CREATABLE, 'enable', 'manage_options', array() ),
			'/(?P<id>[\d]+)' => array( WP_REST_Server::READABLE, 'get_items', 'edit_post', array( 'id' => array( 'type' => 'integer' ) ) ),
		);
		foreach ( $routes as $path => list( $methods, $callback, $capability, $arguments ) ) {
			register_rest_route(
				'wpcom/v2',
				"/related-posts$path",
				array(
					'methods'             => $methods,
					'callback'            => array( $this, $callback ),
					'permission_callback' => 'edit_post' === $capability ? array( $this, 'get_items_permissions_check' ) : static fn (): bool => current_user_can( $capability ),
					'args'                => $arguments,
				)
			);
		}
	}

	/**
	 * Tells whether they are on.
	 */
	public function get_status(): WP_REST_Response {
		$options = $this->related->options();
		return new WP_REST_Response(
			array(
				'enabled' => $options->are_on(),
				'options' => $options->look() + array( 'post_types' => $options->choice()['post_types'] ),
			)
		);
	}

	/**
	 * Switches them on. The answer says whether something was changed, as clients of this route expect it.
	 */
	public function enable(): WP_REST_Response {
		$enabled = $this->related->options()->set_look( array( 'enabled' => true ) );
		( $this->builder )()->begin_if_needed();
		( $this->builder )()->run( self::PATIENCE );
		return new WP_REST_Response( array( 'enabled' => $enabled ) );
	}

	/**
	 * Who may edit a post may see what is related to it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		$post = get_post( (int) $request['id'] );
		if ( ! $post instanceof WP_Post && current_user_can( 'edit_posts' ) ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'There is no such post.', 'slipstream' ), array( 'status' => 404 ) );
		}
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return new WP_Error( 'rest_forbidden_context', __( 'You are not allowed to edit this post.', 'slipstream' ), array( 'status' => rest_authorization_required_code() ) );
		}
		return true;
	}

	/**
	 * The posts related to a post.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$post = get_post( (int) $request['id'] );
		return new WP_REST_Response( $post instanceof WP_Post ? $this->related->for_rest( $post ) : array() );
	}
}
