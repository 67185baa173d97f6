<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mapbox;

use SensitiveParameter;
use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Place;

/**
 * Asks Mapbox's token and geocoding interfaces (docs.mapbox.com/api) with the owner's token.
 */
final class Mapbox {

	private const URL     = 'https://api.mapbox.com';
	private const SECONDS = 5;

	public function __construct( private Guarded_Client $client ) {}

	/** Asks Mapbox. A server that stands in for it may be anywhere. */
	public static function make(): self {
		return new self( new Guarded_Client( self::URL !== self::base() ) );
	}

	public static function base(): string {
		$base = defined( 'SLIPSTREAM_MAPBOX_URL' ) ? (string) constant( 'SLIPSTREAM_MAPBOX_URL' ) : self::URL;
		/**
		 * Filters the URL of Mapbox's APIs, to use another server instead.
		 *
		 * @since 0.1.0
		 *
		 * @param string $base The URL, without a trailing slash.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_mapbox_url', $base ) );
	}

	/**
	 * The error in a token, as a sentence; null if it is usable.
	 *
	 * @throws Request_Error If Mapbox does not say.
	 */
	public function problem( #[SensitiveParameter] string $token ): ?string {
		// Secret tokens can change the account, and this one stands on pages.
		if ( str_starts_with( $token, 'sk.' ) ) {
			return __( 'This is a secret token. Enter a public token, which starts with pk.', 'slipstream' );
		}
		// Temporary ones, which Mapbox takes too, would leave the maps empty within the hour.
		if ( ! self::is_public( $token ) ) {
			return __( 'This is not a public token. Enter one that starts with pk.', 'slipstream' );
		}
		return $this->accepts( $token )
			? null
			: __( 'Mapbox rejected the access token. Enter another one.', 'slipstream' );
	}

	/** Whether a text looks like a token that may stand on pages. */
	public static function is_public( string $text ): bool {
		return 1 === preg_match( '/^pk\.[A-Za-z0-9._-]{1,297}$/D', $text );
	}

	private function accepts( #[SensitiveParameter] string $token ): bool {
		$answer = $this->client->send(
			'GET',
			self::base() . '/tokens/v2?access_token=' . rawurlencode( $token ),
			array(),
			'',
			self::SECONDS
		);
		$body   = null === $answer ? null : json_decode( $answer['body'], true );
		if ( ! is_array( $body ) || $answer['status'] >= 500 || 429 === $answer['status'] ) {
			throw self::unavailable();
		}
		return 200 === $answer['status'] && 'TokenValid' === ( $body['code'] ?? '' );
	}

	/**
	 * The places of a name or an address.
	 *
	 * @param string $language Such as de.
	 * @return list<Place>
	 * @throws Request_Error If Mapbox does not respond, or rejects the token.
	 */
	public function find( string $text, #[SensitiveParameter] string $token, string $language, int $most ): array {
		$query = array(
			'access_token' => $token,
			'limit'        => $most,
			'language'     => $language,
		);
		// A semicolon would make it several requests in one.
		$path   = '/geocoding/v5/mapbox.places/' . rawurlencode( str_replace( ';', ' ', $text ) ) . '.json';
		$answer = $this->client->send(
			'GET',
			self::base() . $path . '?' . http_build_query( $query ),
			array(),
			'',
			self::SECONDS
		);
		if ( null !== $answer && in_array( $answer['status'], array( 401, 403 ), true ) ) {
			throw new Request_Error(
				'invalid_key',
				__( 'Mapbox rejected the access token. Enter another one.', 'slipstream' ),
				424
			);
		}
		$body = null === $answer || 200 !== $answer['status'] ? null : json_decode( $answer['body'], true );
		if ( ! is_array( $body ) || ! is_array( $body['features'] ?? null ) ) {
			throw self::unavailable();
		}
		return array_slice(
			array_values( array_filter( array_map( self::place( ... ), $body['features'] ) ) ),
			0,
			$most
		);
	}

	/** A feature as a place; null for what is none. */
	private static function place( mixed $feature ): ?Place {
		$at = is_array( $feature ) ? $feature['center'] ?? $feature['geometry']['coordinates'] ?? null : null;
		return is_array( $at )
			? Place::of(
				$feature['id'] ?? '',
				$feature['text'] ?? '',
				$feature['place_name'] ?? '',
				$at[0] ?? null,
				$at[1] ?? null
			)
			: null;
	}

	private static function unavailable(): Request_Error {
		return new Request_Error(
			'map_service_unavailable',
			__( 'Mapbox did not respond. Please try again later.', 'slipstream' ),
			424
		);
	}
}
