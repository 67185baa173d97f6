<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use RuntimeException;
use SensitiveParameter;
use wpdb;

/**
 * Keeps secrets so that a copy of the database alone does not give them away: the key comes from wp-config.php.
 */
final class Secrets {

	private const PREFIX = 'slipstream:1:';

	public function __construct( #[SensitiveParameter] private string $material ) {}

	/** Encrypts a value for an option. An empty value stays empty. */
	public function encrypt( #[SensitiveParameter] string $value ): string {
		if ( '' === $value ) {
			return '';
		}
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Binary data in a text column.
		return self::PREFIX . base64_encode( $nonce . sodium_crypto_secretbox( $value, $nonce, $this->key() ) );
	}

	/** Decrypts what encrypt() made; null if it was made with another key, was changed, or never was encrypted. */
	public function decrypt( string $stored ): ?string {
		if ( ! $this->is_encrypted( $stored ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Binary data in a text column.
		$binary = base64_decode( substr( $stored, strlen( self::PREFIX ) ), true );
		if (
			false === $binary
			|| strlen( $binary ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES
		) {
			return null;
		}
		$value = sodium_crypto_secretbox_open(
			substr( $binary, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
			substr( $binary, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
			$this->key()
		);
		return false === $value ? null : $value;
	}

	/** Whether a value looks like one that encrypt() made. */
	public function is_encrypted( string $stored ): bool {
		return str_starts_with( $stored, self::PREFIX );
	}

	/**
	 * A random key of this site, made at the first call. However many requests come first at once, all get the same
	 * one.
	 *
	 * @throws RuntimeException If the database takes no option.
	 */
	public function site_key( wpdb $database, string $option ): string {
		$stored = ( new Stored_Key( $database, $option ) )->get();
		return hash_hmac( 'sha256', "$option:$stored", $this->key(), true );
	}

	private function key(): string {
		return sodium_crypto_generichash( 'slipstream|' . $this->material, '', SODIUM_CRYPTO_SECRETBOX_KEYBYTES );
	}
}
