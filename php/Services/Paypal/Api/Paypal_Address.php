<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

use Slipstream\Money\Mode;

/**
 * Where PayPal's API is. The mode is stored with the app: it is not read from the host.
 */
final class Paypal_Address {

	public static function base_url( Mode $mode ): string {
		$url = Mode::Live === $mode ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com';
		if ( defined( 'SLIPSTREAM_PAYPAL_URL' ) ) {
			$url = (string) constant( 'SLIPSTREAM_PAYPAL_URL' );
		}
		/**
		 * Filters the URL of PayPal's API, to use another server instead.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url  The URL, without a trailing slash and without /v1 or /v2.
		 * @param string $mode 'test' or 'live'.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_paypal_url', $url, $mode->value ) );
	}
}
