<?php
/**
 * Which maps a visitor gets.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Map;

/**
 * The site's, unless a cookie asks for others that the site is set up for; known from Jetpack.
 */
final class Provider_Choice {

	public const COOKIE = 'map_provider';

	/**
	 * Who gives the maps of this request. Where the owner has chosen OpenStreetMap, no cookie leads to anybody else.
	 *
	 * @param Mapbox_Token $token The token of Mapbox.
	 * @return 'mapbox'|'mapkit'|'openstreetmap'
	 */
	public static function get( Mapbox_Token $token ): string {
		$provider = Map_Settings::provider();
		$wanted   = $_COOKIE[ self::COOKIE ] ?? ''; // phpcs:ignore WordPress.Security -- Compared alone.
		if ( 'openstreetmap' === $provider || $wanted === $provider ) {
			return $provider;
		}
		$chosen = match ( $wanted ) {
			'mapbox' => '' !== $token->value() ? $wanted : $provider,
			'mapkit' => Map_Settings::has_mapkit() ? $wanted : $provider,
			default => $provider,
		};
		if ( $chosen !== $provider && ! defined( 'DONOTCACHEPAGE' ) ) {
			// Plugins that keep pages would give it to everybody.
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Theirs.
		}
		return $chosen;
	}
}
