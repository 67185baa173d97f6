<?php

declare( strict_types=1 );

namespace Slipstream\Plugins\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;

/**
 * What the controllers of plugins share.
 */
abstract class Plugin_Route extends Connection_Route {

	/** Who may activate plugins may see them. */
	public function permissions_check(): bool|WP_Error {
		return $this->check( 'activate_plugins', 'invalid_user_permission_activate_plugins' );
	}

	/** @return array{code: string, message: string} The answer where all went well. */
	protected static function success( string $message ): array {
		return array(
			'code'    => 'success',
			'message' => $message,
		);
	}

	/** @return array<string, mixed> The argument that says who wants a plugin to be active. */
	protected static function source(): array {
		return array( 'default' => 'rest_api' ) + self::text( 100 );
	}
}
