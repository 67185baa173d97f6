<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

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
}
