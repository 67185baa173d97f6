<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses a JSON body that is a bare text, number or true at the routes of the plugin and of modules that others have
 * added: WordPress goes through every body as if it were a list.
 */
final class Json_Body {

	/** @param Closure(): list<WP_REST_Controller> $controllers Those of the modules. */
	public function __construct( private Closure $controllers ) {}

	/**
	 * Looks at a request. Runs on rest_pre_dispatch.
	 *
	 * @param mixed $answer The answer, if there is one already.
	 */
	public function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! $request->is_json_content_type() ) {
			return $answer;
		}
		$decoded = json_decode( (string) $request->get_body(), true );
		if ( null === $decoded || is_array( $decoded ) || ! $this->is_ours( $server, $request->get_route() ) ) {
			return $answer;
		}
		return new WP_Error(
			'rest_invalid_json',
			__( 'The body of the request must be an object.', 'slipstream' ),
			array( 'status' => 400 )
		);
	}

	/** Whether a controller of a module answers a route. */
	private function is_ours( WP_REST_Server $server, string $route ): bool {
		foreach ( ( new Route_Match( $server ) )->handlers( $route ) as $handler ) {
			$object = Route_Match::object_of( $handler );
			if (
				null !== $object
				&& ( Answer_Headers::is_own( $object ) || in_array( $object, ( $this->controllers )(), true ) )
			) {
				return true;
			}
		}
		return false;
	}
}
