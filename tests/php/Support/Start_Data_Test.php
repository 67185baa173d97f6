<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/**
 * The shape of window.slipstreamSettings.
 */
final class Start_Data_Test extends Test_Case {

	public function test_the_object_is_complete(): void {
		$user = $this->sign_in( 'editor' );
		Plugin::module( Connection_Module::class )->connection()->register( $user->ID );
		$settings = json_decode( (string) wp_json_encode( ( new Start_Data( Plugin::modules() ) )->build() ), true );
		self::assertSame(
			array(
				'restRoot',
				'restNonce',
				'adminUrl',
				'modules',
				'blocks',
				'providerRoot',
				'siteSuffix',
				'siteType',
				'blogId',
				'connection',
				'plans',
				'guideUrl',
				'offBlocks',
				'health',
				'ai',
				'contact',
				'instagram',
				'forms',
				'simplePayments',
			),
			array_keys( $settings )
		);
		self::assertSame( rest_url(), $settings['restRoot'] );
		self::assertSame( $settings['restRoot'], $settings['providerRoot'] );
		self::assertContains( 'jetpack/markdown', $settings['blocks'] );
		self::assertTrue( $settings['connection']['connectionStatus']['isUserConnected'] );
		self::assertSame(
			$user->user_login,
			$settings['connection']['userConnectionData']['currentUser']['wpcomUser']['login']
		);
		self::assertSame( array(), $settings['connection']['connectionErrors'] );
		self::assertSame( 1, wp_verify_nonce( $settings['restNonce'], 'wp_rest' ) );
		self::assertSame( 'none', $settings['ai']['engine'] );
		self::assertSame(
			array( true, true, null ),
			array( $settings['ai']['isEnabled'], $settings['ai']['isAllowed'], $settings['ai']['price'] )
		);
	}

	public function test_each_slice_is_as_its_schema_says(): void {
		$user = $this->sign_in( 'editor' );
		Plugin::module( Connection_Module::class )->connection()->register( $user->ID );
		foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
			Plugin::modules()->set( $module, true );
		}
		$data    = json_decode( (string) wp_json_encode( ( new Start_Data( Plugin::modules() ) )->build() ), true );
		$schemas = array();
		foreach ( (array) glob( SLIPSTREAM_DIR . '/php/*/start-data.json' ) as $file ) {
			$schemas += json_decode( (string) file_get_contents( (string) $file ), true );
		}
		self::assertEqualsCanonicalizing(
			array_keys( $schemas ),
			array_diff( array_keys( $data ), array( 'restRoot', 'restNonce', 'adminUrl' ) )
		);
		self::assertSame( Ai_Access::features(), array_keys( $data['ai']['features'] ) );
		foreach ( $schemas as $name => $schema ) {
			self::assertTrue( rest_validate_value_from_schema( $schema['default'], $schema, $name ), 'What stands in for it is as it says too.' );
			self::assertTrue(
				rest_validate_value_from_schema( $data[ $name ], $schema, $name ),
				(string) wp_json_encode( rest_validate_value_from_schema( $data[ $name ], $schema, $name ) )
			);
		}
	}

	public function test_a_screen_gets_the_slices_that_it_names(): void {
		$this->sign_in( 'editor' );
		self::assertSame(
			array( 'restRoot', 'restNonce', 'adminUrl', 'blogId' ),
			array_keys( ( new Start_Data( Plugin::modules() ) )->build( array( 'blogId' ) ) )
		);
	}

	public function test_costs_are_told_before_anybody_asks(): void {
		$this->sign_in( 'editor' );
		$told = fn (): array => array_intersect_key(
			( new Start_Data( Plugin::modules() ) )->build()['ai'],
			array_flip( array( 'price', 'estimate', 'currency', 'image', 'speech' ) )
		);
		self::assertSame( array( null, null, null ), array( $told()['price'], $told()['image'], $told()['speech'] ) );
		self::assertSame(
			array(
				'characters' => 4,
				'shortest'   => 250,
				'longest'    => 2000,
			),
			$told()['estimate']
		);
		update_option( Ai_Server_Settings::BASE_URL, 'http://localhost/v1' );
		update_option( Ai_Server_Settings::MODEL, 'llama3' );
		Site_Settings::prices(
			'EUR',
			array(
				'llama3'    => array(
					'in'    => 0.15,
					'out'   => 0.6,
					'image' => 9.0,
				),
				'openai'    => array(
					'in'    => 0.0,
					'out'   => 0.0,
					'image' => 0.04,
				),
				'whisper-1' => array(
					'in'  => 1.0,
					'out' => 0.0,
				),
			)
		);
		self::assertSame(
			array(
				'price'    => array(
					'in'       => 0.15,
					'out'      => 0.6,
					'currency' => 'EUR',
				),
				'currency' => 'EUR',
				'image'    => array(
					'model' => '',
					'price' => 0.04,
				),
				'speech'   => array(
					'model' => '',
					'price' => null,
				),
			),
			array_diff_key( $told(), array( 'estimate' => true ) )
		);
	}

	public function test_only_models_that_somebody_has_chosen_are_named(): void {
		$told = fn (): array => ( new Start_Data( Plugin::modules() ) )->build()['ai'];
		update_option( Ai_Server_Settings::BASE_URL, 'https://api.openai.com/v1' );
		self::assertSame( array( '', '' ), array( $told()['image']['model'], $told()['speech']['model'] ) );
		update_option( Ai_Server_Settings::IMAGE_MODEL, 'flux' );
		update_option( Ai_Server_Settings::SPEECH_MODEL, 'whisper-1' );
		self::assertSame(
			array( 'flux', 'whisper-1' ),
			array( $told()['image']['model'], $told()['speech']['model'] )
		);
	}

	public function test_feedback_goes_where_the_site_says(): void {
		$told    = static fn (): string => ( new Start_Data( Plugin::modules() ) )->build()['ai']['feedback'];
		$address = 'mailto:editors@example.test';
		self::assertSame( '', $told() );
		$give = static function () use ( &$address ): string {
			return $address;
		};
		add_filter( 'slipstream_feedback_address', $give );
		self::assertSame( $address, $told() );
		$address = 'javascript:alert(1)';
		self::assertSame( '', $told() );
		remove_filter( 'slipstream_feedback_address', $give );
	}

	public function test_the_site_is_called_by_its_address(): void {
		$home = static fn(): string => 'https://example.test/blog/de/';
		add_filter( 'home_url', $home );
		self::assertSame(
			'example.test::blog::de',
			Plugin::module( Connection_Module::class )->connection()->site_suffix()
		);
		remove_filter( 'home_url', $home );
	}
}
