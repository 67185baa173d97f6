<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

use WP_REST_Request;

/**
 * WordPress lets the pages of any origin read its REST API, with cookies. The routes that take bearer tokens need no
 * cookies and are open to registered sites only.
 */
final class Cors {

	/** The routes that take bearer tokens, as docs/routes.md lists them. */
	public const ROUTES = array(
		'/wpcom/v2/jetpack-ai-query',
		'/wpcom/v2/jetpack-ai-image',
		'/wpcom/v2/jetpack-ai-transcription',
		'/slipstream/v1/ai-query/stop',
	);

	public function __construct( private ?Connected_Sites $sites = null ) {}

	/** Whether a route takes bearer tokens. Addresses of routes have no case. */
	public static function is_listed( string $route ): bool {
		return in_array( strtolower( $route ), self::ROUTES, true );
	}

	/** Replaces core's headers on our routes. Runs on rest_pre_serve_request, after core. */
	public function send_headers( mixed $served, mixed $result, WP_REST_Request $request ): mixed {
		if ( ! self::is_listed( $request->get_route() ) || headers_sent() ) {
			return $served;
		}
		header_remove( 'Access-Control-Allow-Credentials' );
		header_remove( 'Access-Control-Allow-Origin' );
		$origin = get_http_origin();
		if ( '' === $origin ) {
			return $served;
		}
		/**
		 * Filters which other sites' pages can call the provider's bearer routes.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $origins Origins such as https://example.com.
		 */
		if ( in_array(
			$origin,
			(array) apply_filters( 'slipstream_provider_origins', $this->sites?->origins() ?? array() ),
			true
		) ) {
			header( 'Access-Control-Allow-Origin: ' . esc_url_raw( $origin ) );
			header( 'Vary: Origin', false );
		}
		return $served;
	}
}
