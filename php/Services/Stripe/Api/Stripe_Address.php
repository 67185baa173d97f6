<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

/**
 * Where Stripe's API is.
 */
final class Stripe_Address {

	public const URL = 'https://api.stripe.com';

	public static function base_url(): string {
		$url = defined( 'SLIPSTREAM_STRIPE_URL' ) ? (string) constant( 'SLIPSTREAM_STRIPE_URL' ) : self::URL;
		/**
		 * Filters the URL of Stripe's API, to use another server instead.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The URL, without a trailing slash and without /v1.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_stripe_url', $url ) );
	}
}
