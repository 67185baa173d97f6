<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

/**
 * The field Content-Digest, with SHA-256 (RFC 9530).
 */
final class Digest {

	/** The field's value for a body. */
	public static function of( string $body ): string {
		return 'sha-256=:' . base64_encode( hash( 'sha256', $body, true ) ) . ':'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The field's own encoding.
	}

	/** Whether a field holds the SHA-256 of a body, beside digests of other kinds or alone. */
	public static function matches( string $field, string $body ): bool {
		foreach ( explode( ',', $field ) as $member ) {
			if ( hash_equals( self::of( $body ), trim( $member ) ) ) {
				return true;
			}
		}
		return false;
	}
}
