<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway_Account;
use UnexpectedValueException;

/**
 * IDs of a gateway's objects. Some differ in case alone, which databases overlook: rows are found and kept apart by a
 * hash of the ID and of whose it is.
 */
final class Gateway_Id {

	/** What a column holds; a longer one would be cut in silence. */
	private const VALID = '/^[\x21-\x7e]{1,191}$/D';

	/**
	 * The hash for a unique key.
	 *
	 * @param string $kind What the ID names, as the same ID may name several.
	 * @return string '' if there is no ID.
	 */
	public static function key( Gateway_Account $account, string $kind, string $id ): string {
		return '' === $id ? '' : hash(
			'sha256',
			implode(
				"\n",
				array(
					$account->gateway->value,
					$account->mode->value,
					self::checked( $account->id ),
					$kind,
					self::checked( $id ),
				)
			)
		);
	}

	/**
	 * An ID as it may be stored; also '' for none.
	 *
	 * @throws UnexpectedValueException If no gateway has such IDs.
	 */
	public static function checked( string $id ): string {
		if ( '' !== $id && 1 !== preg_match( self::VALID, $id ) ) {
			throw new UnexpectedValueException( 'This is not an ID of a payment service.' );
		}
		return $id;
	}

	/**
	 * The columns that say whose the IDs of a row are.
	 *
	 * @return array{gateway: string, mode: string, account: string}
	 */
	public static function columns( Gateway_Account $account ): array {
		return array(
			'gateway' => $account->gateway->value,
			'mode'    => $account->mode->value,
			'account' => self::checked( $account->id ),
		);
	}
}
