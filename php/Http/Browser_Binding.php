<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use Slipstream\Support\Random_Secret;

/**
 * WordPress's nonces are the same for all logged-out users, so a form that they must not be made to send carries a
 * token that matches a cookie, which no other site can read or set.
 */
final class Browser_Binding {

	/**
	 * @param string $cookie Its name.
	 * @param string $url    Below which pages get it.
	 */
	public function __construct( private string $cookie, private string $url ) {}

	/** The token for a form. The first one sets the cookie. Call it before any output. */
	public function mark( string $form ): string {
		$value = $this->cookie();
		if ( '' === $value ) {
			$value                    = Random_Secret::token();
			$_COOKIE[ $this->cookie ] = $value;
			if ( ! headers_sent() ) {
				setcookie(
					$this->cookie,
					$value,
					array(
						'path'     => trailingslashit( (string) wp_parse_url( $this->url, PHP_URL_PATH ) ),
						'secure'   => is_ssl(),
						'httponly' => true,
						'samesite' => 'Lax',
					)
				);
			}
		}
		return $this->of( $value, $form );
	}

	/** Whether this browser has the cookie. */
	public function is_marked(): bool {
		return '' !== $this->cookie();
	}

	/** Whether this browser showed the form to the same WordPress user. */
	public function is_good( string $mark, string $form ): bool {
		$value = $this->cookie();
		return '' !== $value && hash_equals( $this->of( $value, $form ), $mark );
	}

	private function cookie(): string {
		$value = isset( $_COOKIE[ $this->cookie ] ) && is_string( $_COOKIE[ $this->cookie ] )
			? sanitize_text_field( wp_unslash( $_COOKIE[ $this->cookie ] ) )
			: '';
		return preg_match( '/^[\w-]{43}$/D', $value ) ? $value : '';
	}

	private function of( string $value, string $form ): string {
		return hash_hmac( 'sha256', "$this->cookie|$value|$form|" . get_current_user_id(), wp_salt( 'nonce' ) );
	}
}
