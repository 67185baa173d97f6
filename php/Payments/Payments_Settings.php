<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Support\Database\Stored_Option;

/**
 * The settings of payments. Where the database does not give one, its default would be an answer: read() throws.
 */
final class Payments_Settings {

	public const STOPPED         = 'slipstream_payments_stopped';
	public const RETENTION_YEARS = 'slipstream_payments_retention_years';
	public const DELETE_DATA     = 'slipstream_payments_delete_data';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Payments' )->all();
	}

	/**
	 * The mode that new payments of a gateway are made in.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function mode( Gateway $gateway ): Mode {
		return Mode::from( (string) self::read( "slipstream_{$gateway->value}_mode" ) );
	}

	/**
	 * Its value, as wp-config.php or the database has it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function read( string $name ): mixed {
		$setting = Declared_Settings::of( 'Payments' )->setting( $name );
		if ( null === $setting->fixed_by() ) {
			try {
				Stored_Option::get( $setting->option );
			} catch ( RuntimeException ) {
				Ledger_Database::fail();
			}
		}
		return $setting->value();
	}
}
