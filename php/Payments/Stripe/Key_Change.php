<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Services\Stripe\Setup\Stripe_Right;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Puts a key in place of the one before, once Stripe has accepted it: until then the one before goes on working.
 */
final class Key_Change {

	public function __construct( private Stripe_Accounts $stripe, private Stripe_Notes $notes, private Keys $keys ) {}

	/**
	 * Asks Stripe about a key that was entered and is not empty, and stores it. Where Stripe cannot be asked, it waits
	 * until someone asks again.
	 *
	 * @return Gateway_Error|null Why it waits; null if it was accepted.
	 * @throws Request_Error If it cannot be a key, or Stripe refuses it, or the database fails: the one before is still
	 *     used.
	 */
	public function take( Mode $mode, #[SensitiveParameter] string $secret ): ?Gateway_Error {
		$setting = self::setting( $mode );
		$secret  = trim( $secret );
		self::ensure_usable( $setting, $secret );
		$store = static function () use ( $setting, $secret ): void {
			if ( ! $setting->store( $secret ) ) {
				throw Request_Error::not_stored();
			}
		};
		try {
			$this->stripe->connect( $mode, new Gateway_Key( $secret ), $store );
		} catch ( Gateway_Error $error ) {
			if ( ! self::is_outage( $error ) ) {
				throw $error;
			}
			$this->notes->keep_waiting( $mode, $secret );
			return $error;
		}
		$this->notes->keep_waiting( $mode, '' );
		$this->look_at_rights( $mode );
		return null;
	}

	/**
	 * Asks Stripe about the key that waits, or once more about the one that is used.
	 *
	 * @throws Request_Error If Stripe refuses it, or does not answer, or the database fails. A key that waited and is
	 *     refused is forgotten.
	 */
	public function check( Mode $mode ): void {
		$waiting = $this->notes->waiting_key( $mode );
		if ( '' === $waiting ) {
			$this->stripe->connect( $mode );
			$this->look_at_rights( $mode );
			return;
		}
		try {
			$outage = $this->take( $mode, $waiting );
		} catch ( Gateway_Error $error ) {
			$this->notes->keep_waiting( $mode, '' );
			throw $error;
		}
		if ( null !== $outage ) {
			throw $outage;
		}
	}

	/**
	 * What the key that is used may not do.
	 *
	 * @return list<Stripe_Right>|null Null if nobody knows.
	 * @throws Request_Error If the database fails.
	 */
	public function missing_rights( Mode $mode ): ?array {
		$notes = $this->notes->of( $mode );
		$key   = $this->keys->of( Gateway::Stripe, $mode );
		return null === $key || $key->fingerprint() !== $notes['key']
			? null
			: array_values( array_filter( array_map( Stripe_Right::tryFrom( ... ), $notes['missing'] ) ) );
	}

	/** Where Stripe does not say, nobody knows: the key is good all the same. */
	private function look_at_rights( Mode $mode ): void {
		try {
			$missing = $this->stripe->missing_rights( $mode );
		} catch ( Gateway_Error ) {
			$this->notes->note( $mode, array( 'key' => '' ) );
			return;
		}
		$this->notes->note(
			$mode,
			array(
				'key'     => (string) $this->keys->of( Gateway::Stripe, $mode )?->fingerprint(),
				'missing' => array_column( $missing, 'value' ),
			)
		);
	}

	/** Whether Stripe has said nothing of the key: it did not answer, or has too much to do. */
	private static function is_outage( Gateway_Error $error ): bool {
		return $error->http_status >= 500 || 429 === $error->http_status;
	}

	/** @throws Request_Error If it is not to be used. */
	private static function ensure_usable( Setting $setting, #[SensitiveParameter] string $secret ): void {
		$refusal = $setting->refusal( $secret );
		if ( null !== $refusal ) {
			throw new Request_Error( 'payment_key_fixed', $refusal, 409 );
		}
		$problem = $setting->problem( $secret );
		if ( null !== $problem ) {
			throw new Request_Error( 'payment_key_invalid', $problem, 400 );
		}
	}

	private static function setting( Mode $mode ): Setting {
		return Declared_Settings::of( 'Payments' )->setting( "slipstream_stripe_{$mode->value}_key" );
	}
}
