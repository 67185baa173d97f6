<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Events;

/**
 * Removes each day what is no longer needed.
 */
final class Payments_Cleaner {

	public function __construct( private Events $events, private Erasure $erasure ) {}

	/** Schedules the daily run. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( Payments_Module::CLEANER_EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Payments_Module::CLEANER_EVENT );
		}
	}

	/** If the database fails, tomorrow's run does it. */
	public function run(): void {
		try {
			$this->events->clean();
			$this->erasure->remove_unpaid();
			$this->erasure->clean( (int) Payments_Settings::read( Payments_Settings::RETENTION_YEARS ) );
		} catch ( Request_Error ) {
			return;
		}
	}
}
