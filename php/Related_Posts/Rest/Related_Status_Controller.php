<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Rest;

use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns the choices for related posts and the table's progress to administrators: GET
 * slipstream/v1/related-posts/status. The settings themselves are at jetpack/v4/settings.
 */
final class Related_Status_Controller extends Controller {

	public function __construct( private Index $index ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/related-posts/status',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' )
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_item( $request ): WP_REST_Response {
		$state = $this->index->state();
		$types = array();
		foreach ( Related_Posts_Settings::types() as $name ) {
			$types[] = array(
				'name'  => $name,
				'label' => (string) ( get_post_type_object( $name )->labels->name ?? $name ),
			);
		}
		return new WP_REST_Response(
			array(
				'available_types' => $types,
				'has_site_icon'   => has_site_icon(),
				'index'           => array(
					'done'     => $state['done'] ?? 0,
					'total'    => $state['total'] ?? 0,
					'is_ready' => 'ready' === ( $state['status'] ?? '' ),
				),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'related-posts-status',
			array(
				'available_types' => 'array',
				'has_site_icon'   => 'boolean',
				'index'           => self::schema_of(
					'related-posts-index',
					array(
						'done'     => 'integer',
						'total'    => 'integer',
						'is_ready' => 'boolean',
					)
				),
			)
		);
	}
}
