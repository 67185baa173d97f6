<?php

declare( strict_types=1 );

namespace Slipstream\Services\Instagram;

use Slipstream\Http\Request_Error;

/**
 * Reads Instagram's errors. Their own sentences are not shown: they are in English, and may name the app.
 */
final class Instagram_Errors {

	/** The token no longer works: it expired, or the person revoked it. */
	public const TOKEN_LOST = 'instagram_token_lost';

	private const TOKEN_CODES = array( 102, 190, 463, 467 );
	private const LIMIT_CODES = array( 4, 17, 32, 613 );
	private const RIGHT_CODES = array( 3, 10, 200, 803 );

	/**
	 * The error for a refusal.
	 *
	 * @param array<array-key, mixed> $answer The answer: `error` of the graph, or `error_type` and `code` of where
	 *     tokens are given.
	 */
	public static function read( int $status, array $answer ): Request_Error {
		$error = $answer['error'] ?? null;
		$code  = is_array( $error ) && is_int( $error['code'] ?? null ) ? $error['code'] : 0;
		return match ( true ) {
			in_array( $code, self::TOKEN_CODES, true ) => self::lost(),
			429 === $status, in_array( $code, self::LIMIT_CODES, true ) => new Request_Error(
				'instagram_limit_reached',
				__( 'Instagram is not accepting more requests right now. Try again in an hour.', 'slipstream' ),
				429
			),
			in_array( $code, self::RIGHT_CODES, true ) => new Request_Error(
				'instagram_refused',
				__(
					'Instagram does not let this app access the account. It must be a professional account, and it must have authorized the app.',
					'slipstream'
				),
				409
			),
			// Where tokens are given, and for a wrong secret.
			isset( $answer['error_type'] )
				&& $status < 500, in_array( $code, array( 1, 100, 101 ), true )
				&& $status < 500 => new Request_Error(
					'instagram_app_refused',
					__(
						'Instagram rejected the request. Connect again. If that does not help, check the app’s ID, secret, and redirect address.',
						'slipstream'
					),
					409
				),
			default => self::unavailable(),
		};
	}

	/** The error for an expired connection. */
	public static function lost(): Request_Error {
		return new Request_Error(
			'instagram_token_lost',
			__( 'The Instagram connection has expired. Reconnect the account.', 'slipstream' ),
			409
		);
	}

	/** The error if it does not respond. */
	public static function unavailable(): Request_Error {
		return new Request_Error(
			'instagram_unavailable',
			__( 'Instagram could not be reached. Try again later.', 'slipstream' ),
			503
		);
	}

	/** The error if none of the account's pictures can be fetched. */
	public static function no_pictures(): Request_Error {
		return new Request_Error(
			'instagram_pictures_missing',
			__( 'The account’s pictures could not be copied to this site. Try again later.', 'slipstream' ),
			503
		);
	}
}
