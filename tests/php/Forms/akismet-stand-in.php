<?php
/**
 * Stands in for Akismet, which asks a server that is not there in tests.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

/**
 * The two methods that others call.
 */
class Akismet {
 // phpcs:ignore Universal.Files.SeparateFunctionsFromOO

	/**
	 * What was asked.
	 *
	 * @var list<array{string, string}>
	 */
	public static array $asked = array();

	public static function get_api_key(): string {
		return 'key';
	}

	/**
	 * Says that a known text is spam.
	 *
	 * @return array{array<string, string>, string}
	 */
	public static function http_post( string $request, string $path ): array {
		self::$asked[] = array( $request, $path );
		return array( array(), str_contains( $request, 'viagra-test-123' ) ? 'true' : 'false' );
	}
}
