<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Embeds\Consent_Gate;
use Slipstream\Map\Map_Module;
use Slipstream\Map\Map_Settings;
use Slipstream\Map\Provider_Choice;
use Slipstream\Plugin;
use Slipstream\Services\Mapkit\Mapkit;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Apple_Key.php';

/**
 * What visitors get with each provider, and without one.
 */
final class Map_Block_Test extends Test_Case {

	private const SAVED = '<div class="wp-block-jetpack-map" data-map-style="default" data-points="[]"></div>';
	private const PLACE = '<div class="wp-block-jetpack-map" data-points="[]"><ul><li><a href="https://www.google.com/maps/search/?api=1&amp;query=1,2">Bern</a></li></ul></div>';

	/**
	 * The block's HTML.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function render( array $attributes = array(), string $content = self::SAVED ): string {
		return Plugin::module( Map_Module::class )->block()->render(
			$attributes + array(
				'mapCenter' => array(
					'lng' => 7.44,
					'lat' => 46.95,
				),
			),
			$content
		);
	}

	public function test_openstreetmap_gives_the_maps_until_there_is_a_token_or_a_choice(): void {
		$is_given_by = static fn ( string $provider ) => self::assertStringContainsString(
			"data-map-provider=\"$provider\"",
			self::render()
		);
		$is_given_by( 'openstreetmap' );
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		$is_given_by( 'mapbox' );
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		$is_given_by( 'openstreetmap' );
	}

	public function test_a_page_can_say_why_there_is_no_map(): void {
		$tags = new \WP_HTML_Tag_Processor( self::render() );
		$tags->next_tag();
		$labels = json_decode( (string) $tags->get_attribute( 'data-map-labels' ), true );
		self::assertStringContainsString( 'tile.openstreetmap.org did not respond', $labels['failed']['server'] );
		self::assertSame(
			'The map is missing because tile.openstreetmap.org refused to send it.',
			$labels['failed']['refused'],
			'It knows no key.'
		);
	}

	public function test_a_server_of_tiles_that_is_not_openstreetmaps_has_its_own_name(): void {
		update_option( Consent_Gate::SETTING, true );
		update_option( Map_Settings::TILES, 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' );
		$html = self::render();
		self::assertStringContainsString( 'tells a.tiles.example.org about your visit', $html );
		self::assertStringContainsString( 'Load content from a.tiles.example.org', $html );
		self::assertDoesNotMatchRegularExpression( '/OpenStreetMap (from|is|about)/', $html );
	}

	public function test_without_a_token_there_is_a_link(): void {
		update_option( Map_Settings::PROVIDER, 'mapbox' );
		$html = self::render();
		self::assertStringNotContainsString( 'data-map-provider', $html );
		self::assertStringContainsString( 'https://www.openstreetmap.org/#map=13/46.95/7.44', $html );
		self::assertSame( self::PLACE, self::render( array(), self::PLACE ), 'The places are links already.' );
	}

	public function test_a_place_that_nobody_has_chosen_is_no_link(): void {
		$first = array(
			'longitude' => -122.41941550000001,
			'latitude'  => 37.7749295,
		);
		update_option( Map_Settings::PROVIDER, 'mapbox' );
		self::assertSame( self::SAVED, self::render( array( 'mapCenter' => $first ) ) );
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		foreach ( array( $first, null, array( 'x' ) ) as $center ) {
			foreach ( array( false, true ) as $asks ) {
				update_option( Consent_Gate::SETTING, $asks );
				$html = self::render( array( 'mapCenter' => $center ) );
				self::assertStringContainsString( 'data-map-provider', $html );
				self::assertStringNotContainsString( '<a ', $html );
			}
		}
		$points = array( array( 'coordinates' => $first ) );
		self::assertStringContainsString( '#map=13/37.77493/-122.41942', self::render( array( 'mapCenter' => $first, 'points' => $points ) ), 'A marker there is a place.' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( '#map=13/46.95/7.44', self::render() );
	}

	public function test_everyone_whom_the_maps_of_mapbox_ask_is_named(): void {
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		self::render();
		$hosts = static fn (): array => array_column( Plugin::module( Map_Module::class )->external_hosts(), 'host' );
		self::assertSame( array( 'api.mapbox.com', 'events.mapbox.com', 'api.mapbox.com' ), $hosts() );
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		self::assertNotContains( 'events.mapbox.com', $hosts() );
	}

	public function test_a_token_is_given_to_the_page(): void {
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		$html = self::render( array( 'mapHeight' => 500 ) );
		self::assertStringContainsString( 'data-map-provider="mapbox"', $html );
		self::assertStringContainsString( 'data-api-key="pk.token"', $html );
		self::assertStringContainsString( 'height:500px', $html );
		self::assertStringContainsString( 'openstreetmap.org/#map', $html, 'A link is always there.' );
	}

	public function test_a_secret_token_stands_on_no_page(): void {
		update_option( Map_Settings::MAPBOX_KEY, 'sk.secret' );
		self::assertStringNotContainsString( 'sk.secret', self::render() );
		self::assertSame(
			'',
			$this->rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data()['service_api_key']
		);
		$this->sign_in( 'contributor' );
		self::assertSame( '', $this->rest( 'GET', '/slipstream/v1/map/source' )->get_data()['token'] );
	}

	public function test_openstreetmap_needs_no_token(): void {
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		$html = self::render();
		self::assertStringContainsString( 'data-map-tiles="https://tile.openstreetmap.org/{z}/{x}/{y}.png"', $html );
		self::assertStringNotContainsString( 'data-api-key', $html );
	}

	/**
	 * Who gives the maps, by the site's setting and a visitor's cookie.
	 *
	 * @return array<string, array{string, mixed, bool, string}>
	 */
	public static function cookies(): array {
		return array(
			'none'                      => array( 'mapbox', null, true, 'mapbox' ),
			'Apple'                     => array( 'mapbox', 'mapkit', true, 'mapkit' ),
			'Apple, without its key'    => array( 'mapbox', 'mapkit', false, 'mapbox' ),
			'Mapbox'                    => array( 'mapkit', 'mapbox', true, 'mapbox' ),
			'OpenStreetMap'             => array( 'mapbox', 'openstreetmap', true, 'mapbox' ),
			'Mapbox, where another is'  => array( 'openstreetmap', 'mapbox', true, 'openstreetmap' ),
			'something else'            => array( 'mapbox', array( 'mapkit' ), true, 'mapbox' ),
			'something else of letters' => array( 'mapbox', '<script>', true, 'mapbox' ),
		);
	}

	/**
	 * @dataProvider cookies
	 * @param mixed $cookie The cookie; null for none.
	 */
	public function test_a_cookie_chooses_among_the_maps_that_are_set_up(
		string $provider,
		mixed $cookie,
		bool $has_key,
		string $expected
	): void {
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		update_option( Map_Settings::PROVIDER, $provider );
		if ( $has_key ) {
			update_option( Map_Settings::TEAM, 'TEAM123456' );
			update_option( Map_Settings::KEY, 'KEY1234567' );
			update_option( Map_Settings::PRIVATE_KEY, Apple_Key::pem() );
		}
		if ( null !== $cookie ) {
			$_COOKIE['map_provider'] = $cookie;
		}
		$this->sign_in( 'contributor' );
		$html    = self::render();
		$headers = Provider_Choice::headers(
			array( 'Vary' => 'Accept-Encoding' ),
			Plugin::module( Map_Module::class )->token()
		);
		$editor  = $this->rest( 'GET', '/slipstream/v1/map/source' )->get_data()['provider'];
		unset( $_COOKIE['map_provider'] );
		self::assertStringContainsString( "data-map-provider=\"$expected\"", $html );
		self::assertSame( $expected, $editor );
		$is_own = array( 'private, no-cache', 'Accept-Encoding, Cookie' );
		self::assertSame(
			$expected === $provider ? array( null, 'Accept-Encoding' ) : $is_own,
			array( $headers['Cache-Control'] ?? null, $headers['Vary'] ),
			'A page for one visitor alone says so.'
		);
	}

	public function test_nobody_is_contacted_before_consent_where_the_owner_asks_for_it(): void {
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		update_option( Consent_Gate::SETTING, true );
		$html = self::render();
		self::assertMatchesRegularExpression( '#<template>.*data-map-provider.*</template>#s', $html );
		self::assertStringContainsString( 'Load OpenStreetMap from tile.openstreetmap.org', $html );
		self::assertStringContainsString(
			'<a href="https://www.openstreetmap.org/',
			(string) strstr( $html, '<template>', true )
		);
	}

	public function test_the_places_stand_there_before_consent_and_once_afterwards(): void {
		update_option( Consent_Gate::SETTING, true );
		$html                    = self::render( array(), self::PLACE );
		list( $before, $inside ) = explode( '<template>', $html );
		self::assertStringContainsString( '>Bern</a></li></ul>', $before );
		self::assertStringContainsString( '>Bern</a></li></ul>', $inside );
		update_option( Consent_Gate::SETTING, false );
		self::assertSame( 1, substr_count( self::render( array(), self::PLACE ), '>Bern</a>' ) );
	}

	public function test_the_question_for_consent_names_all_hosts_of_mapbox(): void {
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		update_option( Consent_Gate::SETTING, true );
		self::assertStringContainsString( 'Load Mapbox from api.mapbox.com and events.mapbox.com', self::render() );
	}

	/** @return array<string, array{array<string, mixed>}> Attributes that no editor writes. */
	public static function odd(): array {
		return array(
			'lists'  => array(
				array_fill_keys( array( 'points', 'mapCenter', 'zoom', 'mapHeight', 'className' ), array( 'x' ) ),
			),
			'texts'  => array(
				array_fill_keys(
					array( 'points', 'mapCenter', 'zoom', 'mapHeight', 'className' ),
					'"><script>attack()</script>'
				),
			),
			'points' => array( array( 'points' => array( null, 'x', array( 'coordinates' => 'y' ) ) ) ),
		);
	}

	/**
	 * @dataProvider odd
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function test_odd_attributes_do_no_harm( array $attributes ): void {
		update_option( Map_Settings::PROVIDER, 'openstreetmap' );
		$html = self::render( $attributes );
		self::assertStringContainsString( 'data-map-provider', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_tokens_of_apple_are_signed_for_the_site_alone(): void {
		$pem = Apple_Key::pem();
		for ( $try = 0; $try < 20; $try++ ) {
			list( $header, $claims, $signature ) = explode(
				'.',
				( new Mapkit( 'TEAM', 'KEY', $pem, new System_Clock() ) )->token()
			);
			$decoded                             = json_decode(
				(string) base64_decode( strtr( $claims, '-_', '+/' ), true ),
				true
			);
			self::assertSame( 'TEAM', $decoded['iss'] );
			self::assertSame( rtrim( home_url(), '/' ), $decoded['origin'] );
			$raw = (string) base64_decode( strtr( $signature, '-_', '+/' ), true );
			self::assertSame( 64, strlen( $raw ) );
			// As OpenSSL wants it: two integers, each without leading zeros and not negative.
			$parts = array_map(
				static function ( string $part ): string {
					$part = ltrim( $part, "\0" );
					$part = ord( $part[0] ) > 127 ? "\0$part" : $part;
					return "\x02" . chr( strlen( $part ) ) . $part;
				},
				str_split( $raw, 32 )
			);
			$der   = "\x30" . chr( strlen( implode( '', $parts ) ) ) . implode( '', $parts );
			self::assertSame(
				1,
				openssl_verify(
					"$header.$claims",
					$der,
					openssl_pkey_get_details( openssl_pkey_get_private( $pem ) )['key'],
					OPENSSL_ALGO_SHA256
				)
			);
		}
	}
}
