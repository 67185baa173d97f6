<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Stored_Option;

/**
 * What Stripe last said of the account of each mode, beside whether it takes the key.
 *
 * @phpstan-type Notes array{account: string, name: string, currency: string, key: string, missing: list<string>, webhook: string, webhook_url: string, webhook_checked: int, is_polled: bool, polled: int}
 */
final class Stripe_Notes {

	public const OPTION = 'slipstream_payment_stripe_notes';

	private const NONE = array(
		// Whose name and currency these are.
		'account'         => '',
		'name'            => '',
		'currency'        => '',
		// The fingerprint of the key that lacks these rights.
		'key'             => '',
		'missing'         => array(),
		// How the webhook was, for which address, and when.
		'webhook'         => '',
		'webhook_url'     => '',
		'webhook_checked' => 0,
		// Whether news are asked for every few minutes, and when the last of that began.
		'is_polled'       => false,
		'polled'          => 0,
	);

	/**
	 * @return array<string, mixed>
	 * @phpstan-return Notes
	 * @throws Request_Error If the database fails.
	 */
	public function of( Mode $mode ): array {
		try {
			$all = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			Ledger_Database::fail();
		}
		$notes = is_array( $all ) ? $all[ $mode->value ] ?? null : null;
		return ( is_array( $notes ) ? $notes : array() ) + self::NONE;
	}

	/**
	 * @param array<string, mixed> $changes Some of the notes.
	 * @throws Request_Error If they are not stored.
	 */
	public function note( Mode $mode, array $changes ): void {
		$is_stored = Option_Field::change(
			self::OPTION,
			static function ( array $all ) use ( $mode, $changes ): array {
				$before = $all[ $mode->value ] ?? null;
				return array( $mode->value => $changes + ( is_array( $before ) ? $before : array() ) ) + $all;
			}
		);
		if ( ! $is_stored ) {
			throw Request_Error::not_stored();
		}
	}
}
