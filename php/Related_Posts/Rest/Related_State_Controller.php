<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Rest;

use Closure;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Search\Builder;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns whether related posts are on, and turns them on: wpcom/v2/related-posts, wpcom/v2/related-posts/enable.
 */
final class Related_State_Controller extends Controller {

	/** Seconds that turning them on can take: enough to index a few hundred posts. */
	private const PATIENCE = 2;

	/** @param Closure(): Builder $builder Builds the object that indexes the site's posts. */
	public function __construct( private Related_Posts_Settings $options, private Closure $builder ) {}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/related-posts',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' )
				),
			)
		);
		$this->route(
			'wpcom/v2',
			'/related-posts/enable',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'update_item',
					array( $this, 'update_item_permissions_check' )
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'enabled' => $this->options->are_on(),
				'options' => $this->options->look() + array( 'post_types' => $this->options->choice()['post_types'] ),
			)
		);
	}

	/** Turns them on. The response says whether anything changed, as this route's clients expect. */
	public function update_item( $request ): WP_REST_Response {
		$enabled = $this->options->set_look( array( 'enabled' => true ) );
		if ( $this->options->are_on() ) {
			( $this->builder )()->begin_if_needed();
			( $this->builder )()->run( self::PATIENCE );
		}
		return new WP_REST_Response( array( 'enabled' => $enabled ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'related-posts-state',
			array(
				'enabled' => 'boolean',
				'options' => 'object',
			)
		);
	}
}
