<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;

/**
 * A request that failed at a gateway. Its message is for whoever waits for an answer.
 */
final class Gateway_Error extends Request_Error {

	public function __construct(
		public readonly Gateway_Failure $failure,
		string $code,
		string $message,
		int $status = 502,
		?int $retry_after = null
	) {
		parent::__construct( $code, $message, $status, $retry_after );
	}

	/** What a gateway's client has said. */
	public static function of( Gateway_Failure $failure, Request_Error $error ): self {
		return new self(
			$failure,
			$error->error_code,
			$error->getMessage(),
			$error->http_status,
			$error->retry_after
		);
	}
}
