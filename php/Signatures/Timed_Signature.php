<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use SensitiveParameter;

/**
 * Checks that a webhook's delivery comes from whom it says, and now: as Stripe and Mailchimp sign, with HMAC-SHA256
 * over the time and the body.
 */
final class Timed_Signature {

	/** Seconds that a delivery may be old, or ahead of this server's clock. */
	public const TOLERANCE = 300;

	/** More than this many signatures are no such header. */
	private const MOST_PARTS = 20;

	/**
	 * @param string       $body    The body as it came, byte for byte.
	 * @param string       $header  Such as "t=1767225600,v1=…".
	 * @param list<string> $secrets The webhook's secret, and an older one while it is being replaced.
	 * @param int          $now     This server's time, in seconds since the Unix epoch.
	 */
	public static function verify( string $body, string $header, #[SensitiveParameter] array $secrets, int $now ): bool {
		list( $time, $signatures ) = self::parse( $header );
		if ( null === $time || abs( $now - $time ) > self::TOLERANCE ) {
			return false;
		}
		$is_valid = false;
		foreach ( $secrets as $secret ) {
			if ( '' === trim( $secret ) ) {
				continue;
			}
			$expected = hash_hmac( 'sha256', "$time.$body", trim( $secret ) );
			foreach ( $signatures as $signature ) {
				$is_valid = hash_equals( $expected, $signature ) || $is_valid;
			}
		}
		return $is_valid;
	}

	/** @return array{int|null, list<string>} The time, null if it is not there once, and the signatures of version 1. */
	private static function parse( string $header ): array {
		$times      = array();
		$signatures = array();
		foreach ( array_slice( explode( ',', $header ), 0, self::MOST_PARTS ) as $part ) {
			list( $name, $value ) = array( ...explode( '=', trim( $part ), 2 ), '' );
			if ( 't' === $name ) {
				$times[] = $value;
			} elseif ( 'v1' === $name ) {
				$signatures[] = $value;
			}
		}
		$is_time = 1 === count( $times ) && 1 === preg_match( '/^[1-9]\d{0,11}$/D', $times[0] );
		return array( $is_time ? (int) $times[0] : null, $signatures );
	}
}
