<?php

declare( strict_types=1 );

namespace Slipstream\Gif;

use Slipstream\Settings\Connector_Key;
use WP_Connector_Registry;

/**
 * Shows the key's field under Settings > Connectors (WordPress 7.0 or newer).
 */
final class Connector {

	public static function register( WP_Connector_Registry $registry ): void {
		Connector_Key::show( 'slipstream_giphy_api_key' );
		$registry->register(
			'giphy',
			array(
				'name'           => 'GIPHY',
				'description'    => is_admin() ? __( 'Finds GIFs for the GIF block.', 'slipstream' ) : '',
				'type'           => 'media_search',
				'authentication' => array(
					'method'          => 'api_key',
					'setting_name'    => 'slipstream_giphy_api_key',
					'constant_name'   => 'SLIPSTREAM_GIPHY_API_KEY',
					'env_var_name'    => 'SLIPSTREAM_GIPHY_API_KEY',
					'credentials_url' => 'https://developers.giphy.com/dashboard/',
				),
			)
		);
	}
}
