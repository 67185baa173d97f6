<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Key_Change;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Payments_Settings;

/** Apps of PayPal's: a client ID and its secret. */
final class Paypal_App_Change extends Key_Change {

	public function __construct( private Paypal_Accounts $paypal, Waiting_Keys $waiting, Accepted_Keys $accepted ) {
		parent::__construct( Gateway::Paypal, $waiting, $accepted );
	}

	protected function connect(
		Mode $mode,
		#[SensitiveParameter] ?Gateway_Key $key = null,
		?Closure $store = null
	): void {
		$this->paypal->connect( $mode, $key, $store );
	}

	/**
	 * What was not entered is that of the app that waits, else of the one that is used.
	 *
	 * @throws Request_Error If there is none to go with what was entered, or the database fails.
	 */
	protected function completed( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): Gateway_Key {
		$parts   = $this->parts( $mode, $key );
		$waiting = $this->waiting->of( Gateway::Paypal, $mode );
		$waiting = null === $waiting ? array() : $this->parts( $mode, $waiting );
		foreach ( array_keys( $parts, '', true ) as $name ) {
			$waits          = $waiting[ $name ] ?? '';
			$parts[ $name ] = '' === $waits ? (string) Payments_Settings::read( $name ) : $waits;
		}
		if ( in_array( '', $parts, true ) ) {
			throw new Request_Error(
				'payment_key_invalid',
				__( 'Enter the client ID and the secret of the app.', 'slipstream' ),
				400
			);
		}
		list( $client_id, $secret ) = array_values( $parts );
		return new Gateway_Key( $secret, $client_id );
	}

	protected function parts( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): array {
		return array(
			"slipstream_paypal_{$mode->value}_client_id" => $key->client_id,
			"slipstream_paypal_{$mode->value}_secret"    => $key->secret,
		);
	}
}
