<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

/**
 * What Stripe answered.
 */
final class Stripe_Response {

	/**
	 * @param array<array-key, mixed>|null $body    Null if it is no JSON object.
	 * @param array<string, string>        $headers By their names in lower case.
	 */
	public function __construct(
		public readonly int $status,
		public readonly ?array $body,
		private array $headers
	) {}

	public function header( string $name ): ?string {
		return $this->headers[ $name ] ?? null;
	}

	/** Whether it is an object of Stripe's, and whole. */
	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300 && is_string( $this->body['object'] ?? null );
	}
}
