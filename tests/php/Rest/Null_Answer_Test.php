<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Routes_Case.php';
require_once __DIR__ . '/Routes_Test.php';

/**
 * No route answers 200 with an empty body: clients read JSON.
 */
final class Null_Answer_Test extends Routes_Case {

	public function test_every_answer_has_a_body(): void {
		$this->sign_in( 'administrator' );
		$nulls = array();
		foreach ( self::table() as list( $method, $route ) ) {
			$request = new WP_REST_Request( $method, self::path( $route ) );
			'GET' === $method ? $request->set_query_params(
				self::request_of( 'GET', $route )
			) : $request->set_body_params( self::request_of( $method, $route ) );
			$answer = rest_get_server()->dispatch( $request );
			if ( 200 === $answer->get_status() && null === $answer->get_data() ) {
				$nulls[] = "$method $route";
				self::assertSame( 'null', self::body( $answer, $request ), $route );
			}
		}
		self::assertEqualsCanonicalizing(
			array( 'GET /jetpack/v4/site/backup/undo-event', 'GET /my-jetpack/v1/site/backup/undo-event' ),
			$nulls
		);
	}

	public function test_what_is_not_ours_or_has_no_body_is_left_alone(): void {
		$this->sign_in( 'administrator' );
		$request = new WP_REST_Request( 'GET', '/my-jetpack/v1/site/backup/undo-event' );
		$answer  = rest_get_server()->dispatch( $request );
		$request->set_method( 'HEAD' );
		self::assertSame( '', self::body( $answer, $request ) );
		$other = new WP_REST_Request( 'GET', '/wp/v2/types' );
		rest_get_server()->dispatch( $other );
		self::assertSame( '', self::body( $answer, $other ) );
	}

	/** What is sent of an answer before WordPress sends it. */
	private static function body( WP_REST_Response $answer, WP_REST_Request $request ): string {
		ob_start();
		$is_served = apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() );
		$body      = (string) ob_get_clean();
		self::assertSame( '' !== $body, $is_served );
		return $body;
	}
}
