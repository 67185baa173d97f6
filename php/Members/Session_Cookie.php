<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use SensitiveParameter;

/**
 * What a browser keeps of a session. Its name begins as those of WordPress do, as caches of pages look for that.
 */
final class Session_Cookie {

	private const PREFIX = 'wordpress_slipstream_member_';

	/** '' if there is none. */
	public static function token(): string {
		$value = isset( $_COOKIE[ self::name() ] ) && is_string( $_COOKIE[ self::name() ] )
			? sanitize_text_field( wp_unslash( $_COOKIE[ self::name() ] ) )
			: '';
		return preg_match( '/^[\w-]{43}$/D', $value ) ? $value : '';
	}

	/** @param int $expires When the session ends. */
	public static function set( #[SensitiveParameter] string $token, int $expires ): void {
		$_COOKIE[ self::name() ] = $token;
		self::send( $token, $expires );
	}

	public static function remove(): void {
		unset( $_COOKIE[ self::name() ] );
		self::send( '', 1 );
	}

	/** Sites below others must not see each other's. */
	public static function name(): string {
		return self::PREFIX . COOKIEHASH;
	}

	private static function send( #[SensitiveParameter] string $value, int $expires ): void {
		if ( ! headers_sent() ) {
			setcookie(
				self::name(),
				$value,
				array(
					'expires'  => $expires,
					'path'     => trailingslashit( COOKIEPATH ),
					'domain'   => (string) COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
	}
}
