<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Jetpack\Jetpack_Settings;
use Slipstream\Plugin;
use Slipstream\Services\Nominatim\Nominatim;
use Slipstream\Settings\Declared_Choices;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Tests\Test_Case;

/**
 * Each domain says its settings in its settings.json, in the format of settings.schema.json.
 */
final class Declared_Settings_Test extends Test_Case {

	/** @return array<string, array{array<string, array<string, mixed>>}> The files, by domain. */
	public static function files(): array {
		$files = array();
		foreach ( (array) glob( SLIPSTREAM_DIR . '/php/*/settings.json' ) as $file ) {
			$files[ basename( dirname( (string) $file ) ) ] = array( self::json( (string) $file ) );
		}
		return $files;
	}

	/**
	 * @dataProvider files
	 * @param array<string, mixed> $file
	 */
	public function test_each_file_has_the_format( array $file ): void {
		self::assertTrue(
			rest_validate_value_from_schema( $file, self::json( SLIPSTREAM_DIR . '/php/Settings/settings.schema.json' ), 'file' )
		);
		foreach ( array_diff_key( $file, array( '$schema' => '' ) ) as $name => $own ) {
			if ( isset( $own['default'] ) ) {
				self::assertTrue( rest_validate_value_from_schema( $own['default'], $own['schema'], $name ), $name );
			}
			if ( isset( $own['dependsOn'] ) ) {
				self::assertArrayHasKey( $own['dependsOn'], $file, $name );
			}
			if ( ( $own['secret'] ?? false ) || ( $own['server'] ?? false ) || ( $own['trim'] ?? false ) ) {
				self::assertSame( 'string', $own['schema']['type'], $name );
			}
		}
	}

	public function test_every_setting_has_a_file_and_each_file_is_read(): void {
		$peers = array_map( static fn ( Setting $setting ): string => $setting->name, Jetpack_Settings::all() );
		$names = array();
		foreach ( Plugin::modules()->all( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				if ( ! in_array( $setting->name, $peers, true ) ) {
					$names[] = $setting->name;
					self::assertNotSame( $setting->name, $setting->label(), 'It has a label.' );
				}
			}
		}
		$declared = array();
		foreach ( self::files() as list( $file ) ) {
			$declared = array( ...$declared, ...array_keys( array_diff_key( $file, array( '$schema' => '' ) ) ) );
		}
		self::assertSame( $declared, array_unique( $declared ), 'No two domains have a setting of the same name.' );
		self::assertEqualsCanonicalizing( $declared, $names );
	}

	public function test_a_text_is_trimmed_where_the_file_says_so_and_an_empty_one_is_the_default(): void {
		$tiles = Declared_Settings::of( 'Map' )->setting( 'slipstream_map_tiles' );
		self::assertTrue( $tiles->store( ' https://tiles.example/{z}/{x}/{y}.png ' ) );
		self::assertSame( 'https://tiles.example/{z}/{x}/{y}.png', get_option( 'slipstream_map_tiles' ) );
		self::assertTrue( $tiles->store( '  ' ) );
		self::assertFalse( get_option( 'slipstream_map_tiles' ), 'What is the default is not stored.' );
		self::assertSame( 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', $tiles->value() );
	}

	public function test_texts_are_translated_when_they_are_read(): void {
		$translate = static fn ( string $translation, string $text ): string => 'Model' === $text ? 'Modell' : $translation;
		add_filter( 'gettext_slipstream', $translate, 10, 2 );
		self::assertSame( 'Modell', Declared_Settings::of( 'Ai' )->setting( 'slipstream_ai_model' )->label() );
		remove_filter( 'gettext_slipstream', $translate );
		self::assertSame( 'Model', Declared_Settings::of( 'Ai' )->setting( 'slipstream_ai_model' )->label() );
	}

	public function test_classes_know_what_the_files_say(): void {
		$ai     = Declared_Settings::of( 'Ai' );
		$limits = $ai->schema( 'slipstream_ai_limits_site' );
		$prices = $ai->schema( 'slipstream_ai_prices' );
		self::assertSame( Ai_Access::features(), $ai->schema( 'slipstream_ai_inactive_features' )['items']['enum'] );
		$named = array( Ai_Access::WRITING, Ai_Access::FORMS, Ai_Access::IMAGES, Ai_Access::VOICE );
		self::assertSame( array(), array_diff( $named, Declared_Choices::names( 'Ai', 'features' ) ) );
		self::assertSame( Limits::UNITS, array_keys( $limits['properties'] ) );
		self::assertSame( Limits::NONE, $ai->default_of( 'slipstream_ai_limits_site' ) );
		self::assertSame( Prices::UNITS, array_keys( $prices['additionalProperties']['properties'] ) );
		self::assertSame( Nominatim::SHARED, Declared_Settings::of( 'Map' )->default_of( 'slipstream_map_search' ) );
		self::assertSame(
			array( Hub_Settings::BY_INVITATION, Hub_Settings::BY_APPROVAL ),
			Declared_Settings::of( 'Hub' )->choices( Hub_Settings::REGISTRATION )
		);
	}

	/** @return array<string, mixed> */
	private static function json( string $file ): array {
		return json_decode( (string) file_get_contents( $file ), true );
	}
}
