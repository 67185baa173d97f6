<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use SensitiveParameter;
use Slipstream\Support\Clock;

/**
 * HTTP Message Signatures (RFC 9421) with Ed25519 and nothing else.
 */
final class Signer {

	public const LABEL = 'slipstream';

	/** Seconds that a signature is good for: as long as the receiver's window reaches back. */
	public const LIFETIME = 600;

	/** What every signature covers. */
	public const ALWAYS = array( '@method', '@target-uri', 'content-digest', 'slipstream-site' );

	/** What it covers besides where the request has it. */
	public const IF_PRESENT = array( 'content-type', 'authorization' );

	public function __construct( private Clock $clock ) {}

	/**
	 * The headers to send with a request.
	 *
	 * @param non-empty-string $secret_key The key's 64 bytes.
	 * @return array{Content-Digest: string, Signature-Input: string, Signature: string}
	 */
	public function sign( Message $message, string $key_id, #[SensitiveParameter] string $secret_key ): array {
		$digest     = Digest::of( $message->body );
		$message    = $message->with( array( 'content-digest' => $digest ) );
		$components = self::components( $message );
		$params     = $this->params( $components, $key_id );
		$base       = (string) Signature_Base::of( $message, $components, $params );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The field's own encoding.
		$signature = base64_encode( sodium_crypto_sign_detached( $base, $secret_key ) );
		return array(
			'Content-Digest'  => $digest,
			'Signature-Input' => self::LABEL . "=$params",
			'Signature'       => self::LABEL . "=:$signature:",
		);
	}

	/** @return list<string> What a signature of a request covers. */
	public static function components( Message $message ): array {
		return array(
			...self::ALWAYS,
			...array_values(
				array_filter(
					self::IF_PRESENT,
					static fn ( string $name ): bool => isset( $message->headers[ $name ] )
				)
			),
		);
	}

	/** @param list<string> $components Names of components. */
	private function params( array $components, string $key_id ): string {
		$now   = $this->clock->now();
		$nonce = rtrim( strtr( base64_encode( random_bytes( 16 ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Random bytes as text.
		return sprintf(
			'("%s");created=%d;expires=%d;nonce="%s";keyid="%s";alg="ed25519";tag="%s"',
			implode( '" "', $components ),
			$now,
			$now + self::LIFETIME,
			$nonce,
			$key_id,
			self::LABEL
		);
	}
}
