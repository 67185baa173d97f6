<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Tests\Test_Case;

/** Keys that WordPress shows under Settings > Connectors. */
final class Connector_Key_Test extends Test_Case {

	private const KEY = 'rk_test_another0000000001';

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_connectors' ) ) {
			self::markTestSkipped( 'This WordPress has no connectors.' );
		}
		$this->sign_in( 'administrator' );
	}

	/** @return array<string, array{string, string}> */
	public static function connectors(): array {
		return array(
			'AI'     => array( 'slipstream', 'slipstream_ai_api_key' ),
			'GIPHY'  => array( 'giphy', 'slipstream_giphy_api_key' ),
			'Stripe' => array( 'stripe-test', 'slipstream_stripe_test_key' ),
		);
	}

	/** @dataProvider connectors */
	public function test_only_wordpress_itself_reads_a_key( string $id, string $setting ): void {
		self::assertSame( $setting, wp_get_connector( $id )['authentication']['setting_name'] ?? '' );
		$answer = $this->rest( 'POST', '/wp/v2/settings', array( $setting => self::KEY ) );
		self::assertSame( self::KEY, $answer->get_data()[ $setting ], 'WordPress shows its end.' );
		self::assertStringStartsWith( 'slipstream:1:', (string) get_option( $setting ) );
	}

	/** @dataProvider connectors */
	public function test_the_screen_tells_whether_there_is_a_key_that_can_be_read( string $id, string $setting ): void {
		$source = static function () use ( $id, $setting ): string {
			$data = apply_filters( 'script_module_data_options-connectors-wp-admin', array() ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
			foreach ( $data['connectors'] as $connector ) {
				remove_all_filters( 'option_' . ( $connector['authentication']['settingName'] ?? '' ) );
			}
			return $data['connectors'][ $id ]['authentication']['keySource'];
		};
		self::assertSame( 'none', $source() );
		update_option( $setting, self::KEY );
		self::assertSame( 'database', $source() );
		update_option( $setting, substr( (string) get_option( $setting ), 0, -8 ) . 'AAAAAAA=' );
		self::assertSame( 'none', $source(), 'It was encrypted on another site.' );
	}
}
