<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
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

	/**
	 * Where the live mode of a gateway stands still, nothing of it is removed until the owner has said what the site
	 * is; what a copy with accounts of its own has of the other site's stays. If the database fails, tomorrow's run
	 * does it.
	 */
	public function run(): void {
		try {
			$kept = $this->copy->kept_rows();
			$this->events->clean( $kept );
			$this->erasure->remove_unpaid( $kept );
			$this->erasure->clean( (int) Payments_Settings::read( Payments_Settings::RETENTION_YEARS ), $kept );
		} catch ( Request_Error ) {
			return;
		}
	}
}
