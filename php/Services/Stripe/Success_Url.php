<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe;

use InvalidArgumentException;

/**
 * Where the payment page leads back to, with the place that Stripe fills in. WordPress's functions for addresses delete
 * or encode its braces: do not pass the result through them.
 */
final class Success_Url {

	/** Stripe replaces exactly this. */
	public const PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

	/**
	 * @param string $parameter The query parameter that the session's ID comes back in.
	 * @throws InvalidArgumentException If it is no address of a page.
	 */
	public static function of( string $url, string $parameter ): string {
		$clean = esc_url_raw( remove_query_arg( $parameter, $url ), array( 'http', 'https' ) );
		if ( '' === (string) wp_parse_url( $clean, PHP_URL_HOST ) ) {
			throw new InvalidArgumentException( 'The address is not one of a page.' );
		}
		$parts = explode( '#', $clean, 2 );
		return $parts[0] . ( str_contains( $parts[0], '?' ) ? '&' : '?' )
			. rawurlencode( $parameter ) . '=' . self::PLACEHOLDER
			. ( isset( $parts[1] ) ? "#$parts[1]" : '' );
	}
}
