<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Closure;
use Slipstream\Settings\Connector_Key;
use WP_Connector_Registry;

/**
 * Shows the API key's field under Settings > Connectors (WordPress 7.0 or newer). A class of its own because connectors
 * are registered with every page view: it loads nothing of AI.
 */
final class Connector {

	/**
	 * Registers the connector. Its type is our own: core checks keys of the type ai_provider against the providers that
	 * it knows.
	 *
	 * @param Closure(mixed): string $decrypt See Connector_Key.
	 */
	public static function register( WP_Connector_Registry $registry, Closure $decrypt ): void {
		Connector_Key::show( 'slipstream_ai_api_key', $decrypt );
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
