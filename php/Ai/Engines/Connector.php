<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use WP_Connector_Registry;

/**
 * Shows the API key's field under Settings > Connectors (WordPress 7.0 or newer). A class of its own because connectors
 * are registered with every page view: it must load nothing else.
 */
final class Connector {

	/**
	 * Registers the connector. Its type is our own: core checks keys of the type ai_provider against the providers that
	 * it knows.
	 */
	public static function register( WP_Connector_Registry $registry ): void {
		$registry->register(
			'slipstream',
			array(
				'name'           => 'Slipstream',
				// Read in the administration only; a page view need not load translations for it.
				'description'    => is_admin()
					? __(
						'Streams the writing assistant’s answers from any server that supports the OpenAI API.',
						'slipstream'
					)
					: '',
				'type'           => 'ai_server',
				'authentication' => array(
					'method'        => 'api_key',
					'setting_name'  => 'slipstream_ai_api_key',
					'constant_name' => 'SLIPSTREAM_AI_API_KEY',
					'env_var_name'  => 'SLIPSTREAM_AI_API_KEY',
				),
			)
		);
	}
}
