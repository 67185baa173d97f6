<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;

/**
 * Registers and reconnects the site with the current provider. For the routes and for the command line.
 */
final class Connection_Manager {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Provider $provider,
		private Registration $registration,
		private Hub_Writes $writes
	) {}

	/**
	 * Registers the site. Where it is its own provider, who asks is linked at once.
	 *
	 * @return bool Whether it is registered; false if it waits for approval.
	 * @throws Request_Error If that fails.
	 */
	public function register( int $user_id, string $from = '' ): bool {
		$this->address->ensure_known();
		if ( ! $this->address->is_own() ) {
			// A registration that the hub still has to end would be in the way.
			if ( array() !== $this->writes->pending()->all() ) {
				$this->writes->retry( true );
			}
			return Hub_Record::ACTIVE === $this->registration->register( $user_id, $from );
		}
		$this->connection->register( $user_id );
		if ( ! $this->connection->is_user_linked( $user_id ) ) {
			throw new Request_Error(
				'connection_data_save_failed',
				__( 'The connection could not be saved. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
		return true;
	}

	/**
	 * Repairs the connection: what of site and user the provider does not know any more is renewed.
	 *
	 * @return bool Whether it is; false if the user still has to be linked.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 */
	public function reconnect( int $user_id ): bool {
		$this->address->ensure_known();
		if ( $this->address->is_own() ) {
			return $this->register( $user_id );
		}
		$was_site_good = $this->answers( 'hub/site', 0 );
		if ( $was_site_good && ! $this->answers( 'hub/user', $user_id ) ) {
			return false;
		}
		if ( ! $this->register( $user_id, 'reconnect' ) ) {
			throw Connection_Request_Error::of_hub( 'site_pending', 403 );
		}
		// Both were good: nothing that can be seen from here is broken, so all of it is done anew.
		return ! $was_site_good && $this->answers( 'hub/user', $user_id );
	}

	/**
	 * Whether the provider accepts the key of the site, or the token of a user.
	 *
	 * @param int $user_id Whose token, 0 for none.
	 */
	private function answers( string $path, int $user_id ): bool {
		try {
			$answer = $this->provider->get( $path, $user_id );
		} catch ( Request_Error $error ) {
			if ( in_array(
				$error->error_code,
				array(
					'provider_unreachable',
					'connection_unavailable',
					'offline_mode',
					'url_mismatch',
					'site_pending',
					'site_revoked',
				),
				true
			) ) {
				throw $error;
			}
			return false;
		}
		if ( $answer->is_stale ) {
			throw Connection_Request_Error::unreachable();
		}
		return true;
	}
}
