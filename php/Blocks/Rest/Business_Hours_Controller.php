<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Rest;

use Slipstream\Blocks\Business_Hours\Business_Hours;
use Slipstream\Rest\Controller;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the names of the days: GET wpcom/v2/business-hours/localized-week.
 */
final class Business_Hours_Controller extends Controller {

	public function __construct( private Business_Hours $hours ) {}

	public function register_routes(): void {
		// The names of the days and the week's start stand on the site's pages anyway.
		$this->route(
			'wpcom/v2',
			'/business-hours/localized-week',
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', '__return_true' ) )
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
