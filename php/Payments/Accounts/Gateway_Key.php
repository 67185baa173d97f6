<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use SensitiveParameter;

/**
 * What a site signs in to a gateway with.
 */
final class Gateway_Key {

	/** @param string $client_id '' where the gateway has none. */
	public function __construct(
		#[SensitiveParameter] public readonly string $secret,
		public readonly string $client_id = ''
	) {}

	/** Tells one key from another without giving it away. */
	public function fingerprint(): string {
		return hash( 'sha256', "$this->client_id\n$this->secret" );
	}

	/** Tells one app from another, whichever secret it has. */
	public function app(): string {
		return hash( 'sha256', $this->client_id );
	}
}
