<?php

declare( strict_types=1 );

namespace Slipstream\Services\Opentable;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;

/**
 * Asks OpenTable for restaurants, as its widget does: without a key. Nothing else knows its wire format.
 */
final class Opentable_Client implements Restaurant_Directory {

	public const URL = 'https://www.opentable.com';

	private const PAGE    = 20;
	private const SECONDS = 8;

	/** As long as a name may be. */
	private const LONGEST = 200;

	/**
	 * @return list<array{rid: string, name: string}>
	 * @throws Request_Error If it cannot be asked.
	 */
	public function search( string $words ): array {
		$base  = self::base_url();
		$query = http_build_query(
			array(
				'query'    => $words,
				'pageSize' => self::PAGE,
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
		// An address of the owner's choice may be in the site's own network.
		$client = new Guarded_Client( self::URL !== $base );
		$answer = $client->send(
			'GET',
			"$base/widget/reservation/restaurants?$query",
			array( 'Accept' => 'application/json' ),
			'',
			self::SECONDS
		);
		if ( 429 === ( $answer['status'] ?? 0 ) ) {
			throw new Request_Error(
				'opentable_busy',
				__( 'OpenTable is not accepting more searches right now. Try again in a minute.', 'slipstream' ),
				429
			);
		}
		$read  = 200 === ( $answer['status'] ?? 0 ) ? json_decode( $answer['body'] ?? '', true ) : null;
		$items = is_array( $read ) ? $read['items'] ?? null : null;
		if ( ! is_array( $items ) ) {
			throw new Request_Error(
				'opentable_unavailable',
				__( 'OpenTable did not respond. Try again later, or enter the restaurant ID.', 'slipstream' ),
				424
			);
		}
		$found = array_filter( array_map( self::read( ... ), array_slice( array_values( $items ), 0, self::PAGE ) ) );
		// The same one twice would be two entries with one number.
		return array_values( array_column( $found, null, 'rid' ) );
	}

	/** Where it is asked. */
	public static function base_url(): string {
		$url = defined( 'SLIPSTREAM_OPENTABLE_URL' ) ? (string) constant( 'SLIPSTREAM_OPENTABLE_URL' ) : self::URL;
		/**
		 * Filters the URL of OpenTable's search.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The URL, without a trailing slash.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_opentable_url', $url ) );
	}

	/** @return array{rid: string, name: string}|null */
	private static function read( mixed $item ): ?array {
		$rid  = is_array( $item ) && is_scalar( $item['rid'] ?? null ) ? (string) $item['rid'] : '';
		$name = is_array( $item ) && is_string( $item['name'] ?? null )
			? trim( wp_strip_all_tags( $item['name'] ) )
			: '';
		return 1 !== preg_match( '/^\d{1,12}$/D', $rid ) || '' === $name ? null : array(
			'rid'  => $rid,
			'name' => mb_substr( $name, 0, self::LONGEST ),
		);
	}
}
