<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the plugin's routes at once where a request asks the REST API, and in the administration with the first
 * request inside PHP that asks for one of them. The page of an editor asks core's routes a dozen times, and each time
 * WordPress goes through all that there are.
 */
final class Deferred_Routes {

	/**
	 * Where the routes are, those of posts and such excepted, which WordPress registers itself. Addresses of routes
	 * have no case.
	 */
	public const NAMESPACES = '#^/(?:jetpack/v4|my-jetpack/v1|wpcom/v2|slipstream/v1|rest/v1\.5)(?:/|$)#i';

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
		if (
			preg_match( self::NAMESPACES, $request->get_route() )
			|| ! self::is_known( $server, $request->get_route() )
			|| $this->is_list( $request )
		) {
			remove_filter( 'rest_pre_dispatch', array( $this, 'register_asked' ), 0 );
			( $this->register )();
		}
		return $answer;
	}

	/**
	 * Whether someone has registered the namespace of a route already. Those that nobody has may be a module's own.
	 */
	private static function is_known( WP_REST_Server $server, string $route ): bool {
		foreach ( $server->get_namespaces() as $name ) {
			if ( 0 === strcasecmp( "$route/", "/$name/" ) || 0 === stripos( $route, "/$name/" ) ) {
				return true;
			}
		}
		return '/' === $route;
	}

	/** Whether a request is for the list of all routes. Editors ask the same address for the site's name and such. */
	private function is_list( WP_REST_Request $request ): bool {
		return '/' === $request->get_route()
			&& ( ! isset( $request['_fields'] ) || array_intersect(
				array( 'routes', 'namespaces' ),
				wp_parse_list( $request['_fields'] )
			) );
	}
}
