<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses a JSON body that is a bare text, number or true at the plugin's routes: WordPress goes through every body as
 * if it were a list.
 */
final class Json_Body {

	private static function is_ours( string $route ): bool {
		return 1 === preg_match( Deferred_Routes::NAMESPACES, $route )
			|| str_starts_with( strtolower( $route ), '/wp/v2/feedback' );
	}

	/**
	 * Looks at a request. Runs on rest_pre_dispatch.
	 *
	 * @param mixed $answer The answer, if there is one already.
	 */
	public static function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! self::is_ours( $request->get_route() ) || ! $request->is_json_content_type() ) {
			return $answer;
		}
		$decoded = json_decode( (string) $request->get_body(), true );
		if ( null === $decoded || is_array( $decoded ) ) {
			return $answer;
		}
		return new WP_Error(
			'rest_invalid_json',
			__( 'The body of the request must be an object.', 'slipstream' ),
			array( 'status' => 400 )
		);
	}
}
