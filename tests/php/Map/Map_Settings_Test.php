<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Map\Map_Settings;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Apple_Key.php';

/**
 * Stores settings as My Jetpack does.
 */
final class Map_Settings_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	/** Whether what the map block asks for is there. */
	private function has_mapkit(): bool {
		return $this->rest( 'GET', '/slipstream/v1/map/source' )->get_data()['has_mapkit'];
	}

	public function test_apples_key_is_encrypted_and_never_told(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$pem = Apple_Key::pem();
		Site_Settings::set( Map_Settings::PRIVATE_KEY, $pem );
		$stored = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT option_value FROM $wpdb->options WHERE option_name = %s",
				Map_Settings::PRIVATE_KEY
			)
		);
		self::assertStringNotContainsString( 'PRIVATE KEY', $stored );
		self::assertSame( trim( $pem ), Map_Settings::value( Map_Settings::PRIVATE_KEY ) );
		$told = $this->rest( 'GET', '/jetpack/v4/settings' )->get_data();
		self::assertTrue( $told['settings_secret']->{ Map_Settings::PRIVATE_KEY } );
		self::assertArrayNotHasKey( Map_Settings::PRIVATE_KEY, $told );
		self::assertFalse( $this->has_mapkit() );
		self::assertSame( 'mapkit_not_set_up', $this->rest( 'GET', '/wpcom/v2/mapkit' )->get_data()['code'] );
		Site_Settings::set( Map_Settings::TEAM, 'TEAM123456' );
		Site_Settings::set( Map_Settings::KEY, 'KEY1234567' );
		self::assertTrue( $this->has_mapkit() );
		self::assertCount(
			3,
			explode( '.', $this->rest( 'GET', '/wpcom/v2/mapkit' )->get_data()['wpcom_mapkit_access_token'] )
		);
		Site_Settings::set( Map_Settings::PRIVATE_KEY, '' );
		self::assertFalse( $this->has_mapkit() );
	}

	public function test_what_is_wrong_is_said_by_setting_and_the_rest_is_stored(): void {
		$this->sign_in( 'administrator' );
		$answer = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array(
				Map_Settings::PROVIDER    => 'openstreetmap',
				Map_Settings::TILES       => 'https://tiles.example.org/map.png',
				Map_Settings::SEARCH      => 'ftp://places.example.org',
				Map_Settings::PRIVATE_KEY => '-----BEGIN PRIVATE KEY-----',
				Map_Settings::TEAM        => 'TEAM123456',
			)
		);
		self::assertSame( 400, $answer->get_status() );
		self::assertEqualsCanonicalizing(
			array( Map_Settings::TILES, Map_Settings::SEARCH, Map_Settings::PRIVATE_KEY ),
			array_keys( $answer->get_data()['data']['params'] )
		);
		self::assertSame(
			array( 'openstreetmap', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'TEAM123456' ),
			array_map(
				Map_Settings::value( ... ),
				array( Map_Settings::PROVIDER, Map_Settings::TILES, Map_Settings::TEAM )
			)
		);
	}
}
