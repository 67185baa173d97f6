<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Http;

use Slipstream\Http\Request_Error;
use Slipstream\Tests\Test_Case;

final class Request_Error_Test extends Test_Case {

	public function test_a_database_that_fails_says_when_to_try_again(): void {
		$soon  = Request_Error::database_failed( 'a_code', 2 );
		$later = Request_Error::database_failed( 'a_code', 5 );
		self::assertSame( 'The database did not respond. Please try again.', $soon->getMessage() );
		self::assertSame( 'The database did not respond. Please try again in a few seconds.', $later->getMessage() );
		self::assertSame( array( 503, '5' ), self::answered( $later ) );
		self::assertSame( array( 503, null ), self::answered( Request_Error::database_failed( 'a_code' ) ) );
	}

	public function test_what_was_not_stored_has_the_code_of_its_route(): void {
		$error = Request_Error::not_stored( 'some_updated', 400, null );
		self::assertSame( array( 'some_updated', 400 ), array( $error->error_code, $error->http_status ) );
		self::assertSame( array( 503, '5' ), self::answered( Request_Error::not_stored() ) );
	}

	/** @return array{int, string|null} The status, and Retry-After. */
	private static function answered( Request_Error $error ): array {
		$response = $error->to_response();
		return array( $response->get_status(), $response->get_headers()['Retry-After'] ?? null );
	}
}
