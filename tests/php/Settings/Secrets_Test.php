<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Settings\Setting;
use Slipstream\Tests\Map\Apple_Key;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Map/Apple_Key.php';

/**
 * A copy of the database gives no secret away, whichever module declares it.
 */
final class Secrets_Test extends Test_Case {

	/** @return list<Setting> The secrets that modules declare. */
	private static function secrets(): array {
		$all = array_merge(
			...array_map(
				static fn ( With_Settings $module ): array => $module->settings(),
				Plugin::modules()->all( With_Settings::class )
			)
		);
		return array_values( array_filter( $all, static fn ( Setting $setting ): bool => $setting->is_secret ) );
	}

	/** A value that a setting takes. */
	private static function value( Setting $setting ): string {
		static $pem = null;
		$pem      ??= trim( Apple_Key::pem() );
		return match ( $setting->name ) {
			'slipstream_mapkit_private_key'         => $pem,
			'slipstream_stripe_test_key'            => 'rk_test_0123456789',
			'slipstream_stripe_live_key'            => 'rk_live_0123456789',
			'slipstream_mailchimp_key'              => '0123456789abcdef0123456789abcdef-us7',
			'slipstream_stripe_test_webhook_secret',
			'slipstream_stripe_live_webhook_secret' => 'whsec_0123456789',
			default                                 => 'secret-0123456789',
		};
	}

	/** What stands in the database. */
	private static function stored( Setting $setting ): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $setting->option )
		);
	}

	public function test_none_is_stored_as_it_is(): void {
		$secrets = self::secrets();
		self::assertGreaterThanOrEqual( 4, count( $secrets ) );
		Site_Settings::set( 'slipstream_ai_base_url', 'https://ai.example.com/v1' );
		foreach ( $secrets as $setting ) {
			$value = self::value( $setting );
			self::assertNull( $setting->problem( $value ), $setting->name );
			self::assertTrue( $setting->store( $value ), $setting->name );
			self::assertStringStartsWith( 'slipstream:1:', self::stored( $setting ), $setting->name );
			self::assertSame( $value, $setting->value(), $setting->name );
			self::assertTrue( $setting->store( $value ), 'The same once more.' );
			self::assertTrue( $setting->store( '' ) );
			self::assertSame( '', self::stored( $setting ), $setting->name );
		}
	}

	public function test_what_an_earlier_version_stored_is_read_and_then_encrypted(): void {
		global $wpdb;
		foreach ( self::secrets() as $setting ) {
			if ( 'slipstream_ai_api_key' === $setting->name ) {
				// It never was stored otherwise.
				continue;
			}
			delete_option( $setting->option );
			$wpdb->query(
				$wpdb->prepare(
					"INSERT INTO $wpdb->options (option_name, option_value) VALUES (%s, %s)",
					$setting->option,
					self::value( $setting )
				)
			);
			wp_cache_flush();
			self::assertSame( self::value( $setting ), $setting->value(), $setting->name );
		}
		( new Installer( Plugin::modules() ) )->install();
		foreach ( self::secrets() as $setting ) {
			self::assertStringNotContainsString( 'secret-0123', self::stored( $setting ) );
			self::assertStringNotContainsString( 'PRIVATE KEY', self::stored( $setting ) );
			self::assertSame(
				'slipstream_ai_api_key' === $setting->name ? '' : self::value( $setting ),
				$setting->value(),
				$setting->name
			);
		}
	}
}
