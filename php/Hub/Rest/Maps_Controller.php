<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Hub\Sites\Site_Auth;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET slipstream/v1/hub/maps: the Mapbox token that the hub's owner shares with connected sites. Their pages contain
 * it, so it is not secret.
 */
final class Maps_Controller extends Hub_Controller {

	/** @param Closure(): string $token */
	public function __construct( Site_Auth $auth, private Closure $token ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$this->hub_route(
			'/maps',
			array( 'GET' => array( 'get_maps', 'site' ) ),
			'hub-maps',
			array( 'mapbox_token' => 'string' )
		);
	}

	/** Returns the token, or '' if none is shared. */
	public function get_maps( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => array( 'mapbox_token' => ( $this->token )() ) );
	}
}
