<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use WP_Error;

/**
 * Reads why WordPress's HTTP API got no answer.
 */
final class Transport_Error {

	/** What curl and PHP's sockets say when there was no connection that a request could be sent on. */
	private const NOT_CONNECTED = '/^cURL error (?:5|6|7|35|51|58|60|77|83|90|91):|^cURL error 28: (?:Connection time|Resolving time|Failed to connect|SSL connection timeout)|Connection refused|getaddrinfo|php_network_getaddresses/i';

	/** Whether the server may have got the request. What is not known for certain counts as sent. */
	public static function was_sent( WP_Error $error ): bool {
		return 'http_request_failed' === $error->get_error_code()
			? 1 !== preg_match( self::NOT_CONNECTED, $error->get_error_message() )
			: ! in_array( $error->get_error_code(), array( 'http_request_not_executed', 'http_failure' ), true );
	}
}
