<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Settings\Connector_Key;
use WP_Connector_Registry;

/**
 * Shows the fields of Stripe's keys under Settings > Connectors (WordPress 7.0 or newer), one for each mode. What
 * becomes of a key that is entered there: see Key_Guard.
 */
final class Stripe_Connectors {

	public static function register( WP_Connector_Registry $registry ): void {
		foreach ( array( 'test', 'live' ) as $mode ) {
			$setting = "slipstream_stripe_{$mode}_key";
			Connector_Key::show( $setting );
			$registry->register(
				"stripe-$mode",
				array(
					'name'           => 'test' === $mode ? 'Stripe (test mode)' : 'Stripe (live mode)',
					'description'    => is_admin() ? self::description( $mode ) : '',
					'type'           => 'payment_gateway',
					'authentication' => array(
						'method'          => 'api_key',
						'setting_name'    => $setting,
						'constant_name'   => strtoupper( $setting ),
						'env_var_name'    => strtoupper( $setting ),
						'credentials_url' => 'test' === $mode
							? 'https://dashboard.stripe.com/test/apikeys'
							: 'https://dashboard.stripe.com/apikeys',
					),
				)
			);
		}
	}

	private static function description( string $mode ): string {
		return 'test' === $mode
			? __( 'Tries out donations and payments without moving money.', 'slipstream' )
			: __( 'Takes donations and payments.', 'slipstream' );
	}
}
