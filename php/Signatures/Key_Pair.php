<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use SensitiveParameter;

/**
 * An Ed25519 key and its public half, as raw bytes. Only the public half ever leaves the site.
 */
final class Key_Pair {

	/**
	 * @param non-empty-string $public_key 32 bytes.
	 * @param non-empty-string $secret_key 64 bytes.
	 */
	private function __construct( public readonly string $public_key, #[SensitiveParameter] public readonly string $secret_key ) {}

	/** Makes a new pair. */
	public static function generate(): self {
		$pair = sodium_crypto_sign_keypair();
		return new self( sodium_crypto_sign_publickey( $pair ), sodium_crypto_sign_secretkey( $pair ) );
	}

	public static function from_secret( #[SensitiveParameter] string $base64 ): ?self {
		$secret = self::decode( $base64, SODIUM_CRYPTO_SIGN_SECRETKEYBYTES );
		return null === $secret ? null : new self( sodium_crypto_sign_publickey_from_secretkey( $secret ), $secret );
	}

	/** A key as text. */
	public static function encode( #[SensitiveParameter] string $raw ): string {
		return base64_encode( $raw ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Binary data in a text column.
	}

	/** @return non-empty-string|null The bytes of a public key; null for what is none. */
	public static function decode_public( string $base64 ): ?string {
		return self::decode( $base64, SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES );
	}

	/**
	 * Decodes bytes of a known length; null for anything else.
	 *
	 * @param int $length How many bytes there must be.
	 * @return non-empty-string|null
	 */
	private static function decode( #[SensitiveParameter] string $base64, int $length ): ?string {
		$raw = base64_decode( $base64, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As encode() made it.
		return is_string( $raw ) && '' !== $raw && strlen( $raw ) === $length ? $raw : null;
	}
}
