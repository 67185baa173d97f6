<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

/**
 * Reads Stripe's errors.
 */
final class Error_Reader {

	private const PERMISSION = '/\brak_[a-z0-9_]+/';
	private const ACCOUNT    = '/\bacct_[A-Za-z0-9]+/';

	/** How Stripe says that the ID is one of the other mode. */
	private const OTHER_MODE = '/exists in (?:live|test) mode/';

	/** A longer time is no time to wait for. */
	private const LONGEST_WAIT = 86400;

	/**
	 * @param array<array-key, mixed>|null $body The answer; null if it is no JSON.
	 * @param callable(string): ?string    $header Gives a header by its name in lower case.
	 */
	public static function read( int $status, ?array $body, callable $header ): Stripe_Error {
		$error   = is_array( $body['error'] ?? null ) ? $body['error'] : null;
		$details = self::details( $error ?? array(), $header );
		$failure = null === $error || ! is_string( $error['type'] ?? null )
			// Stripe does not say so, but perhaps a server between: a key is not to be given up for that.
			? ( 429 === $status ? Stripe_Failure::Rate_Limited : Stripe_Failure::Unknown_Outcome )
			: self::failure( $status, $error['type'], $details );
		return Stripe_Error::of( $failure, $details );
	}

	private static function failure( int $status, string $type, Error_Details $details ): Stripe_Failure {
		return match ( true ) {
			$status < 400, $status >= 500 => Stripe_Failure::Unknown_Outcome,
			401 === $status, 403 === $status, 429 === $status => self::of_status( $status ),
			in_array( $details->code, array( 'rate_limit', 'lock_timeout' ), true ) => Stripe_Failure::Rate_Limited,
			409 === $status, 'idempotency_key_in_use' === $details->code => Stripe_Failure::In_Progress,
			'idempotency_error' === $type => Stripe_Failure::Idempotency,
			402 === $status, 'card_error' === $type => Stripe_Failure::Card,
			404 === $status, 'resource_missing' === $details->code => self::of_missing( $details ),
			default => Stripe_Failure::Invalid,
		};
	}

	private static function of_missing( Error_Details $details ): Stripe_Failure {
		return null === self::found( self::OTHER_MODE, $details->message )
			? Stripe_Failure::Not_Found
			: Stripe_Failure::Other_Mode;
	}

	private static function of_status( int $status ): Stripe_Failure {
		return match ( $status ) {
			401     => Stripe_Failure::Unauthorized,
			403     => Stripe_Failure::Missing_Right,
			default => Stripe_Failure::Rate_Limited,
		};
	}

	/**
	 * @param array<array-key, mixed>   $error
	 * @param callable(string): ?string $header
	 */
	private static function details( array $error, callable $header ): Error_Details {
		$message = self::text( $error['message'] ?? null );
		return new Error_Details(
			message: null === $message ? null : Secret_Redaction::redact( $message ),
			code: self::text( $error['code'] ?? null ),
			decline_code: self::text( $error['decline_code'] ?? null ),
			param: self::text( $error['param'] ?? null ),
			right: self::found( self::PERMISSION, $message ),
			account_id: self::found( self::ACCOUNT, $message ),
			request_id: self::text( $header( 'request-id' ) ),
			should_retry: match ( $header( 'stripe-should-retry' ) ) {
				'true'  => true,
				'false' => false,
				default => null,
			},
			retry_after: self::seconds( $header( 'retry-after' ) )
		);
	}

	private static function text( mixed $value ): ?string {
		return is_string( $value ) && '' !== $value ? mb_substr( $value, 0, 1000 ) : null;
	}

	private static function found( string $pattern, ?string $message ): ?string {
		return 1 === preg_match( $pattern, (string) $message, $found ) ? $found[0] : null;
	}

	private static function seconds( ?string $header ): ?int {
		return null !== $header && 1 === preg_match( '/^\d{1,9}$/D', $header ) && (int) $header <= self::LONGEST_WAIT
			? (int) $header
			: null;
	}
}
