<?php
/**
 * The route that looks at the front page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Verification\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Verification\Front_Page_Check;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells which tags stand on the site's own front page: slipstream/v1/verification/check, which may take ten seconds.
 */
final class Front_Page_Controller extends Controller {

	/**
	 * Needs what looks.
	 *
	 * @param Front_Page_Check $check Looks at the front page.
	 */
	public function __construct( private Front_Page_Check $check ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'slipstream/v1',
			'/verification/check',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'get_item_permissions_check' ),
					'args'                => array(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Administrators may.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		return self::require_capability( 'manage_options' );
	}

	/**
	 * Looks.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		$found             = $this->check->look();
		$found['services'] = (object) $found['services'];
		return new WP_REST_Response( $found );
	}

	/**
	 * The answer as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return self::schema_of(
			'front-page-check',
			array(
				'address'     => 'string',
				'http_status' => 'integer',
				'services'    => array(
					'type'                 => 'object',
					'additionalProperties' => array(
						'type' => 'string',
						'enum' => array( Front_Page_Check::FOUND, Front_Page_Check::DIFFERENT, Front_Page_Check::MISSING ),
					),
				),
			)
		);
	}
}
