<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Database_Errors;
use WP_Error;
use WP_REST_Request;

/**
 * WordPress finds no capability in what it could not read. A refusal lasts, and a connected site takes it for the end
 * of its connection: where the database failed on the way to it, the answer is that it can be tried again.
 */
final class Permission {

	/**
	 * @param callable $permission A permission callback.
	 * @return Closure(WP_REST_Request): mixed One that does not take a failure of the database for a refusal.
	 */
	public static function of( callable $permission ): Closure {
		return static function ( WP_REST_Request $request ) use ( $permission ): mixed {
			$errors = Database_Errors::count();
			$answer = $permission( $request );
			if ( ! self::is_refusal( $answer ) || ! self::has_failed( $errors ) ) {
				return $answer;
			}
			// Else a cache that outlives the request keeps what could not be read as what is not there.
			wp_cache_delete( get_current_user_id(), 'user_meta' );
			return ( new Request_Error(
				'permission_unavailable',
				__( 'Your permissions could not be read. Please try again in a few seconds.', 'slipstream' ),
				503,
				5
			) )->to_wp_error();
		};
	}

	private static function is_refusal( mixed $answer ): bool {
		if ( ! $answer instanceof WP_Error ) {
			return true !== $answer;
		}
		$status = rest_convert_error_to_response( $answer )->get_status();
		return $status < 500 && 429 !== $status;
	}

	/** @param int $errors How many statements had failed before permission was asked for. */
	private static function has_failed( int $errors ): bool {
		global $wpdb;
		// Who asks was read earlier.
		return Database_Errors::count() > $errors
			|| Database_Errors::hit( array( $wpdb->users, $wpdb->usermeta, $wpdb->options ) );
	}
}
