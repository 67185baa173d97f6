<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Providers\Provider_Address;

/**
 * Goes through all that a working connection needs, each under a name.
 *
 * @phpstan-import-type Failure from Check_Failure
 */
final class Connection_Checks {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Offline_Mode $offline,
		private Hub_Checks $hub
	) {}

	/** @return array<string, Failure|null> By the test's name; null for one that has passed. */
	public function run( int $user_id ): array {
		$results = array(
			'offline_mode' => Check_Failure::unless(
				! $this->offline->is_active(),
				__( 'The site is in offline mode.', 'slipstream' ),
				''
			),
			'registered'   => Check_Failure::unless(
				$this->connection->is_registered(),
				__( 'The site is not connected.', 'slipstream' ),
				'connect'
			),
			'owner'        => Check_Failure::unless(
				$this->connection->owner_id() > 0,
				__( 'The connection has no owner. An administrator must connect.', 'slipstream' ),
				'connect_user'
			),
		);
		if ( $this->address->is_own() ) {
			return $results + array(
				'user_linked' => Check_Failure::unless(
					$this->connection->is_user_linked( $user_id ),
					__( 'Your account is not connected.', 'slipstream' ),
					'connect_user'
				),
			);
		}
		return $results + $this->hub->run( $user_id );
	}
}
