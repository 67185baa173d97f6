<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use SensitiveParameter;
use Slipstream\Hub\Database\Secret;

/**
 * WordPress's nonces are the same for all logged-out users, so the consent page's form carries a token that matches a
 * cookie, which no other site can read or set.
 */
final class Browser_Binding {

	private const COOKIE = 'slipstream-hub-consent';

	/** The token for a form. The first one sets the cookie. Call it before any output. */
	public function mark( int $request_id ): string {
		$value = $this->cookie();
		if ( '' === $value ) {
			$value                   = Secret::token();
			$_COOKIE[ self::COOKIE ] = $value;
			if ( ! headers_sent() ) {
				setcookie(
					self::COOKIE,
					$value,
					array(
						'path'     => (string) wp_parse_url( site_url( '/' ), PHP_URL_PATH ),
						'secure'   => is_ssl(),
						'httponly' => true,
						'samesite' => 'Lax',
					)
				);
			}
		}
		return self::of( $value, $request_id );
	}

	/** Whether this browser showed the form to the same WordPress user. */
	public function is_good( string $mark, int $request_id ): bool {
		$value = $this->cookie();
		return '' !== $value && hash_equals( self::of( $value, $request_id ), $mark );
	}

	/**
	 * A code that only the form's own browser can create. It stays the same if the form is sent repeatedly.
	 *
	 * @param string $mark   A valid token.
	 * @param string $answer The button that was pressed.
	 */
	public static function code( #[SensitiveParameter] string $mark, string $request_uri, string $answer ): string {
		return Secret::text( hash_hmac( 'sha256', "$answer|$request_uri", $mark, true ) );
	}

	private function cookie(): string {
		$value = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] )
			? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) )
			: '';
		return preg_match( '/^[\w-]{43}$/D', $value ) ? $value : '';
	}

	private static function of( string $value, int $request_id ): string {
		return hash_hmac( 'sha256', "slipstream-hub|$value|$request_id|" . get_current_user_id(), wp_salt( 'nonce' ) );
	}
}
