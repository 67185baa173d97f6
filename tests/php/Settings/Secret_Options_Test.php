<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Gif\Gif_Settings;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Plugin;
use Slipstream\Settings\Secret_Options;
use Slipstream\Settings\Setting;
use Slipstream\Tests\Test_Case;

/**
 * Stores secrets as WordPress's connectors and programs do: without the setting.
 */
final class Secret_Options_Test extends Test_Case {

	private const SECRET = 'Plain-Secret-1234';

	/** @return iterable<string, array{Setting}> All secrets, of modules that are on or off. */
	public static function secrets(): iterable {
		foreach ( Plugin::modules()->all( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				if ( $setting->is_secret ) {
					yield $setting->name => array( $setting );
				}
			}
		}
	}

	/** What the database has of an option. */
	private static function stored( string $option ): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option )
		);
	}

	public function test_there_are_several(): void {
		self::assertGreaterThan( 3, count( iterator_to_array( self::secrets() ) ) );
	}

	/** @dataProvider secrets */
	public function test_it_is_encrypted_whoever_stores_it( Setting $setting ): void {
		self::assertStringStartsWith( 'slipstream_', $setting->option, 'Others are not looked at.' );
		update_option( $setting->option, self::SECRET );
		update_option( $setting->option, self::SECRET . '-2' );
		self::assertStringStartsWith( 'slipstream:1:', self::stored( $setting->option ) );
		wp_cache_flush();
		self::assertSame( self::SECRET . '-2', $setting->value() );
		update_option( $setting->option, '' );
		self::assertSame( array( '', '' ), array( self::stored( $setting->option ), $setting->value() ) );
	}

	public function test_one_that_was_encrypted_with_other_keys_counts_as_missing(): void {
		global $wpdb;
		update_option( Gif_Settings::KEY, self::SECRET );
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => substr( self::stored( Gif_Settings::KEY ), 0, -4 ) . 'AAA=' ),
			array( 'option_name' => Gif_Settings::KEY )
		);
		wp_cache_flush();
		self::assertSame( '', Gif_Settings::key()->value() );
	}

	public function test_wordpress_reads_the_key_of_its_connector_as_it_was_entered(): void {
		update_option( Gif_Settings::KEY, self::SECRET );
		add_filter( 'option_' . Gif_Settings::KEY, array( Secret_Options::class, 'decrypt' ) );
		self::assertSame( self::SECRET, get_option( Gif_Settings::KEY ) );
		self::assertSame( self::SECRET, Gif_Settings::key()->value() );
	}

	public function test_other_options_are_stored_as_they_are(): void {
		update_option( 'blogdescription', self::SECRET );
		update_option( 'slipstream_instagram_app_id', '1234' );
		self::assertSame(
			array( self::SECRET, '1234' ),
			array( self::stored( 'blogdescription' ), self::stored( 'slipstream_instagram_app_id' ) )
		);
	}
}
