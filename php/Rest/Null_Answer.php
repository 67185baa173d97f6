<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_HTTP_Response;
use WP_REST_Request;

/**
 * Sends null as JSON has it, where WordPress would send nothing, which no client can read.
 */
final class Null_Answer {

	/** Sends it. Runs on rest_pre_serve_request. */
	public static function serve( mixed $is_served, mixed $answer, WP_REST_Request $request ): mixed {
		if (
			$is_served
			|| ! $answer instanceof WP_HTTP_Response
			|| 200 !== $answer->get_status()
			|| null !== $answer->get_data()
			|| 'HEAD' === $request->get_method()
			|| ! Answer_Headers::is_ours( $request )
		) {
			return $is_served;
		}
		echo 'null';
		return true;
	}
}
