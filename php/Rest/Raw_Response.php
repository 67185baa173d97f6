<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_REST_Response;

/**
 * A response that sends its own body instead of JSON.
 */
abstract class Raw_Response extends WP_REST_Response {

	public function __construct() {
		// Not null: WordPress takes the fields out that ?_fields= names.
		parent::__construct( array() );
	}

	abstract protected function send(): void;

	/**
	 * Sends the body in the place of JSON. Runs on rest_pre_serve_request.
	 *
	 * @param mixed $served Whether the response was sent already.
	 */
	public static function serve( mixed $served, mixed $result ): mixed {
		if ( true === $served || ! $result instanceof self ) {
			return $served;
		}
		$result->send();
		return true;
	}
}
