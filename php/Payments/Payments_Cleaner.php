<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Events;

/**
 * Removes each day what is no longer needed.
 */
final class Payments_Cleaner {

	public function __construct( private Events $events, private Erasure $erasure, private Site_Copy $copy ) {}

	/** Schedules the daily run. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( Payments_Module::CLEANER_EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Payments_Module::CLEANER_EVENT );
		}
	}

	/** Where live mode stands still, nothing of it is removed. If the database fails, tomorrow's run does it. */
	public function run(): void {
		try {
			$is_home = array() === $this->copy->stopped_gateways();
			foreach ( $is_home ? Mode::cases() : array( Mode::Test ) as $mode ) {
				$this->events->clean( $mode );
				$this->erasure->remove_unpaid( $mode );
			}
			if ( $is_home ) {
				$this->erasure->clean( (int) Payments_Settings::read( Payments_Settings::RETENTION_YEARS ) );
			}
		} catch ( Request_Error ) {
			return;
		}
	}
}
