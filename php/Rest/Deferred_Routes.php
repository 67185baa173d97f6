<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the modules' routes at once where a request asks the REST API, and in the administration with the first
 * request inside PHP that nobody else answers. The page of an editor asks core's routes a dozen times, and each time
 * WordPress goes through all that there are.
 */
final class Deferred_Routes {

	private ?Route_Match $match = null;

	/** @param Closure(): mixed $register Registers them; what it gives is not looked at. */
	public function __construct( private Closure $register ) {}

	/** Registers the routes, or waits for who needs them. Runs on rest_api_init. */
	public function register(): void {
		if ( is_admin() && ! wp_is_serving_rest_request() ) {
			add_filter( 'rest_pre_dispatch', array( $this, 'register_asked' ), 0, 3 );
			return;
		}
		( $this->register )();
	}

	/**
	 * Registers the routes where one of them, or a list of all there are, is asked for.
	 *
	 * @param mixed $answer The answer, if there is one already.
	 */
	public function register_asked( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$is_root = '/' === $request->get_route();
		if ( $is_root ? self::is_list( $request ) : ! $this->is_answered( $server, $request ) ) {
			remove_filter( 'rest_pre_dispatch', array( $this, 'register_asked' ), 0 );
			( $this->register )();
		}
		return $answer;
	}

	/** Whether a route that is registered already answers a request. */
	private function is_answered( WP_REST_Server $server, WP_REST_Request $request ): bool {
		$method        = $request->get_method();
		$this->match ??= new Route_Match( $server );
		foreach ( $this->match->handlers( $request->get_route() ) as $handler ) {
			if ( 'OPTIONS' === $method || ! empty( $handler['methods'][ $method ] ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a request is for the list of all routes. Editors ask the same address for the site's name and such. */
	private static function is_list( WP_REST_Request $request ): bool {
		return ! isset( $request['_fields'] ) || array_intersect(
			array( 'routes', 'namespaces' ),
			wp_parse_list( $request['_fields'] )
		);
	}
}
