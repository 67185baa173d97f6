<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Settings\Declared_Settings;

/**
 * The keys of the gateways, one for each mode, from wp-config.php, the environment, or the settings.
 */
final class Keys {

	/**
	 * The key of a mode.
	 *
	 * @return Gateway_Key|null Null if there is none, or it is not of this mode.
	 * @throws Request_Error If the database fails.
	 */
	public function of( Gateway $gateway, Mode $mode ): ?Gateway_Key {
		if ( Gateway::Paypal === $gateway ) {
			$client_id = (string) Payments_Settings::read( "slipstream_paypal_{$mode->value}_client_id" );
			$secret    = (string) Payments_Settings::read( "slipstream_paypal_{$mode->value}_secret" );
			return '' === $client_id || '' === $secret ? null : new Gateway_Key( $secret, $client_id );
		}
		$secret = (string) Payments_Settings::read( self::stripe( $mode ) );
		return '' === $secret || self::is_misplaced( $secret, $mode ) ? null : new Gateway_Key( $secret );
	}

	/**
	 * What Stripe signs its messages with; '' if there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function webhook_secret( Mode $mode ): string {
		return trim( (string) Payments_Settings::read( "slipstream_stripe_{$mode->value}_webhook_secret" ) );
	}

	/**
	 * Settings that hold the key of another mode: nobody checks what stands in wp-config.php.
	 *
	 * @return list<string> Their labels.
	 * @throws Request_Error If the database fails.
	 */
	public function misplaced(): array {
		$labels = array();
		foreach ( Mode::cases() as $mode ) {
			$secret = (string) Payments_Settings::read( self::stripe( $mode ) );
			if ( '' !== $secret && self::is_misplaced( $secret, $mode ) ) {
				$labels[] = Declared_Settings::text( self::stripe( $mode ), 'label' );
			}
		}
		return $labels;
	}

	private static function stripe( Mode $mode ): string {
		return "slipstream_stripe_{$mode->value}_key";
	}

	/** Whether a key of Stripe's is not of a mode. With one of the other mode, a test would move money. */
	private static function is_misplaced( string $key, Mode $mode ): bool {
		return 1 !== preg_match( "/^[rs]k_{$mode->value}_/", $key );
	}
}
