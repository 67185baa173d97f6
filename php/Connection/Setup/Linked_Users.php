<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Database_Errors;

/** Unlinks users, and hands the connection over to another. */
final class Linked_Users {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Hub_Writes $writes,
		private Connection_Errors $errors
	) {}

	/**
	 * Unlinks a user. The owner goes last.
	 *
	 * @throws Request_Error If that is not possible, or fails.
	 */
	public function unlink( int $user_id ): void {
		$this->address->ensure_known();
		$errors   = Database_Errors::count();
		$is_owner = $this->connection->owner_id() === $user_id;
		if ( Database_Errors::count() > $errors ) {
			throw Connection_Request_Error::database();
		}
		if ( $is_owner && $this->connection->has_other_users( $user_id ) ) {
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
	 * @throws Request_Error If someone else asks, or it fails.
	 */
	public function unlink_all_users( int $owner ): void {
		$this->address->ensure_known();
		if ( $this->connection->owner_id() !== $owner ) {
			throw new Request_Error(
				'unlink_user_failed',
				__( 'Only the connection owner can disconnect everyone.', 'slipstream' ),
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
	 * @throws Request_Error If that is not possible, or fails.
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
				__( 'The new owner must connect their account first.', 'slipstream' ),
				400
			);
		}
		if ( ! $this->address->is_own() ) {
			$this->writes->run( Hub_Writes::OWNER, $user_id );
		} elseif ( ! $this->connection->links()->set_owner( $user_id ) ) {
			throw new Request_Error(
				'error_setting_new_owner',
				__( 'The new owner could not be saved. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
	}
}
