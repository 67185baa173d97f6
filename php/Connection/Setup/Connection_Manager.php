<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;

/**
 * Registers, reconnects, unlinks, hands over and disconnects, with the provider of now. For the routes and for the
 * command line.
 */
final class Connection_Manager {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Provider $provider,
		private Registration $registration,
		private Hub_Writes $writes,
		private Hub_Store $store,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors
	) {}

	/**
	 * Registers the site. Where it is its own provider, who asks is linked at once.
	 *
	 * @return bool Whether it is registered; false where it waits for approval.
	 * @throws Request_Error When that fails.
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
				__( 'The database did not take the connection. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
		return true;
	}

	/**
	 * Makes the connection whole again: what of site and user the provider does not know any more is renewed.
	 *
	 * @return bool Whether it is; false where the user still has to be linked.
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
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

	/** @throws Request_Error When there is none, or the database fails. */
	public function disconnect(): void {
		$this->address->ensure_known();
		if ( ! $this->connection->is_registered() && ! $this->store->current()->is_known() ) {
			throw new Request_Error( 'disconnect_failed', __( 'The site is not connected.', 'slipstream' ), 400 );
		}
		/**
		 * Fires before the site is disconnected.
		 *
		 * @since 0.1.0
		 */
		do_action( 'jetpack_site_before_disconnected' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that other plugins know.
		try {
			$is_done                            = true;
			$this->address->is_own() ? $is_done = $this->connection->disconnect() : $this->writes->disconnect();
		} catch ( Request_Error ) {
			$is_done = false;
		}
		if ( ! $is_done ) {
			throw new Request_Error(
				'disconnect_failed',
				__( 'The connection could not be ended. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
		$this->errors->forget_all();
		$this->crisis->clear();
		/**
		 * Fires after the site was disconnected.
		 *
		 * @since 0.1.0
		 */
		do_action( 'jetpack_site_disconnected' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that other plugins know.
	}

	/**
	 * Unlinks a user. The owner goes last.
	 *
	 * @throws Request_Error When that is not possible, or fails.
	 */
	public function unlink( int $user_id ): void {
		$this->address->ensure_known();
		if ( $this->connection->owner_id() === $user_id && $this->connection->has_other_users( $user_id ) ) {
			throw new Request_Error(
				'unlink_user_failed',
				Connection_Request_Error::message( 'owner_has_users' ),
				400
			);
		}
		if ( $this->address->is_own() ) {
			if ( ! $this->connection->unlink( $user_id ) ) {
				throw new Request_Error(
					'unlink_user_failed',
					__( 'The account could not be disconnected. Please try again.', 'slipstream' ),
					503,
					5
				);
			}
			return;
		}
		try {
			$this->writes->run( Hub_Writes::UNLINK, $user_id );
		} catch ( Request_Error $error ) {
			throw new Request_Error(
				'unlink_user_failed',
				$error->getMessage(),
				$error->http_status < 500 ? 400 : 503,
				$error->retry_after
			);
		}
		$this->errors->forget( $user_id );
	}

	/**
	 * Unlinks everybody, the owner last: one who is stopped on the way can go on.
	 *
	 * @throws Request_Error When somebody else asks, or it fails.
	 */
	public function unlink_everybody( int $owner ): void {
		$this->address->ensure_known();
		if ( $this->connection->owner_id() !== $owner ) {
			throw new Request_Error(
				'unlink_user_failed',
				__( 'Only the owner of the connection can disconnect everybody.', 'slipstream' ),
				403
			);
		}
		array_map( $this->unlink( ... ), array_diff( $this->connection->links()->users(), array( $owner ) ) );
		$this->unlink( $owner );
	}

	/**
	 * Makes another user the owner.
	 *
	 * @param int $user_id The user: linked, and an administrator.
	 * @throws Request_Error When that is not possible, or fails.
	 */
	public function set_owner( int $user_id ): void {
		$this->address->ensure_known();
		if ( ! user_can( $user_id, 'manage_options' ) ) {
			throw new Request_Error(
				'new_owner_not_admin',
				__( 'Only an administrator can own the connection.', 'slipstream' ),
				400
			);
		}
		if ( ! $this->connection->is_user_linked( $user_id ) ) {
			throw new Request_Error(
				'new_owner_not_connected',
				__( 'The new owner has to connect the account first.', 'slipstream' ),
				400
			);
		}
		if ( ! $this->address->is_own() ) {
			$this->writes->run( Hub_Writes::OWNER, $user_id );
		} elseif ( ! $this->connection->links()->set_owner( $user_id ) ) {
			throw new Request_Error(
				'error_setting_new_owner',
				__( 'The database did not take the new owner. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
	}

	/**
	 * Says that a site with another address is a copy: nothing is sent.
	 *
	 * @throws Request_Error When there is nothing to choose, or the database does not take it.
	 */
	public function confirm_safe_mode(): void {
		$this->ensure_crisis();
		if ( ! $this->crisis->confirm_safe_mode() ) {
			throw new Request_Error(
				'error_setting_jetpack_safe_mode',
				__( 'The database did not take safe mode. Please try again.', 'slipstream' ),
				500
			);
		}
	}

	/**
	 * Says that a site with another address has moved: the provider is told.
	 *
	 * @throws Request_Error When there is nothing to choose, the provider refuses or does not answer, or the database
	 *     fails.
	 */
	public function migrate(): void {
		$this->ensure_crisis();
		$this->writes->run( Hub_Writes::MIGRATE );
	}

	/**
	 * Says that a site with another address is another site: it is registered anew, and forgets its registration, which
	 * stays with the original.
	 *
	 * @return bool Whether it is registered; false where it waits for approval.
	 * @throws Connection_Request_Error When the provider refuses or does not answer, or the database fails; what the
	 *     hub has not taken has changed nothing.
	 */
	public function start_fresh( int $user_id ): bool {
		$this->address->ensure_known();
		$crisis = $this->crisis->current();
		if ( null !== $crisis && Identity_Crisis::SITE_MISMATCH !== $crisis['code'] ) {
			return Hub_Record::ACTIVE === $this->registration->register_anew( $user_id, 'start-fresh' );
		}
		if ( null !== $crisis ) {
			// Nobody else has the address of a site that only its WordPress has left: the hub takes it again when it
			// has left.
			$this->registration->ensure_open();
			$this->writes->disconnect();
			if ( ! $this->crisis->clear() ) {
				throw Connection_Request_Error::database();
			}
		}
		return $this->register( $user_id, 'start-fresh' );
	}

	/** Makes sure that the site has another address than it was connected with. */
	private function ensure_crisis(): void {
		if ( null === $this->crisis->current() ) {
			throw new Request_Error(
				'no_identity_crisis',
				__( 'This site has the address that it was connected with. There is nothing to choose.', 'slipstream' ),
				409
			);
		}
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
