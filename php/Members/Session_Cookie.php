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

	public static function name(): string {
		return self::PREFIX . self::site();
	}

	/** What tells the cookies of sites apart: those of a network have one COOKIEHASH, and may be below each other. */
	public static function site(): string {
		return is_multisite() ? md5( COOKIEHASH . '|' . get_current_blog_id() ) : COOKIEHASH;
	}

	/**
	 * Which pages get the cookie: those of this site. Networks have one path and one domain for all of theirs.
	 *
	 * @return array{path: string, domain: string}
	 */
	public static function scope(): array {
		$path = is_multisite() ? (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) : COOKIEPATH;
		return array(
			'path'   => trailingslashit( $path ),
			'domain' => is_multisite() ? '' : (string) COOKIE_DOMAIN,
		);
	}

	private static function send( #[SensitiveParameter] string $value, int $expires ): void {
		if ( ! headers_sent() ) {
			setcookie(
				self::name(),
				$value,
				array(
					'expires'  => $expires,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				) + self::scope()
			);
		}
	}
}
