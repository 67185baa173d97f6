<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Stored_Option;
use Slipstream\Support\Secrets;

/**
 * Keys that were entered and are not used yet: the gateway could not be asked about them.
 */
final class Waiting_Keys {

	public const OPTION = 'slipstream_payment_waiting_keys';

	public function __construct( private Secrets $secrets ) {}

	/**
	 * The key that waits; null for none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of( Gateway $gateway, Mode $mode ): ?Gateway_Key {
		try {
			$all = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			Ledger_Database::fail();
		}
		$stored = is_array( $all ) ? $all[ self::field( $gateway, $mode ) ] ?? null : null;
		$key    = is_string( $stored ) ? json_decode( (string) $this->secrets->decrypt( $stored ), true ) : null;
		return is_array( $key ) ? new Gateway_Key( (string) $key['secret'], (string) $key['client_id'] ) : null;
	}

	/**
	 * @param Gateway_Key|null $key Null for none.
	 * @throws Request_Error If it is not stored.
	 */
	public function keep( Gateway $gateway, Mode $mode, #[SensitiveParameter] ?Gateway_Key $key ): void {
		if ( $key?->fingerprint() === $this->of( $gateway, $mode )?->fingerprint() ) {
			return;
		}
		$text = null === $key ? null : $this->secrets->encrypt( (string) wp_json_encode( get_object_vars( $key ) ) );
		if ( ! Option_Field::set( self::OPTION, self::field( $gateway, $mode ), $text ) ) {
			throw Request_Error::not_stored();
		}
	}

	private static function field( Gateway $gateway, Mode $mode ): string {
		return "{$gateway->value}_{$mode->value}";
	}
}
