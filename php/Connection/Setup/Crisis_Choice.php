<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;

/** What an administrator chooses for a site with another address than it was connected with. */
final class Crisis_Choice {

	public function __construct(
		private Provider_Address $address,
		private Connection_Manager $manager,
		private Registration $registration,
		private Hub_Writes $writes,
		private Identity_Crisis $crisis
	) {}

	/**
	 * Says that a site with another address is a copy: nothing is sent.
	 *
	 * @throws Request_Error If there is nothing to choose, or the write fails.
	 */
	public function confirm_safe_mode(): void {
		$this->ensure_crisis();
		if ( ! $this->crisis->confirm_safe_mode() ) {
			throw new Request_Error(
				'error_setting_jetpack_safe_mode',
				__( 'Safe mode could not be turned on. Please try again.', 'slipstream' ),
				500
			);
		}
	}

	/**
	 * Says that a site with another address has moved: the provider is told.
	 *
	 * @throws Request_Error If there is nothing to choose, the provider refuses or does not respond, or the database
	 *     fails.
	 */
	public function migrate(): void {
		$this->ensure_crisis();
		$this->writes->run( Hub_Writes::MIGRATE );
	}

	/**
	 * Says that a site with another address is another site: it is registered anew, and forgets its registration, which
	 * stays with the original. Who says so a second time, as in another tab, gets what the first did.
	 *
	 * @return bool Whether it is registered; false if it waits for approval.
	 * @throws Connection_Request_Error If the provider refuses or does not respond, or the database fails; what the
	 *     hub has not taken has changed nothing.
	 */
	public function start_fresh( int $user_id ): bool {
		$this->address->ensure_known();
		return $this->registration->in_turn( fn (): bool => $this->begin_anew( $user_id ) );
	}

	private function begin_anew( int $user_id ): bool {
		$crisis = $this->crisis->current();
		if ( null === $crisis && $this->crisis->is_settled() ) {
			return true;
		}
		if ( null !== $crisis && Identity_Crisis::SITE_MISMATCH !== $crisis['code'] ) {
			return Hub_Record::ACTIVE === $this->registration->register_again( $user_id, 'start-fresh' );
		}
		if ( null !== $crisis ) {
			// Nobody else has the address of a site that only its WordPress has left: the hub takes it again when it
			// has left.
			$this->registration->ensure_open( $user_id, 'start-fresh' );
			$this->writes->disconnect();
			if ( ! $this->crisis->clear() ) {
				throw Connection_Request_Error::database();
			}
		}
		return $this->manager->register( $user_id, 'start-fresh' );
	}

	/** Makes sure that the site has another address than it was connected with. */
	private function ensure_crisis(): void {
		if ( null === $this->crisis->current() ) {
			throw new Request_Error(
				'no_identity_crisis',
				__( 'This site’s address has not changed, so there is nothing to choose.', 'slipstream' ),
				409
			);
		}
	}
}
