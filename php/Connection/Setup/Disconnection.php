<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;

/** Ends the connection with the current provider. */
final class Disconnection {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Hub_Writes $writes,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors
	) {}

	/** @throws Request_Error If there is none, or the database fails. */
	public function run(): void {
		$this->address->ensure_known();
		if ( ! $this->connection->is_known() ) {
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
		 * Fires after the site is disconnected.
		 *
		 * @since 0.1.0
		 */
		do_action( 'jetpack_site_disconnected' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that other plugins know.
	}
}
