<?php

declare( strict_types=1 );

namespace Slipstream\Restaurants;

use Slipstream\Blocks\Blocks_Module;
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

	public function __construct( private Blocks_Module $blocks ) {}

	public function slug(): string {
		return 'restaurants';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array( new Restaurants_Controller( new Opentable_Client() ) );
	}

	public function external_hosts(): array {
		$is_used = in_array( 'opentable', Services_In_Use::get(), true );
		return $is_used || $this->blocks->is_on( 'jetpack/opentable' )
			? array(
				new External_Host(
					__( 'OpenTable', 'slipstream' ),
					External_Host::of( Opentable_Client::base_url() ),
					$is_used ? External_Host::AUTHORS : External_Host::EDITORS,
					__( 'What authors search for. Sent by your server.', 'slipstream' )
				),
			)
			: array();
	}
}
