<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use RuntimeException;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;

/**
 * A hub's error, as it came. Our clients get a sentence of ours in its place.
 */
final class Hub_Refusal extends RuntimeException {

	/** @param array<mixed> $data        What came with it. */
	public function __construct(
		public readonly string $error_code,
		public readonly int $http_status,
		public readonly array $data = array()
	) {
		parent::__construct( 'The provider refused a request.' );
	}

	/** The error for our clients. */
	public function to_request_error(): Request_Error {
		return Connection_Request_Error::of_hub( $this->error_code, $this->http_status );
	}
}
