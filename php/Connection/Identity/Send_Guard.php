<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Identity;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Record;

/** Says whether the site may speak to its hub: not offline, and not as a copy of another. */
final class Send_Guard {

	public function __construct( private Offline_Mode $offline, private Identity_Crisis $crisis ) {}

	/** @throws Connection_Request_Error If the site is offline. */
	public function ensure_online(): void {
		if ( $this->offline->is_active() ) {
			throw Connection_Request_Error::offline();
		}
	}

	/**
	 * Only the call that tells the new address may go out while the site is not where it was.
	 *
	 * @throws Connection_Request_Error If it is not.
	 */
	public function ensure_in_place(): void {
		if ( $this->crisis->blocks() ) {
			throw Connection_Request_Error::url_mismatch();
		}
	}

	/**
	 * A site that registers must be where it was, whatever its owner has confirmed.
	 *
	 * @throws Connection_Request_Error If it is not.
	 */
	public function ensure_no_crisis(): void {
		if ( null !== $this->crisis->current() ) {
			throw Connection_Request_Error::url_mismatch();
		}
	}

	/** Whether the site has the address that a record was made at. */
	public function is_home( Hub_Record $record ): bool {
		return $this->crisis->is_home( $record );
	}
}
