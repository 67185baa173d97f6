<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

use SensitiveParameter;
use Slipstream\Money\Mode;

/**
 * The owner's app at PayPal. Nothing in its ID says which mode it is of, so both stand together.
 */
final class Paypal_App {

	public function __construct(
		public readonly Mode $mode,
		private string $client_id,
		#[SensitiveParameter] private string $secret
	) {}

	/** What a token is asked for with. */
	public function authorization(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 7617.
		return 'Basic ' . base64_encode( "$this->client_id:$this->secret" );
	}

	/** Tells one app from another without giving it away. */
	public function fingerprint(): string {
		return hash( 'sha256', "{$this->mode->value}\n$this->client_id\n$this->secret" );
	}

	/** @return array<string, mixed> What a dump of the object shows: no secret. */
	public function __debugInfo(): array {
		return array( 'mode' => $this->mode->value );
	}
}
