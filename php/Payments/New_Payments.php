<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Modules;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscriptions;

/**
 * Whether new payments are taken. Off does not end what was agreed before: as long as anything can still charge
 * someone, the gateway's messages, the nightly run, and canceling go on.
 */
final class New_Payments {

	public function __construct(
		private Modules $modules,
		private Orders $orders,
		private Subscriptions $subscriptions
	) {}

	/** @throws Request_Error If the database fails. */
	public function are_allowed(): bool {
		return $this->modules->is_active( Payments_Switch_Module::SLUG )
			&& true !== Payments_Settings::read( Payments_Settings::STOPPED );
	}

	/** @throws Request_Error If they are not, or the database fails. */
	public function ensure_allowed(): void {
		if ( ! $this->are_allowed() ) {
			throw new Request_Error(
				'payments_stopped',
				__( 'This site does not take payments at the moment.', 'slipstream' ),
				503
			);
		}
	}

	/**
	 * How many subscriptions and unfinished payments can still charge someone.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_running(): int {
		return $this->subscriptions->count_running() + $this->orders->count_open();
	}
}
