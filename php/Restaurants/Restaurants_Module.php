<?php

declare( strict_types=1 );

namespace Slipstream\Restaurants;

use Slipstream\Embeds\Services_In_Use;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Restaurants\Rest\Restaurants_Controller;
use Slipstream\Services\Opentable\Opentable_Client;

/**
 * The search of the block that reserves tables: the site asks, so that authors' browsers contact nobody.
 */
final class Restaurants_Module implements With_External_Hosts, With_Routes {

	public function slug(): string {
		return 'restaurants';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array( new Restaurants_Controller( new Opentable_Client() ) );
	}

	public function external_hosts(): array {
		return in_array( 'opentable', Services_In_Use::get(), true )
			? array(
				new External_Host(
					__( 'OpenTable', 'slipstream' ),
					External_Host::of( Opentable_Client::base_url() ),
					External_Host::AUTHORS,
					__( 'What authors search for. Sent by your server.', 'slipstream' )
				),
			)
			: array();
	}
}
