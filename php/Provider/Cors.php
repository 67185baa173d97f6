<?php
/**
 * Which other sites' pages may call the provider.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Provider;

use WP_REST_Request;

/**
 * WordPress lets the pages of any origin read its REST API, with cookies. The routes that take bearer tokens need no cookies and
 * are open to registered sites only.
 */
final class Cors {

	/**
	 * The routes that take bearer tokens.
	 */
	public const ROUTES = array( '/wpcom/v2/jetpack-ai-query', '/slipstream/v1/ai-query/stop' );

	/**
	 * Replaces core's headers on our routes. Runs on rest_pre_serve_request, after core.
	 *
	 * @param mixed                                 $served  Passed through.
	 * @param mixed                                 $result  Not used.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function send_headers( mixed $served, mixed $result, WP_REST_Request $request ): mixed {
		if ( ! in_array( $request->get_route(), self::ROUTES, true ) || headers_sent() ) {
			return $served;
		}
		header_remove( 'Access-Control-Allow-Credentials' );
		header_remove( 'Access-Control-Allow-Origin' );
		$origin = get_http_origin();
		if ( '' === $origin ) {
			return $served;
		}
		/**
		 * Filters which other sites' pages may call the provider's bearer routes.
		 *
		 * @param list<string> $origins Origins such as https://example.com.
		 */
		if ( in_array( $origin, (array) apply_filters( 'slipstream_provider_origins', array() ), true ) ) {
			header( 'Access-Control-Allow-Origin: ' . esc_url_raw( $origin ) );
			header( 'Vary: Origin', false );
		}
		return $served;
	}
}
