<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * Keeps this request's page out of caches: it is its visitor's alone, or something failed that will not fail next time.
 */
final class Page_Cache {

	/** What page caches look for. */
	private const CONSTANT = 'DONOTCACHEPAGE';

	/** For caches inside WordPress, and for those in front of it as long as no output was sent. */
	public static function skip(): void {
		self::skip_plugins();
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: no-store, private' );
		}
	}

	/** For caches inside WordPress alone. */
	public static function skip_plugins(): void {
		defined( self::CONSTANT ) || define( self::CONSTANT, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Theirs.
	}
}
