<?php

declare( strict_types=1 );

namespace Slipstream\Gif;

use Slipstream\Gif\Rest\Gifs_Controller;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Services\Giphy\Gif_Source;
use Slipstream\Services\Giphy\Giphy_Client;
use Slipstream\Settings\Setting;

/** The search of the GIF block, with the owner's own key: browsers never see it. */
final class Gif_Module implements With_External_Hosts, With_Routes, With_Settings {

	/** The setting, once it was needed. */
	private ?Setting $key = null;

	public function slug(): string {
		return 'gif';
	}

	public function add_hooks(): void {
		add_action( 'wp_connectors_init', array( Connector::class, 'register' ) );
	}

	public function settings(): array {
		return array( $this->key ??= Gif_Settings::key() );
	}

	public function controllers(): array {
		return array( new Gifs_Controller( $this->source( ... ) ) );
	}

	public function external_hosts(): array {
		$has_key = '' !== $this->settings()[0]->value();
		return $has_key
			? array(
				new External_Host(
					__( 'GIPHY', 'slipstream' ),
					External_Host::of( Giphy_Client::base_url() ),
					External_Host::AUTHORS,
					__( 'What authors search for. Sent by your server.', 'slipstream' )
				),
			)
			: array();
	}

	private function source(): ?Gif_Source {
		$key = $this->settings()[0]->value();
		return is_string( $key ) && '' !== $key ? new Giphy_Client( $key ) : null;
	}
}
