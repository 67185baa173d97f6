<?php

declare( strict_types=1 );

namespace Slipstream\Features\Rest;

use RuntimeException;
use Slipstream\Features\Feature_Use;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells what switching a feature off would touch: GET slipstream/v1/features/{slug}/use.
 */
final class Feature_Use_Controller extends Controller {

	public function __construct( private Feature_Use $feature_use ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/features/(?P<slug>[a-z0-9-]+)/use',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' ),
					array( 'slug' => self::text( 100 ) )
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->read( $request ) );
	}

	/**
	 * @return array{pages: int, is_at_least: bool, parts: int, automatic: list<string>}
	 * @throws Request_Error If there is no such feature, or the database does not respond.
	 */
	private function read( WP_REST_Request $request ): array {
		$slug = (string) $request['slug'];
		if ( ! $this->feature_use->has( $slug ) ) {
			throw new Request_Error( 'not_found', __( 'Feature not found.', 'slipstream' ), 404 );
		}
		try {
			return $this->feature_use->of( $slug );
		} catch ( RuntimeException ) {
			throw new Request_Error(
				'not_counted',
				__( 'The database did not respond, so the pages that use this could not be counted. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'feature-use',
			array(
				'pages'       => 'integer',
				'is_at_least' => 'boolean',
				'parts'       => 'integer',
				'automatic'   => 'array',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'slug' => array(
				'description' => __( 'The feature’s slug, or a block’s name without its namespace.', 'slipstream' ),
				'example'     => 'contact-form',
			),
		);
	}
}
