<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Stored_Option;

/**
 * Keeps the report of the last run of each account.
 */
final class Reports {

	public const OPTION = 'slipstream_payment_reports';

	/**
	 * @param string $key The account's job.
	 * @return Report|null Null if none has ended.
	 * @throws Request_Error If the database fails.
	 */
	public function last( string $key ): ?Report {
		try {
			$all = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			Ledger_Database::fail();
		}
		$report = is_array( $all ) ? $all[ $key ] ?? null : null;
		return is_array( $report ) ? Report::of( $report ) : null;
	}

	/** @throws Request_Error If it is not stored. */
	public function store( string $key, Report $report ): void {
		if ( ! Option_Field::set( self::OPTION, $key, $report->to_array() ) ) {
			throw Request_Error::not_stored();
		}
	}
}
