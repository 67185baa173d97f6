<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * What a request does before it waits for seconds or minutes.
 */
final class Long_Request {

	/** Lets the visitor's other requests in, and goes on when the client leaves. */
	public static function begin(): void {
		// A client that leaves now must not take the accounting with it.
		ignore_user_abort( true );
		// PHP holds every other request of this visitor back while a session of another plugin is open.
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close();
		}
	}

	/** Sends the client all that was printed, and lets it go where the server can. What is printed later is lost. */
	public static function finish_response(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		}
	}
}
