<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Closure;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Support\Database\Database_Errors;
use WP_Error;
use WP_REST_Response;

/**
 * The base of the routes of the connection and of what goes with it.
 */
abstract class Connection_Route extends Controller {

	/**
	 * Blames no client for what was decided while the database failed: WordPress finds nobody and nothing then.
	 *
	 * @param Closure(): mixed $work The work; null answers that all went well.
	 */
	protected static function answer( Closure $work ): WP_REST_Response|WP_Error {
		return parent::answer(
			static function () use ( $work ): mixed {
				$errors = Database_Errors::count();
				try {
					return $work();
				} catch ( Request_Error $error ) {
					throw $error->http_status < 500 && Database_Errors::count() > $errors
						? Connection_Request_Error::database()
						: $error;
				}
			}
		);
	}
}
