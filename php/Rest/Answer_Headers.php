<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Says with each answer of the plugin what caches may do with it, and with an error when to try again. WordPress keeps
 * caches from giving the answer for one caller to another only where a cookie names the caller, not where a token or a
 * signature does, nor for what a visitor gets.
 */
final class Answer_Headers {

	/** Adds the headers that its controller has not set. Runs on rest_post_dispatch. */
	public static function add( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( ! $answer instanceof WP_HTTP_Response || ! self::is_ours( $request ) ) {
			return $answer;
		}
		$data    = $answer->get_data();
		$headers = array( 'Cache-Control' => 'no-store' );
		$after   = is_array( $data ) && $answer->get_status() >= 400 ? $data['data']['retry_after'] ?? null : null;
		if ( is_int( $after ) ) {
			$headers['Retry-After'] = (string) $after;
		}
		foreach ( array_diff_ukey( $headers, $answer->get_headers(), 'strcasecmp' ) as $name => $value ) {
			$answer->header( $name, $value );
		}
		return $answer;
	}

	/** Whether a controller of the plugin answers a request. */
	public static function is_ours( WP_REST_Request $request ): bool {
		$callback = $request->get_attributes()['callback'] ?? null;
		return is_array( $callback ) && is_object( $callback[0] ?? null ) && self::is_own( $callback[0] );
	}

	/** Whether an object is the plugin's. */
	public static function is_own( object $handler ): bool {
		return str_starts_with( $handler::class, 'Slipstream\\' );
	}
}
