<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Support\Database\Stored_Option;

/**
 * What the owner has chosen for people who pay.
 */
final class Payers_Settings {

	public const CANCEL_PAGE   = 'slipstream_cancel_page';
	public const WITHDRAW_PAGE = 'slipstream_withdrawal_page';
	public const CONFIRMATIONS = 'slipstream_payment_confirmations';

	/**
	 * Whether something is on.
	 *
	 * @param string $name One of the constants.
	 * @throws Request_Error If the database fails: nobody knows then.
	 */
	public static function is_on( string $name ): bool {
		$setting = Declared_Settings::of( 'Payers' )->setting( $name );
		try {
			Stored_Option::get( $setting->option );
		} catch ( RuntimeException ) {
			Payers_Database::fail();
		}
		return true === $setting->value();
	}
}
