<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Keeps caches from giving the answer for one caller to another. WordPress says so only where a cookie names the
 * caller, not where a token or a signature does, nor for what a visitor gets.
 */
final class Private_Answers {

	/**
	 * Marks the answer of a route of the plugin, unless its controller has said what caches may do. Runs on
	 * rest_post_dispatch.
	 */
	public static function mark( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if (
			$answer instanceof WP_HTTP_Response
			&& self::is_ours( $request )
			&& ! in_array( 'cache-control', array_map( 'strtolower', array_keys( $answer->get_headers() ) ), true )
		) {
			$answer->header( 'Cache-Control', 'no-store' );
		}
		return $answer;
	}

	/** Whether a controller of the plugin answers a request. */
	public static function is_ours( WP_REST_Request $request ): bool {
		$callback = $request->get_attributes()['callback'] ?? null;
		return is_array( $callback )
			&& is_object( $callback[0] ?? null )
			&& str_starts_with( $callback[0]::class, 'Slipstream\\' );
	}
}
