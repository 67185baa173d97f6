<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use RuntimeException;
use WP_Error;
use WP_REST_Response;

/**
 * Carries a code and an HTTP status. Its message is shown to users, so it never holds a secret or what a third party
 * sent.
 */
class Request_Error extends RuntimeException {

	/**
	 * @param int|null              $retry_after Seconds after which another try makes sense.
	 * @param array<string, string> $details     What else clients get, beside the status.
	 */
	public function __construct(
		public readonly string $error_code,
		string $message,
		public readonly int $http_status,
		public readonly ?int $retry_after = null,
		public readonly array $details = array()
	) {
		parent::__construct( $message );
	}

	/** The database did not respond, so that nobody knows whether there is what was asked for. */
	public static function database_failed( string $code, ?int $retry_after = null ): self {
		return new self(
			$code,
			null === $retry_after || $retry_after < 3
				? __( 'The database did not respond. Please try again.', 'slipstream' )
				: __( 'The database did not respond. Please try again in a few seconds.', 'slipstream' ),
			503,
			$retry_after
		);
	}

	/** Something could not be written to the database. */
	public static function not_stored(
		string $code = 'not_stored',
		int $http_status = 503,
		?int $retry_after = 5
	): self {
		return new self(
			$code,
			__( 'This could not be saved. Please try again.', 'slipstream' ),
			$http_status,
			$retry_after
		);
	}

	/** The error as the REST API returns it. */
	public function to_wp_error(): WP_Error {
		return new WP_Error( $this->error_code, $this->getMessage(), $this->data() );
	}

	public function to_response(): WP_REST_Response {
		$response = rest_convert_error_to_response( $this->to_wp_error() );
		if ( null !== $this->retry_after ) {
			$response->header( 'Retry-After', (string) $this->retry_after );
		}
		return $response;
	}

	/** @return array{code: string, message: string, data: array<string, int|string>} */
	public function to_event(): array {
		return array(
			'code'    => $this->error_code,
			'message' => $this->getMessage(),
			'data'    => $this->data(),
		);
	}

	/** @return array<string, int|string> */
	private function data(): array {
		return array( 'status' => $this->http_status )
			+ ( null === $this->retry_after ? array() : array( 'retry_after' => $this->retry_after ) )
			+ $this->details;
	}
}
