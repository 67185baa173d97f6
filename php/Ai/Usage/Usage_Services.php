<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use Slipstream\Tokens\Connected_Sites;
use wpdb;

/**
 * Builds each part when someone needs it.
 */
final class Usage_Services {

	public function __construct(
		private wpdb $database,
		private Clock $clock,
		private ?Connected_Sites $sites = null,
		private bool $is_at_hub = false
	) {}

	public function prices(): Prices {
		return new Prices();
	}

	/** Lets requests in and accounts for them. */
	public function meter(): Meter {
		return new Meter(
			$this->ledger(),
			new Limits( $this->sites, $this->is_at_hub ),
			$this->prices(),
			$this->log(),
			$this->month()
		);
	}

	/** What is used in a month, and what is reserved. */
	public function ledger(): Ledger {
		return new Ledger( new Usage_Database( $this->database ), $this->clock, $this->month() );
	}

	public function log(): Usage_Log {
		return new Usage_Log( $this->database, $this->clock, $this->month() );
	}

	/** Ends what was never ended, and removes what is older than the site wants to keep. */
	public function clean(): void {
		$this->log()->clean();
		try {
			$this->meter()->sweep();
			$this->ledger()->clean();
		} catch ( Request_Error ) {
			// The database has logged why. There is another day.
			return;
		}
	}

	/** The month that is counted. */
	public function month(): Month {
		return new Month( $this->clock );
	}
}
