<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

use Slipstream\Services\Paypal\Errors\Paypal_Error;

/**
 * What PayPal answered.
 */
final class Paypal_Response {

	/** @param array<array-key, mixed>|null $body Null if it is no JSON object. */
	public function __construct(
		public readonly int $status,
		public readonly ?array $body,
		public readonly ?int $retry_after
	) {}

	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300 && null !== $this->body;
	}

	/** What it says if it is no success. */
	public function error(): Paypal_Error {
		return Paypal_Error::read( $this->status, $this->body, $this->retry_after );
	}
}
