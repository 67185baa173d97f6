<?php

declare( strict_types=1 );

/** The two methods that others call. */
class Akismet {
 // phpcs:ignore Universal.Files.SeparateFunctionsFromOO

	/** @var list<array{string, string}> */
	public static array $asked = array();

	public static function get_api_key(): string {
		return 'key';
	}

	/** @return array{array<string, string>, string} Says that a known text is spam. */
	public static function http_post( string $request, string $path ): array {
		self::$asked[] = array( $request, $path );
		return array( array(), str_contains( $request, 'viagra-test-123' ) ? 'true' : 'false' );
	}
}
