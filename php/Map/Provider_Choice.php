<?php

declare( strict_types=1 );

namespace Slipstream\Map;

use Slipstream\Http\Page_Cache;

/**
 * The site's, unless a cookie asks for others that the site is set up for; known from Jetpack.
 */
final class Provider_Choice {

	public const COOKIE = 'map_provider';

	/**
	 * Who gives the maps of this request. Where the owner has chosen OpenStreetMap, no cookie leads to anybody else.
	 *
	 * @return 'mapbox'|'mapkit'|'openstreetmap'
	 */
	public static function get( Mapbox_Token $token ): string {
		$chosen = self::chosen( $token );
		if ( Map_Settings::provider( $token ) !== $chosen ) {
			// Plugins that keep pages would give it to everybody.
			Page_Cache::skip_plugins();
		}
		return $chosen;
	}

	/**
	 * Says to servers and browsers that keep pages that this one is its visitor's alone, where the cookie leads to
	 * other maps. Runs on wp_headers, before anybody knows whether the page has a map.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public static function headers( array $headers, Mapbox_Token $token ): array {
		if ( self::chosen( $token ) === Map_Settings::provider( $token ) ) {
			return $headers;
		}
		$vary = array_filter( array( $headers['Vary'] ?? '', 'Cookie' ) );
		return array(
			'Cache-Control' => 'private, no-cache',
			'Vary'          => implode( ', ', $vary ),
		) + $headers;
	}

	/** @return 'mapbox'|'mapkit'|'openstreetmap' */
	private static function chosen( Mapbox_Token $token ): string {
		$provider = Map_Settings::provider( $token );
		$wanted   = $_COOKIE[ self::COOKIE ] ?? ''; // phpcs:ignore WordPress.Security -- Compared alone.
		if ( 'openstreetmap' === $provider || $wanted === $provider ) {
			return $provider;
		}
		return match ( $wanted ) {
			'mapbox' => '' !== $token->value() ? $wanted : $provider,
			'mapkit' => Map_Settings::has_mapkit() ? $wanted : $provider,
			default => $provider,
		};
	}
}
