<?php

declare( strict_types=1 );

namespace Slipstream\Map;

use Closure;
use Slipstream\Http\Address;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\External_Host;
use Slipstream\Services\Mapbox\Mapbox;
use Slipstream\Services\Mapkit\Mapkit;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Who gives the maps, and by which key.
 */
final class Map_Settings {

	/** Where Jetpack keeps the token of Mapbox. */
	public const MAPBOX_KEY  = 'mapbox_api_key';
	public const PROVIDER    = 'slipstream_map_provider';
	public const TILES       = 'slipstream_map_tiles';
	public const ATTRIBUTION = 'slipstream_map_attribution';
	public const SEARCH      = 'slipstream_map_search';
	public const TEAM        = 'slipstream_mapkit_team_id';
	public const KEY         = 'slipstream_mapkit_key_id';
	public const PRIVATE_KEY = 'slipstream_mapkit_private_key';

	/** Where Mapbox's library tells that a map was shown, which Mapbox's terms do not allow to be taken out. */
	public const MAPBOX_EVENTS = 'events.mapbox.com';

	/**
	 * All of them.
	 *
	 * @param Closure(): Mapbox_Token $token Gives the token of Mapbox.
	 * @return list<Setting>
	 */
	public static function all( Closure $token ): array {
		return Declared_Settings::of( 'Map' )->all( self::code() + array( self::PROVIDER => self::first( $token ) ) );
	}

	/** The server that knows places. */
	public static function search(): Setting {
		return Declared_Settings::of( 'Map' )->setting( self::SEARCH );
	}

	public static function value( string $name ): string {
		return (string) Declared_Settings::of( 'Map' )->setting( $name, self::code()[ $name ] ?? array() )->value();
	}

	/** @return 'mapbox'|'mapkit'|'openstreetmap' */
	public static function provider( Mapbox_Token $token ): string {
		$setting  = Declared_Settings::of( 'Map' )->setting( self::PROVIDER, self::first( static fn () => $token ) );
		$provider = $setting->value();
		/**
		 * Filters the provider of a page's maps.
		 *
		 * @since 0.1.0
		 *
		 * @param string $provider One of mapbox, mapkit, or openstreetmap.
		 */
		$filtered = apply_filters( 'wpcom_map_block_map_provider', $provider ); // phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		return in_array( $filtered, array( 'mapkit', 'openstreetmap' ), true ) ? $filtered : 'mapbox';
	}

	/**
	 * Who gives the maps where nobody has chosen: Mapbox where there is a token of it, otherwise who needs none.
	 *
	 * @param Closure(): Mapbox_Token $token Gives the token of Mapbox.
	 * @return array{default: Closure(): string}
	 */
	private static function first( Closure $token ): array {
		return array(
			'default' => static fn (): string => '' === $token()->value() ? 'openstreetmap' : 'mapbox',
		);
	}

	/** Whether all is there that Apple's maps need. */
	public static function has_mapkit(): bool {
		return ! in_array(
			'',
			array_map( self::value( ... ), array( self::TEAM, self::KEY, self::PRIVATE_KEY ) ),
			true
		);
	}

	/** The folder of the script that draws maps, with a slash at its end. */
	public static function library_url(): string {
		return plugins_url( 'build/map/', SLIPSTREAM_FILE );
	}

	/**
	 * What a provider of maps is called, and the hosts that visitors' browsers contact.
	 *
	 * @return array{string, list<string>}
	 */
	public static function service( string $provider ): array {
		return match ( $provider ) {
			'mapkit' => array( __( 'Apple Maps', 'slipstream' ), array( 'cdn.apple-mapkit.com' ) ),
			'openstreetmap' => self::tile_service(),
			default => array( __( 'Mapbox', 'slipstream' ), array( 'api.mapbox.com', self::MAPBOX_EVENTS ) ),
		};
	}

	/** @return array{string, list<string>} Who has tiles of its own has another name than OpenStreetMap. */
	private static function tile_service(): array {
		$host   = External_Host::of( strtr( self::value( self::TILES ), array( '{s}' => 'a' ) ) );
		$is_osm = 'openstreetmap.org' === $host || str_ends_with( $host, '.openstreetmap.org' );
		return array( $is_osm ? __( 'OpenStreetMap', 'slipstream' ) : $host, array( $host ) );
	}

	/** @return array<string, array{sanitize?: Closure, validate?: Closure}> By the names of the settings. */
	private static function code(): array {
		return array(
			self::MAPBOX_KEY  => array( 'validate' => self::validate_token( ... ) ),
			self::TILES       => array( 'validate' => self::validate_tiles( ... ) ),
			self::ATTRIBUTION => array(
				'sanitize' => static fn ( mixed $value ): string => sanitize_text_field(
					is_string( $value ) ? $value : ''
				),
			),
			self::PRIVATE_KEY => array( 'validate' => self::validate_private_key( ... ) ),
		);
	}

	private static function validate_token( string $token ): bool|string {
		try {
			return '' === trim( $token ) ? true : Mapbox::make()->problem( trim( $token ) ) ?? true;
		} catch ( Request_Error $error ) {
			return $error->getMessage();
		}
	}

	private static function validate_tiles( string $url ): bool|string {
		$url    = trim( $url );
		$plain  = strtr( (string) strtok( $url, '?' ), array_fill_keys( array( '{z}', '{x}', '{y}', '{s}' ), '1' ) );
		$is_all = array() === array_filter(
			array( '{z}', '{x}', '{y}' ),
			static fn ( string $part ): bool => ! str_contains( $url, $part )
		);
		return '' === $url || ( $is_all && Address::is_plain( $plain ) )
			? true
			: __(
				'Enter a tile address that contains {z}, {x}, and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png.',
				'slipstream'
			);
	}

	private static function validate_private_key( string $pem ): bool|string {
		return '' === trim( $pem ) || Mapkit::is_key( trim( $pem ) )
			? true
			: __(
				'This is not an Apple Maps key. Enter the full contents of the file that Apple gave you, including its first and last lines.',
				'slipstream'
			);
	}
}
