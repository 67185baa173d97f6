<?php
/**
 * A response that is no JSON.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_REST_Response;

/**
 * Sends its body by itself.
 */
abstract class Raw_Response extends WP_REST_Response {

	/**
	 * Without data of its own.
	 */
	public function __construct() {
		// Not null: WordPress takes the fields out that ?_fields= names.
		parent::__construct( array() );
	}

	/**
	 * Sends the body.
	 */
	abstract protected function send(): void;

	/**
	 * Sends the body in the place of JSON. Runs on rest_pre_serve_request.
	 *
	 * @param mixed $served Whether the response was sent already.
	 * @param mixed $result The response.
	 */
	public static function serve( mixed $served, mixed $result ): mixed {
		if ( true === $served || ! $result instanceof self ) {
			return $served;
		}
		$result->send();
		return true;
	}
}
