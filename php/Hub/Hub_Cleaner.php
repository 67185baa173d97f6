<?php

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Consent\Consent_Requests;
use Slipstream\Hub\Registration\Invitations;
use Slipstream\Hub\Sites\Site_Cleanup;
use Slipstream\Support\Clock;

/**
 * Runs once a day and removes expired requests and codes, old invitations, and leftovers of removed sites.
 */
final class Hub_Cleaner {

	public const HOOK = 'slipstream_hub_clean';

	public function __construct(
		private Site_Cleanup $sweeper,
		private Consent_Requests $requests,
		private Invitations $invitations,
		private Clock $clock
	) {}

	/** Schedules the daily run. */
	public function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( $this->clock->now() + DAY_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** Removes it all. If something fails, tomorrow's run tries again. */
	public function run(): void {
		try {
			$this->requests->clean();
			$this->invitations->clean();
			$this->sweeper->delete_disconnected();
			$this->sweeper->run();
		} catch ( Request_Error ) {
			return;
		}
	}
}
