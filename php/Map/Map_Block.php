<?php

declare( strict_types=1 );

namespace Slipstream\Map;

use Slipstream\Embeds\Consent_Gate;
use Slipstream\Services\Place;
use WP_HTML_Tag_Processor;

/**
 * Adds to what a post has saved where the map comes from. The places stay links for whoever gets no map: feeds,
 * browsers without scripts, a site without a token.
 */
final class Map_Block {

	/** The least height, in pixels. */
	private const LEAST_HEIGHT = 400;

	/** Where the block of a new map is, which nobody has chosen. */
	private const FIRST_CENTER = array( 37.77493, -122.41942 );

	public function __construct( private Mapbox_Token $token ) {}

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes, string $content ): string {
		// One question to the database in place of one for each setting that has its default.
		wp_prime_option_caches(
			array(
				Consent_Gate::SETTING,
				Map_Settings::PROVIDER,
				Map_Settings::TILES,
				Map_Settings::ATTRIBUTION,
				Map_Settings::MAPBOX_KEY,
			)
		);
		$tags     = new WP_HTML_Tag_Processor( $content );
		$provider = $this->provider( $attributes );
		if (
			Consent_Gate::is_static()
			|| ! $tags->next_tag( array( 'tag_name' => 'div' ) )
			|| $this->is_unavailable( $provider )
		) {
			return self::places( $attributes, $content );
		}
		foreach ( $this->data( $provider ) as $name => $value ) {
			$tags->set_attribute( "data-$name", $value );
		}
		$height = self::height( $attributes );
		if ( null !== $height ) {
			$tags->set_attribute( 'style', "height:{$height}px" );
		}
		$url                     = self::url( $attributes );
		list( $service, $hosts ) = Map_Settings::service( $provider );
		return Consent_Gate::html(
			'map',
			$url,
			__( 'Open the map on openstreetmap.org', 'slipstream' ),
			$tags->get_updated_html(),
			true,
			$service,
			wp_sprintf( '%l', $hosts ),
			// The places are the site's own: they stand there before anybody is asked.
			1 === preg_match( '~<ul>.*?</ul>~s', $content, $list ) ? $list[0] : ''
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private function provider( array $attributes ): string {
		$class      = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$is_terrain = 1 === preg_match( '/(^|\s)is-style-terrain(\s|$)/', $class );
		$provider   = Provider_Choice::get( $this->token );
		return 'mapkit' === $provider && $is_terrain ? 'mapbox' : $provider;
	}

	private function is_unavailable( string $provider ): bool {
		return match ( $provider ) {
			'mapbox' => '' === $this->token->value(),
			'mapkit' => ! Map_Settings::has_mapkit(),
			default => false,
		};
	}

	/** @return array<string, string> */
	private function data( string $provider ): array {
		list( $service, $hosts ) = Map_Settings::service( $provider );
		$data                    = array(
			'map-id'       => wp_unique_id( 'jp-map-' ),
			'map-provider' => $provider,
			'map-base'     => Map_Settings::library_url(),
			'map-version'  => \Slipstream\VERSION,
			'map-labels'   => (string) wp_json_encode( self::labels( $provider, $service, $hosts[0] ) ),
		);
		return $data + match ( $provider ) {
			'openstreetmap' => array(
				'map-tiles'       => Map_Settings::value( Map_Settings::TILES ),
				'map-attribution' => Map_Settings::value( Map_Settings::ATTRIBUTION ),
			),
			'mapkit' => array( 'map-mapkit' => rest_url( 'wpcom/v2/mapkit' ) ),
			default => array( 'api-key' => $this->token->value() ),
		};
	}

	/** @return array<string, string|array<string, string>> */
	private static function labels( string $provider, string $service, string $host ): array {
		$refused = 'openstreetmap' === $provider
			/* translators: %s: a host, such as tile.openstreetmap.org. */
			? sprintf( __( 'The map is missing because %s refused to send it.', 'slipstream' ), $host )
			/* translators: %s: a service, such as Mapbox. */
			: sprintf( __( 'The map is missing because %s rejected this site’s key.', 'slipstream' ), $service );
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
			'failed'     => array(
				'script'  => __( 'The map is missing because its script did not load. Reload the page to try again.', 'slipstream' ),
				'browser' => __( 'The map is missing because this browser does not support WebGL.', 'slipstream' ),
				'refused' => $refused,
				/* translators: %s: a host, such as tile.openstreetmap.org. */
				'server'  => sprintf( __( 'The map is missing because %s did not respond.', 'slipstream' ), $host ),
			),
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
	 * The places as links, or, if there is none, a link to what the map shows.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function places( array $attributes, string $content ): string {
		return str_contains( $content, '<a ' )
			? $content
			: $content . Consent_Gate::fallback(
				self::url( $attributes ),
				__( 'Open the map on openstreetmap.org', 'slipstream' )
			);
	}

	/**
	 * The address of what the map shows; '' if nobody has chosen a place.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function url( array $attributes ): string {
		$points = is_array( $attributes['points'] ?? null ) ? array_values( $attributes['points'] ) : array();
		$center = self::coordinates( $points[0]['coordinates'] ?? null )
			?? self::coordinates( $attributes['mapCenter'] ?? null )
			?? self::FIRST_CENTER;
		$zoom   = is_numeric( $attributes['zoom'] ?? null ) ? (int) $attributes['zoom'] : 13;
		return array() === $points && self::FIRST_CENTER === $center
			? ''
			: sprintf( 'https://www.openstreetmap.org/#map=%d/%s/%s', max( 0, min( 22, $zoom ) ), ...$center );
	}

	/**
	 * A place, as precise as an address names it; null for what is none.
	 *
	 * @return array{float, float}|null Latitude and longitude.
	 */
	private static function coordinates( mixed $given ): ?array {
		$given     = is_array( $given ) ? $given : array();
		$longitude = $given['longitude'] ?? $given['lng'] ?? null;
		$latitude  = $given['latitude'] ?? $given['lat'] ?? null;
		return is_numeric( $longitude ) && is_numeric( $latitude )
			? array( round( (float) $latitude, 5 ), round( (float) $longitude, 5 ) )
			: null;
	}
}
