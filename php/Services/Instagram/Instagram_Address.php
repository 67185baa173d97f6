<?php

declare( strict_types=1 );

namespace Slipstream\Services\Instagram;

use Slipstream\Http\Address;

/**
 * The three servers of Instagram's API, or the one that stands in for all of them.
 */
final class Instagram_Address {

	public const LOGIN  = 'https://www.instagram.com';
	public const TOKENS = 'https://api.instagram.com';
	public const GRAPH  = 'https://graph.instagram.com';

	/** @param string $server One of the constants. */
	public static function of( string $server, string $path ): string {
		return ( self::is_replaced() ? self::replacement() : $server ) . $path;
	}

	/** Whether another server stands in for Instagram. */
	public static function is_replaced(): bool {
		return '' !== self::replacement();
	}

	/** Whether an address is one of the server that stands in for Instagram. */
	public static function is_of_replacement( string $url ): bool {
		return self::is_replaced() && Address::origin( $url ) === Address::origin( self::replacement() );
	}

	/** The server that stands in for Instagram; '' for none. */
	private static function replacement(): string {
		$url = defined( 'SLIPSTREAM_INSTAGRAM_URL' ) ? (string) constant( 'SLIPSTREAM_INSTAGRAM_URL' ) : '';
		/**
		 * Filters the URL of a server to use instead of Instagram's.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The URL, without a trailing slash; '' for Instagram's own servers.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_instagram_url', $url ) );
	}
}
