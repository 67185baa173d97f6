<?php
/**
 * The map on the page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Map;

use WP_HTML_Tag_Processor;

/**
 * Adds to what a post has saved where the map comes from. The places stay links for whoever gets no map: feeds, browsers without scripts, a site without a token.
 */
final class Map_Block {

	/**
	 * The least height, in pixels.
	 */
	private const LEAST_HEIGHT = 400;

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    What the post has saved.
	 */
	public function render( array $attributes, string $content ): string {
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( is_feed() || ! $tags->next_tag( 'div' ) ) {
			return $content . self::link( $attributes, $content );
		}
		$provider = self::provider( $attributes );
		if ( self::is_unavailable( $provider ) ) {
			$tags->add_class( 'is-unavailable' );
			return self::with_link( $tags->get_updated_html(), $attributes );
		}
		foreach ( self::data( $provider ) as $name => $value ) {
			$tags->set_attribute( "data-$name", $value );
		}
		$height = self::height( $attributes );
		if ( null !== $height ) {
			$tags->set_attribute( 'style', "height:{$height}px" );
		}
		return self::with_link( $tags->get_updated_html(), $attributes );
	}

	/**
	 * Who gives a map: Apple has no terrain.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function provider( array $attributes ): string {
		$class      = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$is_terrain = 1 === preg_match( '/(^|\s)is-style-terrain(\s|$)/', $class );
		$provider   = Map_Settings::provider();
		return 'mapkit' === $provider && $is_terrain ? 'mapbox' : $provider;
	}

	/**
	 * Whether the site has no key for the maps.
	 *
	 * @param string $provider Who gives them.
	 */
	private static function is_unavailable( string $provider ): bool {
		return match ( $provider ) {
			'mapbox' => '' === Map_Settings::value( Map_Settings::MAPBOX_KEY ),
			'mapkit' => '' === Map_Settings::value( Map_Settings::PRIVATE_KEY ),
			default => false,
		};
	}

	/**
	 * What the script of the page has to know.
	 *
	 * @param string $provider Who gives the maps.
	 * @return array<string, string>
	 */
	private static function data( string $provider ): array {
		$data = array(
			'map-id'       => wp_unique_id( 'jp-map-' ),
			'map-provider' => $provider,
			'map-version'  => \Slipstream\VERSION,
			'map-labels'   => (string) wp_json_encode( self::labels() ),
		);
		return $data + match ( $provider ) {
			'openstreetmap' => array(
				'map-tiles'       => Map_Settings::value( Map_Settings::TILES ),
				'map-attribution' => Map_Settings::value( Map_Settings::ATTRIBUTION ),
			),
			'mapkit' => array( 'map-mapkit' => rest_url( 'wpcom/v2/mapkit' ) ),
			default => array( 'api-key' => Map_Settings::value( Map_Settings::MAPBOX_KEY ) ),
		};
	}

	/**
	 * Texts on a map.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'map'        => __( 'Map', 'slipstream' ),
			'places'     => __( 'Places on the map', 'slipstream' ),
			'zoomIn'     => __( 'Zoom in', 'slipstream' ),
			'zoomOut'    => __( 'Zoom out', 'slipstream' ),
			'fullscreen' => __( 'Full screen', 'slipstream' ),
			'close'      => __( 'Close', 'slipstream' ),
			/* translators: %s: a number. */
			'cluster'    => __( '%s places: zoom in', 'slipstream' ),
			'place'      => __( 'Place', 'slipstream' ),
			'failed'     => __( 'The map could not be loaded.', 'slipstream' ),
		);
	}

	/**
	 * The height that the author has set, in pixels; null for none.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function height( array $attributes ): ?int {
		$height = $attributes['mapHeight'] ?? null;
		return is_numeric( $height ) && $height > 0 ? (int) min( 10000, max( self::LEAST_HEIGHT, $height ) ) : null;
	}

	/**
	 * The HTML, with a link in it where no place has one.
	 *
	 * @param string               $html       The HTML.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function with_link( string $html, array $attributes ): string {
		$end  = strrpos( $html, '</div>' );
		$link = self::link( $attributes, $html );
		return '' === $link || false === $end ? $html : substr_replace( $html, $link, $end, 0 );
	}

	/**
	 * A link to what the map shows; '' where a place has one.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $html       The HTML.
	 */
	private static function link( array $attributes, string $html ): string {
		$center    = is_array( $attributes['mapCenter'] ?? null ) ? $attributes['mapCenter'] : array();
		$longitude = $center['longitude'] ?? $center['lng'] ?? null;
		$latitude  = $center['latitude'] ?? $center['lat'] ?? null;
		if ( str_contains( $html, '<a ' ) || ! is_numeric( $longitude ) || ! is_numeric( $latitude ) ) {
			return '';
		}
		$zoom = is_numeric( $attributes['zoom'] ?? null ) ? (int) $attributes['zoom'] : 13;
		$url  = sprintf( 'https://www.openstreetmap.org/#map=%d/%s/%s', $zoom, round( (float) $latitude, 5 ), round( (float) $longitude, 5 ) );
		return sprintf( '<p class="wp-block-jetpack-map__link"><a href="%s">%s</a></p>', esc_url( $url ), esc_html__( 'Open the map on openstreetmap.org', 'slipstream' ) );
	}
}
