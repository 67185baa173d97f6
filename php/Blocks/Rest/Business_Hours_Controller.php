<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Rest;

use Slipstream\Blocks\Business_Hours;
use Slipstream\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the names of the days: GET wpcom/v2/business-hours/localized-week.
 */
final class Business_Hours_Controller extends Controller {

	public function __construct( private Business_Hours $hours ) {}

	public function register_routes(): void {
		register_rest_route(
			'wpcom/v2',
			'/business-hours/localized-week',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					// The names of the days and the week's start stand on the site's pages anyway.
					'permission_callback' => '__return_true',
					'args'                => array(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->hours->localized_week() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'localized-week',
			array(
				'days'        => 'object',
				'startOfWeek' => 'integer',
			)
		);
	}
}
