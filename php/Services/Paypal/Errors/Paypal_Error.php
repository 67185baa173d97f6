<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Errors;

use Slipstream\Http\Request_Error;

/**
 * A request to PayPal that did not succeed. Its message is for everybody, issue and debug ID for logs and
 * administrators.
 */
final class Paypal_Error extends Request_Error {

	/**
	 * @param string $issue    What is wrong, as PayPal calls it, such as 'ORDER_NOT_APPROVED'; '' if it names nothing.
	 * @param string $debug_id What PayPal's support finds the request by.
	 */
	private function __construct(
		public readonly Paypal_Failure $failure,
		public readonly string $issue,
		public readonly string $debug_id,
		?int $retry_after
	) {
		$error = Paypal_Messages::of( $failure );
		parent::__construct(
			$error->error_code,
			$error->getMessage(),
			$error->http_status,
			null === $error->retry_after ? null : ( $retry_after ?? $error->retry_after )
		);
	}

	public static function of( Paypal_Failure $failure ): self {
		return new self( $failure, '', '', null );
	}

	/**
	 * What an answer says that is no success.
	 *
	 * @param array<array-key, mixed>|null $body Null if it is no JSON object.
	 */
	public static function read( int $status, ?array $body, ?int $retry_after ): self {
		$body ??= array();
		$issue = is_array( $body['details'] ?? null ) ? $body['details'][0]['issue'] ?? '' : '';
		return new self(
			self::failure( $status, $body ),
			is_string( $issue ) ? substr( $issue, 0, 100 ) : '',
			is_string( $body['debug_id'] ?? null ) ? substr( $body['debug_id'], 0, 100 ) : '',
			$retry_after
		);
	}

	/** @param array<array-key, mixed> $body */
	private static function failure( int $status, array $body ): Paypal_Failure {
		if ( 429 === $status ) {
			return Paypal_Failure::Rate_Limited;
		}
		if ( ! is_string( $body['name'] ?? null ) && ! is_string( $body['error'] ?? null ) ) {
			// PayPal does not say so, but perhaps a server between: an app is not to be given up for that.
			return Paypal_Failure::Unknown_Outcome;
		}
		return match ( true ) {
			401 === $status => Paypal_Failure::Unauthorized,
			403 === $status => Paypal_Failure::Forbidden,
			404 === $status => Paypal_Failure::Not_Found,
			409 === $status => Paypal_Failure::In_Progress,
			$status >= 400 && $status < 500 => Paypal_Failure::Refused,
			default => Paypal_Failure::Unknown_Outcome,
		};
	}
}
