<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Address;

/**
 * What a site is known by. A site that goes from http to https stays the same site, so the scheme does not count; nor
 * do case, a dot or a port that go without saying.
 */
final class Home {

	private const LONGEST = 255;

	/** An address in the one way that it is compared; '' if it is none. */
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

	/** What the row of a site is found by. */
	public static function key( string $url ): string {
		return hash( 'sha256', self::normal( $url ) );
	}

	/** Whether two addresses are the same site. */
	public static function is_same( string $one, string $other ): bool {
		return '' !== self::normal( $one ) && self::normal( $one ) === self::normal( $other );
	}

	/** Whether nobody on the way can answer for an address. */
	public static function is_https( string $url ): bool {
		return 'https' === strtolower( (string) wp_parse_url( $url, PHP_URL_SCHEME ) );
	}

	/** Whether an address is on the same host as another and not above its folder. */
	public static function is_below( string $url, string $base ): bool {
		$path   = self::normal( (string) strtok( $url, '?' ) );
		$normal = self::normal( $base );
		return '' !== $normal
			&& ! str_contains( $url, '#' )
			&& ( $path === $normal || str_starts_with( $path, "$normal/" ) );
	}

	/** Whether an address has steps that go up, or hides some. */
	private static function has_parent_segments( string $url ): bool {
		return 1 === preg_match( '#/\.\.?(?:/|$)|%2e|%2f|%5c|%00#i', $url );
	}
}
