<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Stored_Option;

/**
 * How far the owner has come with setting Stripe up, as far as nothing else says it.
 *
 * @phpstan-type Progress array{has_account: bool, is_put_away: bool, token: string, order: int}
 */
final class Setup_Progress {

	public const OPTION = 'slipstream_payment_setup';

	private const NONE = array(
		'has_account' => false,
		'is_put_away' => false,
		// Of the test payment: pressed twice, it is one order.
		'token'       => '',
		'order'       => 0,
	);

	/**
	 * @return array<string, mixed>
	 * @phpstan-return Progress
	 * @throws Request_Error If the database fails.
	 */
	public function get(): array {
		try {
			$stored = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			Ledger_Database::fail();
		}
		return ( is_array( $stored ) ? $stored : array() ) + self::NONE;
	}

	/**
	 * @param array<string, mixed> $changes Some of it.
	 * @throws Request_Error If it is not stored.
	 */
	public function note( array $changes ): void {
		if ( ! Option_Field::change( self::OPTION, static fn ( array $before ): array => $changes + $before ) ) {
			throw Request_Error::not_stored();
		}
	}

	/**
	 * What names the test payment.
	 *
	 * @param string $last The one that has been paid; '' for none. Another follows it.
	 * @throws Request_Error If it is not stored.
	 */
	public function token( string $last ): string {
		$new   = bin2hex( random_bytes( 16 ) );
		$field = static function ( array $before ) use ( $new, $last ): array {
			$is_open = '' !== ( $before['token'] ?? '' ) && $before['token'] !== $last;
			return $is_open ? $before : array( 'token' => $new ) + $before;
		};
		if ( ! Option_Field::change( self::OPTION, $field ) ) {
			throw Request_Error::not_stored();
		}
		return $this->get()['token'];
	}
}
