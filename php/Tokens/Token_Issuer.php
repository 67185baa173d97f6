<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Issues and checks short-lived tokens: compact JWS, HMAC-SHA-256 and nothing else.
 */
final class Token_Issuer {

	public const SCOPE_AI = 'ai';

	public const LIFETIME = 600;

	/** Seconds that the clocks of two machines may differ. */
	private const SKEW = 60;

	private const HEADER = '{"alg":"HS256","typ":"JWT"}';

	private const LONGEST = 2048;

	/** @param Closure(): string $key   Gives the signing key. */
	public function __construct( private string $site, private Closure $key, private Clock $clock ) {}

	/**
	 * @param int          $site    The connected site that the user belongs to; 0 for this one.
	 * @param list<string> $without AI features that are switched off at that site.
	 */
	public function issue( int $user_id, string $scope, int $site = 0, array $without = array() ): string {
		$now    = $this->clock->now();
		$claims = array(
			'iss'   => $this->site,
			'sub'   => $user_id,
			'scope' => $scope,
			'iat'   => $now,
			'exp'   => $now + self::LIFETIME,
		) + array_filter(
			array(
				'site'    => $site,
				'without' => $without,
			)
		);
		$signed = self::encode( self::HEADER ) . '.' . self::encode( (string) wp_json_encode( $claims ) );
		return $signed . '.' . self::encode( $this->sign( $signed ) );
	}

	/** @throws Request_Error If it is not good for that, or not ours, or not any more. */
	public function verify( #[SensitiveParameter] string $token, string $scope ): Claims {
		$parts = strlen( $token ) > self::LONGEST ? array() : explode( '.', $token );
		// The header is compared, not read: no algorithm but ours can be asked for.
		if ( 3 !== count( $parts ) || ! hash_equals( self::encode( self::HEADER ), $parts[0] ) ) {
			throw self::invalid();
		}
		if ( ! hash_equals( self::encode( $this->sign( "$parts[0].$parts[1]" ) ), $parts[2] ) ) {
			throw self::invalid();
		}
		$claims = json_decode( self::decode( $parts[1] ), true );
		return $this->check( is_array( $claims ) ? $claims : array(), $scope );
	}

	/** @param array<mixed> $claims The decoded claims. */
	private function check( array $claims, string $scope ): Claims {
		$user_id = $claims['sub'] ?? null;
		$issued  = $claims['iat'] ?? null;
		$expires = $claims['exp'] ?? null;
		$site    = $claims['site'] ?? 0;
		$is_ours = is_int( $site )
			&& $site >= 0
			&& ( $claims['iss'] ?? null ) === $this->site
			&& ( $claims['scope'] ?? null ) === $scope;
		if (
			! $is_ours
			|| ! is_int( $user_id )
			|| $user_id < 1
			|| ! is_int( $issued )
			|| ! is_int( $expires )
			|| $issued > $this->clock->now() + self::SKEW
		) {
			throw self::invalid();
		}
		if ( $expires + self::SKEW < $this->clock->now() ) {
			throw self::expired();
		}
		return new Claims(
			$user_id,
			$scope,
			$expires,
			$site,
			array_values( array_filter( (array) ( $claims['without'] ?? array() ), 'is_string' ) )
		);
	}

	private function sign( string $text ): string {
		try {
			return hash_hmac( 'sha256', $text, ( $this->key )(), true );
		} catch ( RuntimeException ) {
			throw new Request_Error(
				'tokens_unavailable',
				__( 'The site’s key could not be read. Please try again in a few seconds.', 'slipstream' ),
				503,
				5
			);
		}
	}

	/** The error for every token that is not ours: it does not tell which check failed. */
	private static function invalid(): Request_Error {
		return new Request_Error( 'invalid_token', __( 'The token is invalid.', 'slipstream' ), 401 );
	}

	private static function expired(): Request_Error {
		return new Request_Error( 'expired_token', __( 'The token has expired.', 'slipstream' ), 401 );
	}

	private static function encode( string $bytes ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The format's own encoding.
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** @param string $text The encoded bytes. */
	private static function decode( string $text ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The format's own encoding.
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
	}
}
