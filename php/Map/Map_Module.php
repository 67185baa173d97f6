<?php

declare( strict_types=1 );

namespace Slipstream\Map;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Connection\Connection_Module;
use Slipstream\Embeds\Services_In_Use;
use Slipstream\Http\Guarded_Client;
use Slipstream\Map\Rest\Mapkit_Controller;
use Slipstream\Map\Rest\Places_Controller;
use Slipstream\Map\Rest\Service_Keys_Controller;
use Slipstream\Map\Rest\Source_Controller;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Services\Mapbox\Mapbox;
use Slipstream\Services\Mapkit\Mapkit;
use Slipstream\Services\Nominatim\Nominatim;
use Slipstream\Support\Environment;

/**
 * Who gives the maps of the map block, and the search for places.
 */
final class Map_Module implements With_External_Hosts, With_Routes, With_Settings, With_Stored_Data {

	public function __construct(
		private Environment $site,
		private Connection_Module $connection,
		private Blocks_Module $blocks
	) {}

	public function slug(): string {
		return 'map';
	}

	public function add_hooks(): void {
		add_action( 'slipstream_mapbox_token', fn () => $this->token()->refresh() );
		// Known from Jetpack. Other pages load nothing of maps for it.
		if ( isset( $_COOKIE['map_provider'] ) ) {
			add_filter(
				'wp_headers',
				fn ( array $headers ): array => Provider_Choice::headers( $headers, $this->token() )
			);
		}
	}

	public function controllers(): array {
		$mapbox    = Mapbox::make();
		$search    = Map_Settings::search();
		$nominatim = new Nominatim(
			(string) $search->value(),
			new Guarded_Client( $search->may_be_private() ),
			$this->site->counters()
		);
		return array(
			new Service_Keys_Controller( $mapbox, $this->token( ... ) ),
			new Mapkit_Controller(
				fn (): Mapkit => new Mapkit(
					Map_Settings::value( Map_Settings::TEAM ),
					Map_Settings::value( Map_Settings::KEY ),
					Map_Settings::value( Map_Settings::PRIVATE_KEY ),
					$this->site->clock()
				)
			),
			new Places_Controller( $mapbox, $nominatim, $this->token( ... ) ),
			new Source_Controller( $this->token( ... ) ),
		);
	}

	public function token(): Mapbox_Token {
		return new Mapbox_Token(
			$this->connection->provider( ... ),
			$this->connection->hub_memory(),
			$this->site->clock()
		);
	}

	/** Draws the block of the page. */
	public function block(): Map_Block {
		return new Map_Block( $this->token() );
	}

	public function settings(): array {
		return Map_Settings::all( $this->token( ... ) );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( events: array( Mapbox_Token::EVENT ), transients: array( Nominatim::TRANSIENTS ) );
	}

	/** The servers that maps come from, for visitors once a page has one. */
	public function external_hosts(): array {
		$is_used = in_array( 'map', Services_In_Use::get(), true );
		if ( ! $is_used && ! $this->blocks->is_on( 'jetpack/map' ) ) {
			return array();
		}
		$who      = $is_used ? External_Host::VISITORS : External_Host::EDITORS;
		$maps     = __( 'Maps', 'slipstream' );
		$provider = Map_Settings::provider( $this->token() );
		$hosts    = self::hosts_of( $provider, $maps, $who );
		if ( 'mapkit' === $provider && '' !== $this->token()->value() ) {
			// Apple has no terrain.
			array_push( $hosts, ...self::hosts_of( 'mapbox', $maps, $who ) );
		}
		$search = 'mapbox' === $provider
			? 'api.mapbox.com'
			: External_Host::of( Map_Settings::value( Map_Settings::SEARCH ) );
		return array(
			...$hosts,
			new External_Host(
				$maps,
				$search,
				$is_used ? External_Host::SITE : External_Host::EDITORS,
				__( 'Places that authors search for. Sent by your server.', 'slipstream' )
			),
		);
	}

	/**
	 * The servers that browsers contact for a provider's maps.
	 *
	 * @param string $who Whose browsers.
	 * @return list<External_Host>
	 */
	private static function hosts_of( string $provider, string $feature, string $who ): array {
		$tiles  = __( 'The part of the map that a visitor views, and the visitor’s IP address.', 'slipstream' );
		$events = __(
			'Map views, with the visitor’s IP address and an ID that Mapbox stores in the browser to recognize it.',
			'slipstream'
		);
		return array_map(
			static fn ( string $host ): External_Host => new External_Host(
				$feature,
				$host,
				$who,
				match ( true ) {
					External_Host::EDITORS === $who => __( 'The IP address and browser of an author who adds the block, to show a preview.', 'slipstream' ),
					Map_Settings::MAPBOX_EVENTS === $host => $events,
					default => $tiles,
				}
			),
			Map_Settings::service( $provider )[1]
		);
	}
}
