<?php

declare( strict_types=1 );

namespace Slipstream\Map\Rest;

use Closure;
use Slipstream\Rest\Controller;
use Slipstream\Services\Mapkit\Mapkit;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Makes a token that is good for the site's pages for half an hour: GET wpcom/v2/mapkit.
 */
final class Mapkit_Controller extends Controller {

	/** @param Closure(): Mapkit $mapkit */
	public function __construct( private Closure $mapkit ) {}

	public function register_routes(): void {
		// Visitors' browsers draw maps with it; Apple takes it from pages of this site alone.
		$this->route(
			'wpcom/v2',
			'/mapkit',
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', '__return_true' ) )
		);
	}

	/** @param mixed $request Not used. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => array( 'wpcom_mapkit_access_token' => ( $this->mapkit )()->token() ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'mapkit-token', array( 'wpcom_mapkit_access_token' => 'string' ) );
	}
}
