<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * Identifies a site by its address. A site that switches from http to https stays the same site, so the scheme does not
 * count; nor do case, a trailing dot, or a default port.
 */
final class Home {

	private const LONGEST = 255;

	/** An address, normalized for comparison; '' if it is invalid. */
	public static function normal( string $url ): string {
		if ( strlen( $url ) > self::LONGEST || ! Address::is_plain( $url ) || self::has_parent_segments( $url ) ) {
			return '';
		}
		$parts = (array) wp_parse_url( $url );
		$port  = (int) ( $parts['port'] ?? 0 );
		return rtrim( strtolower( (string) ( $parts['host'] ?? '' ) ), '.' )
			. ( in_array( $port, array( 0, 80, 443 ), true ) ? '' : ":$port" )
			. rtrim( (string) ( $parts['path'] ?? '' ), '/' );
	}

	/** The key to find a site's row. */
	public static function key( string $url ): string {
		return hash( 'sha256', self::normal( $url ) );
	}

	/** Whether two addresses are of the same site. */
	public static function is_same( string $one, string $other ): bool {
		return '' !== self::normal( $one ) && self::normal( $one ) === self::normal( $other );
	}

	/** Whether nobody on the network can impersonate an address. */
	public static function is_https( string $url ): bool {
		return 'https' === strtolower( (string) wp_parse_url( $url, PHP_URL_SCHEME ) );
	}

	/** Whether an address is on another address's host, in or below its folder. */
	public static function is_below( string $url, string $base ): bool {
		$path   = self::normal( (string) strtok( $url, '?' ) );
		$normal = self::normal( $base );
		return '' !== $normal
			&& ! str_contains( $url, '#' )
			&& ( $path === $normal || str_starts_with( $path, "$normal/" ) );
	}

	/** Whether an address has segments that go up a folder, even encoded ones. */
	private static function has_parent_segments( string $url ): bool {
		return 1 === preg_match( '#/\.\.?(?:/|$)|%2e|%2f|%5c|%00#i', $url );
	}
}
