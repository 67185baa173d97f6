<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Tokens;

use PHPUnit\Framework\TestCase;
use Slipstream\Tokens\Cors;

/**
 * Holds the list and docs/routes.md together.
 */
final class Cors_Test extends TestCase {

	public function test_every_route_that_takes_a_token_is_in_the_list(): void {
		preg_match_all(
			'#^\| (?:GET|POST)(?: \*)? \| (/\S+) \| token \|#m',
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/routes.md' ),
			$found
		);
		self::assertNotSame( array(), $found[1] );
		self::assertEqualsCanonicalizing( $found[1], Cors::ROUTES );
	}

	public function test_an_address_in_capitals_is_the_same_route(): void {
		self::assertTrue( Cors::is_listed( '/wpcom/v2/Jetpack-AI-Query' ) );
		self::assertFalse( Cors::is_listed( '/wp/v2/posts' ) );
	}
}
