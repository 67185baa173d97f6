<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mapkit;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Makes tokens for Apple's maps with the owner's key (developer.apple.com/documentation/mapkitjs): JSON web tokens,
 * signed with ES256 and good for the site's pages alone.
 */
final class Mapkit {

	/** Seconds for which a token is good. */
	public const LIFE = 1800;

	/** @param string $pem   The private key, as Apple gives it in a file .p8. */
	public function __construct( private string $team, private string $key, #[SensitiveParameter] private string $pem, private Clock $clock ) {}

	/**
	 * A token for the site's pages.
	 *
	 * @throws Request_Error If there is no key, or it is none.
	 */
	public function token(): string {
		if ( '' === $this->team || '' === $this->key || '' === $this->pem ) {
			throw new Request_Error(
				'mapkit_not_set_up',
				__( 'This site has no Apple Maps key.', 'slipstream' ),
				424
			);
		}
		$origin = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		$header = array(
			'alg' => 'ES256',
			'typ' => 'JWT',
			'kid' => $this->key,
		);
		$claims = array(
			'iss'    => $this->team,
			'iat'    => $this->clock->now(),
			'exp'    => $this->clock->now() + self::LIFE,
			'origin' => $origin,
		);
		$signed = self::encode( (string) wp_json_encode( $header ) )
			. '.'
			. self::encode( (string) wp_json_encode( $claims, JSON_UNESCAPED_SLASHES ) );
		return $signed . '.' . self::encode( $this->signature( $signed ) );
	}

	/** Whether a text is a key that Apple can have given. */
	public static function is_key( #[SensitiveParameter] string $pem ): bool {
		$key     = function_exists( 'openssl_pkey_get_private' ) ? openssl_pkey_get_private( $pem ) : false;
		$details = false === $key ? false : openssl_pkey_get_details( $key );
		return is_array( $details ) && 'prime256v1' === ( $details['ec']['curve_name'] ?? '' );
	}

	/** The signature of a text, as JSON web tokens have it: two numbers of 32 bytes. */
	private function signature( string $text ): string {
		if ( ! self::is_key( $this->pem ) || ! openssl_sign( $text, $der, $this->pem, OPENSSL_ALGO_SHA256 ) ) {
			throw new Request_Error(
				'mapkit_key',
				__(
					'The Apple Maps key does not work. Enter the full contents of the file that Apple gave you.',
					'slipstream'
				),
				424
			);
		}
		// OpenSSL gives a sequence of two integers: 30 length, then 02 length bytes, twice.
		$r = substr( $der, 4, ord( $der[3] ) );
		$s = substr( $der, 6 + strlen( $r ) );
		return implode(
			'',
			array_map(
				static fn ( string $part ): string => str_pad( ltrim( $part, "\0" ), 32, "\0", STR_PAD_LEFT ),
				array( $r, $s )
			)
		);
	}

	private static function encode( string $text ): string {
		return rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- RFC 7515.
	}
}
