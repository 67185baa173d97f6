<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * The site whose page has sent a form, as far as the browser says it.
 */
final class Origin {

	/** Of this request; '' if the browser does not say. */
	public static function current(): string {
		return isset( $_SERVER['HTTP_ORIGIN'] ) && is_string( $_SERVER['HTTP_ORIGIN'] )
			? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ORIGIN'] ) )
			: '';
	}

	/** Whether it is not another site. Browsers that want no referrer say 'null'. */
	public static function is_own( string $origin ): bool {
		if ( '' === $origin || 'null' === $origin ) {
			return true;
		}
		$host = strtolower( (string) wp_parse_url( $origin, PHP_URL_HOST ) );
		$own  = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) );
		return in_array( $host, array_map( 'strtolower', array_filter( $own, 'is_string' ) ), true );
	}
}
