<?php

declare( strict_types=1 );

namespace Slipstream\Services\Nominatim;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Place;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Asks a server's search (nominatim.org/release-docs). The public one wants what was found kept, and a name; so that is
 * done with every server. It also wants one request a second at most.
 */
final class Nominatim {

	/** The server of OpenStreetMap's foundation: it must not be asked while someone types. */
	public const SHARED = 'https://nominatim.openstreetmap.org';

	/** Prefix of the transients that cache results. */
	public const TRANSIENTS = 'slipstream_places_';

	private const SECONDS = 5;

	/**
	 * Seconds that the public server is left alone. Counters know whole seconds: of one alone nothing might be left.
	 */
	private const PAUSE = 2;

	public function __construct( private string $server, private Guarded_Client $client, private Counters $counters ) {}

	/** Whether a server is the public one, however its address is written. */
	public static function is_shared( string $server ): bool {
		return strtolower( (string) wp_parse_url( $server, PHP_URL_HOST ) )
			=== wp_parse_url( self::SHARED, PHP_URL_HOST );
	}

	/**
	 * The places of a name or an address.
	 *
	 * @param string $language Such as de.
	 * @return list<Place>
	 * @throws Request_Error If the server does not respond, or someone else has just asked it.
	 */
	public function find( string $text, string $language, int $most ): array {
		$query = array(
			'q'               => $text,
			'format'          => 'jsonv2',
			'limit'           => $most,
			'accept-language' => $language,
		);
		$url   = untrailingslashit( $this->server ) . '/search?' . http_build_query( $query );
		$key   = self::TRANSIENTS . md5( $url );
		$found = get_transient( $key );
		if ( ! is_array( $found ) ) {
			$found = $this->ask( $url );
			set_transient( $key, $found, DAY_IN_SECONDS );
		}
		return array_slice( array_values( array_filter( array_map( self::place( ... ), $found ) ) ), 0, $most );
	}

	/** @return list<mixed> */
	private function ask( string $url ): array {
		if ( self::is_shared( $this->server ) ) {
			$this->claim_slot();
		}
		$answer = $this->client->send( 'GET', $url, array( 'Referer' => home_url( '/' ) ), '', self::SECONDS );
		$body   = null === $answer || 200 !== $answer['status'] ? null : json_decode( $answer['body'], true );
		if ( ! is_array( $body ) || ! array_is_list( $body ) ) {
			throw new Request_Error(
				'map_service_unavailable',
				__( 'The place search did not respond. Please try again later.', 'slipstream' ),
				424
			);
		}
		return $body;
	}

	/** Takes the one request that the public server gets in a while. */
	private function claim_slot(): void {
		match ( $this->counters->claim( 'places', self::PAUSE ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied => throw new Request_Error(
				'map_search_busy',
				__( 'Too many place searches. Please try again in a second.', 'slipstream' ),
				429,
				self::PAUSE
			),
			Claim_Result::Unknown => throw Request_Error::database_failed( 'map_search_unknown', self::PAUSE ),
		};
	}

	/** A result as a place; null for what is none. */
	private static function place( mixed $result ): ?Place {
		if ( ! is_array( $result ) ) {
			return null;
		}
		$address = $result['display_name'] ?? '';
		$title   = $result['name'] ?? '';
		return Place::of(
			$result['place_id'] ?? '',
			is_string( $title ) && '' !== $title ? $title : strtok( is_string( $address ) ? $address : '', ',' ),
			$address,
			$result['lon'] ?? null,
			$result['lat'] ?? null
		);
	}
}
