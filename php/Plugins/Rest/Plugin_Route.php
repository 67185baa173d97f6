<?php
/**
 * Base of the controllers of plugins.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Plugins\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;

/**
 * What the controllers of plugins share.
 */
abstract class Plugin_Route extends Connection_Route {

	/**
	 * Who may activate plugins may see them.
	 */
	public function permissions_check(): bool|WP_Error {
		return $this->check( 'activate_plugins', 'invalid_user_permission_activate_plugins' );
	}

	/**
	 * The answer where all went well.
	 *
	 * @param string $message What was done.
	 * @return array{code: string, message: string}
	 */
	protected static function success( string $message ): array {
		return array(
			'code'    => 'success',
			'message' => $message,
		);
	}

	/**
	 * The argument that says who wants a plugin to be active.
	 *
	 * @return array<string, mixed>
	 */
	protected static function source(): array {
		return array( 'default' => 'rest_api' ) + self::text( 100 );
	}
}
