<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Embeds\Services_In_Use;
use Slipstream\Map\Map_Module;
use Slipstream\Map\Map_Settings;
use Slipstream\Modules\External_Host;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * What the privacy guide says of maps.
 */
final class Map_Hosts_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Services_In_Use::add( 'map' );
	}

	/** @return list<string> The hosts. */
	private static function hosts( string $who ): array {
		$hosts = array_filter(
			Plugin::module( Map_Module::class )->external_hosts(),
			static fn ( External_Host $host ): bool => $who === $host->who
		);
		return array_values( array_column( $hosts, 'host' ) );
	}

	/**
	 * The hosts of each provider: those that visitors contact, and the one that knows places.
	 *
	 * @return array<string, array{string, string, list<string>, string}>
	 */
	public static function providers(): array {
		$mapbox = array( 'api.mapbox.com', 'events.mapbox.com' );
		return array(
			'Mapbox'                   => array( 'mapbox', 'pk.token', $mapbox, 'api.mapbox.com' ),
			'Apple'                    => array(
				'mapkit',
				'',
				array( 'cdn.apple-mapkit.com' ),
				'nominatim.openstreetmap.org',
			),
			'Apple, terrain of Mapbox' => array(
				'mapkit',
				'pk.token',
				array( 'cdn.apple-mapkit.com', ...$mapbox ),
				'nominatim.openstreetmap.org',
			),
			'OpenStreetMap'            => array(
				'openstreetmap',
				'pk.token',
				array( 'tile.openstreetmap.org' ),
				'nominatim.openstreetmap.org',
			),
		);
	}

	/**
	 * @dataProvider providers
	 * @param list<string> $visitors The hosts that visitors contact.
	 */
	public function test_all_that_are_contacted_are_told(
		string $provider,
		string $token,
		array $visitors,
		string $search
	): void {
		update_option( Map_Settings::PROVIDER, $provider );
		update_option( Map_Settings::MAPBOX_KEY, $token );
		self::assertSame( $visitors, self::hosts( External_Host::VISITORS ) );
		self::assertSame( array( $search ), self::hosts( External_Host::SITE ) );
	}
}
