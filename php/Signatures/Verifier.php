<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Lets a request in once, within its time, if it is what the owner of a known key has signed.
 */
final class Verifier {

	/** Seconds that a signature may be old. */
	private const BACK = Signer::LIFETIME;

	/** Seconds that the sender's clock may be fast. */
	private const AHEAD = 300;

	public function __construct( private Clock $clock, private Counters $counters ) {}

	/**
	 * Checks a request. Its nonce is used up last, so that nobody else can use it up.
	 *
	 * @param callable(string): ?string $public_key_of Gives the 32 bytes of a key by its id, null if there is none.
	 * @return string The key's id.
	 * @throws Request_Error If the request is not to be believed.
	 */
	public function verify( Message $message, callable $public_key_of ): string {
		if ( ! isset( $message->headers['signature'], $message->headers['signature-input'] ) ) {
			throw new Request_Error( 'signature_missing', __( 'The request is not signed.', 'slipstream' ), 401 );
		}
		$input     = Signature_Input::read( $message->headers['signature-input'] );
		$signature = self::signature( $message->headers['signature'] );
		if ( null === $input || null === $signature ) {
			throw new Request_Error(
				'signature_malformed',
				__( 'The request’s signature cannot be read.', 'slipstream' ),
				401
			);
		}
		if ( array() !== array_diff( Signer::components( $message ), $input->components ) ) {
			throw new Request_Error(
				'signature_incomplete',
				__( 'The request’s signature does not cover the whole request.', 'slipstream' ),
				401
			);
		}
		$this->check_time( $input );
		if ( ! Digest::matches( $message->headers['content-digest'] ?? '', $message->body ) ) {
			throw new Request_Error(
				'digest_mismatch',
				__( 'The request was changed in transit.', 'slipstream' ),
				401
			);
		}
		$key = $public_key_of( $input->key_id );
		if ( null === $key || SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES !== strlen( $key ) ) {
			throw new Request_Error( 'unknown_token', __( 'The site’s key is not recognized.', 'slipstream' ), 401 );
		}
		$base = Signature_Base::of( $message, $input->components, $input->params );
		if ( null === $base || ! sodium_crypto_sign_verify_detached( $signature, $base, $key ) ) {
			throw new Request_Error(
				'signature_mismatch',
				__( 'The request’s signature does not match the site’s key.', 'slipstream' ),
				401
			);
		}
		$this->consume_nonce( $input );
		return $input->key_id;
	}

	private function check_time( Signature_Input $input ): void {
		$now  = $this->clock->now();
		$good = $input->created >= $now - self::BACK && $input->created <= $now + self::AHEAD
			&& $input->expires >= $now
				&& $input->expires > $input->created
				&& $input->expires <= $input->created + Signer::LIFETIME;
		if ( ! $good ) {
			throw new Request_Error(
				'signature_expired',
				__( 'The request was signed too long ago or in the future. Check both servers’ clocks.', 'slipstream' ),
				401
			);
		}
	}

	private function consume_nonce( Signature_Input $input ): void {
		$claim = $this->counters->claim( "signature:$input->key_id:$input->nonce", self::BACK + self::AHEAD + 60 );
		if ( Claim_Result::Unknown === $claim ) {
			throw new Request_Error(
				'signature_unavailable',
				__( 'The request could not be verified. Please try again in a few seconds.', 'slipstream' ),
				503,
				5
			);
		}
		if ( Claim_Result::Denied === $claim ) {
			throw new Request_Error(
				'signature_replayed',
				__( 'This request was already received.', 'slipstream' ),
				401
			);
		}
	}

	/** @return non-empty-string|null The 64 bytes of our signature; null if there is none. */
	private static function signature( string $field ): ?string {
		if (
			strlen( $field ) > 2048
			|| 1 !== preg_match_all(
				'/(?:^|,\s*)' . Signer::LABEL . '=:([A-Za-z0-9+\/=]+):\s*(?=,|$)/D',
				$field,
				$found
			)
		) {
			return null;
		}
		$raw = base64_decode( $found[1][0], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The field's own encoding.
		return is_string( $raw ) && '' !== $raw && SODIUM_CRYPTO_SIGN_BYTES === strlen( $raw ) ? $raw : null;
	}
}
