<?php

declare( strict_types=1 );

namespace Slipstream\Stats\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Stats\Audience;
use Slipstream\Stats\View_Counter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Receives the pages' reports: POST slipstream/v1/stats/view. It is public and needs no nonce, because a cached page
 * would not have a valid one.
 */
final class View_Controller extends Controller {

	public const ROUTE = 'slipstream/v1/stats/view';

	public function __construct( private View_Counter $counter ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/stats/view',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					'__return_true',
					array(
						'post'     => array(
							'description' => __( 'The post’s ID; 0 for lists of posts.', 'slipstream' ),
							'type'        => 'integer',
							'minimum'     => 0,
							'maximum'     => PHP_INT_MAX,
							'required'    => true,
						),
						'referrer' => array(
							'description' => __( 'The host that the visitor came from.', 'slipstream' ),
							'type'        => 'string',
							'maxLength'   => 100,
							'default'     => '',
						),
					)
				),
			)
		);
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		$post = (int) $request['post'];
		if ( $post > 0 && ! is_post_publicly_viewable( $post ) ) {
			return new WP_Error( 'not_found', __( 'Page not found.', 'slipstream' ), array( 'status' => 404 ) );
		}
		$counts = Audience::counts( $request );
		if ( $counts && ! $this->counter->count( $post, View_Counter::host( (string) $request['referrer'] ) ) ) {
			return new WP_Error(
				'stats_unavailable',
				__( 'The view could not be counted.', 'slipstream' ),
				array( 'status' => 503 )
			);
		}
		return new WP_REST_Response( array( 'counted' => $counts ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'stats-view', array( 'counted' => 'boolean' ) );
	}

	protected function argument_help(): array {
		return array(
			'post'     => array( 'example' => 0 ),
			'referrer' => array( 'example' => 'example.org' ),
		);
	}
}
