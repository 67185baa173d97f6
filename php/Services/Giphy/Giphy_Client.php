<?php

declare( strict_types=1 );

namespace Slipstream\Services\Giphy;

use SensitiveParameter;
use Slipstream\Http\Request_Error;

/**
 * Asks GIPHY with the owner's key. Nothing else knows its wire format.
 *
 * @phpstan-import-type Found from Gif_Source
 */
final class Giphy_Client implements Gif_Source {

	public const URL = 'https://api.giphy.com/v1';

	private const LIMIT      = 10;
	private const SECONDS    = 8;
	private const MOST_BYTES = 1048576;

	public function __construct( #[SensitiveParameter] private string $key ) {}

	/**
	 * @phpstan-return list<Found>
	 * @throws Request_Error If it cannot be asked.
	 */
	public function search( string $words ): array {
		$answer = $this->get(
			'/gifs/search',
			array(
				'q'     => $words,
				'limit' => (string) self::LIMIT,
			)
		);
		$data   = is_array( $answer['data'] ?? null ) ? $answer['data'] : throw self::unavailable();
		return array_values(
			array_filter( array_map( self::read( ... ), array_slice( array_values( $data ), 0, self::LIMIT ) ) )
		);
	}

	/**
	 * @phpstan-return Found|null
	 * @throws Request_Error If it cannot be asked.
	 */
	public function find( string $id ): ?array {
		try {
			return self::read( $this->get( '/gifs/' . rawurlencode( $id ), array() )['data'] ?? null );
		} catch ( Request_Error $error ) {
			return 'gif_not_found' === $error->error_code ? null : throw $error;
		}
	}

	/** Where it is asked. */
	public static function base_url(): string {
		$url = defined( 'SLIPSTREAM_GIPHY_URL' ) ? (string) constant( 'SLIPSTREAM_GIPHY_URL' ) : self::URL;
		/**
		 * Filters the URL of GIPHY's API.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The URL, without a trailing slash.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_giphy_url', $url ) );
	}

	/**
	 * @param array<string, string> $query The query, besides the key.
	 * @return array<array-key, mixed>
	 */
	private function get( string $path, array $query ): array {
		$answer = wp_remote_get(
			add_query_arg(
				array_map( 'rawurlencode', $query + array( 'api_key' => $this->key ) ),
				self::base_url() . $path
			),
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MOST_BYTES,
				'user-agent'          => 'Slipstream/' . \Slipstream\VERSION,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw self::unavailable();
		}
		$error = match ( (int) wp_remote_retrieve_response_code( $answer ) ) {
			200 => null,
			401, 403 => new Request_Error(
				'giphy_key_refused',
				__( 'GIPHY rejected this site’s API key.', 'slipstream' ),
				409
			),
			404 => new Request_Error( 'gif_not_found', __( 'GIF not found.', 'slipstream' ), 404 ),
			429 => new Request_Error(
				'giphy_limit_reached',
				__( 'This site’s API key has reached its search limit. Try again later.', 'slipstream' ),
				429
			),
			default => self::unavailable(),
		};
		$read = json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $read ) && null === $error ? $read : throw $error ?? self::unavailable();
	}

	private static function unavailable(): Request_Error {
		return new Request_Error(
			'giphy_unavailable',
			__( 'GIPHY could not be reached. Try again later.', 'slipstream' ),
			503
		);
	}

	/** @phpstan-return Found|null */
	private static function read( mixed $gif ): ?array {
		$images   = is_array( $gif ) && is_array( $gif['images'] ?? null ) ? $gif['images'] : array();
		$original = is_array( $images['original'] ?? null ) ? $images['original'] : array();
		$still    = is_array( $images['downsized_still'] ?? null ) ? $images['downsized_still'] : array();
		$id       = is_array( $gif ) ? $gif['id'] ?? null : null;
		if ( ! is_array( $gif ) || ! is_string( $id ) || ! preg_match( '/^[A-Za-z0-9]{1,40}$/', $id ) ) {
			return null;
		}
		return array(
			'id'        => $id,
			'title'     => is_string( $gif['title'] ?? null )
				? mb_substr( wp_strip_all_tags( $gif['title'] ), 0, 200 )
				: '',
			'embed_url' => "https://giphy.com/embed/$id",
			'width'     => self::side( $original['width'] ?? null ),
			'height'    => self::side( $original['height'] ?? null ),
			'preview'   => is_string( $still['url'] ?? null ) ? esc_url_raw( $still['url'], array( 'https' ) ) : '',
		);
	}

	/** @param mixed $value What was answered: GIPHY gives texts. */
	private static function side( mixed $value ): int {
		return is_numeric( $value ) && $value >= 1 && $value <= 20000 ? (int) $value : 0;
	}
}
