<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Http\Request_Error;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Routes_Case.php';
require_once __DIR__ . '/Routes_Test.php';

/**
 * Asks each route of docs/routes.md as a visitor and as an administrator.
 */
final class Answer_Headers_Test extends Routes_Case {

	/** Routes that say the same to everybody, and say so. */
	private const PUBLIC = array( 'GET /rest/v1.5/plans' );

	public function test_no_cache_keeps_what_one_caller_is_told(): void {
		$kept = array();
		foreach ( self::table() as list( $method, $route ) ) {
			foreach ( array( 'visitor', 'administrator' ) as $who ) {
				$this->sign_in( 'administrator' );
				$path = self::path( $route );
				'visitor' === $who && wp_set_current_user( 0 );
				$header = $this->answer(
					$method,
					$path,
					self::request_of( $method, $route )
				)->get_headers()['Cache-Control']
					?? '';
				if ( ! str_contains( $header, 'no-store' ) ) {
					$kept[] = "$method $route";
				}
			}
		}
		self::assertSame( self::PUBLIC, array_values( array_unique( $kept ) ) );
	}

	public function test_who_is_refused_for_now_is_told_until_when(): void {
		$request = new WP_REST_Request( 'GET', '/slipstream/v1/refused' );
		$request->set_attributes( array( 'callback' => array( $this, 'getName' ) ) );
		$refusal = rest_convert_error_to_response( ( new Request_Error( 'busy', 'Later.', 429, 7 ) )->to_wp_error() );
		$answer  = apply_filters( 'rest_post_dispatch', $refusal, rest_get_server(), $request );
		self::assertSame( '7', $answer->get_headers()['Retry-After'] );
		$last = rest_convert_error_to_response( ( new Request_Error( 'gone', 'Never.', 410 ) )->to_wp_error() );
		self::assertArrayNotHasKey( 'Retry-After', apply_filters( 'rest_post_dispatch', $last, rest_get_server(), $request )->get_headers() );
	}

	public function test_routes_of_others_are_left_alone(): void {
		self::assertArrayNotHasKey( 'Cache-Control', $this->answer( 'GET', '/wp/v2/types', array() )->get_headers() );
	}

	/**
	 * An answer as the server sends it.
	 *
	 * @param array<string, mixed> $params What is sent.
	 */
	private function answer( string $method, string $path, array $params ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		$answer = apply_filters(
			'rest_post_dispatch',
			rest_ensure_response( rest_get_server()->dispatch( $request ) ),
			rest_get_server(),
			$request
		);
		self::assertInstanceOf( WP_REST_Response::class, $answer );
		return $answer;
	}
}
