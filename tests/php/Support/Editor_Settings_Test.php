<?php
/**
 * What the scripts start with.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Services;
use Slipstream\Support\Schema;
use Slipstream\Tests\Test_Case;

/**
 * The shape of window.slipstreamSettings, and of the database around it.
 */
final class Editor_Settings_Test extends Test_Case {

	public static function tearDownAfterClass(): void {
		( new Services() )->schema()->install();
		parent::tearDownAfterClass();
	}

	public function test_the_object_is_complete(): void {
		$user = $this->sign_in( 'editor' );
		( new Services() )->connection()->register( $user->ID );
		$settings = json_decode( (string) wp_json_encode( ( new Services() )->editor_settings()->build( array( 'jetpack/markdown' ) ) ), true );
		self::assertSame( array( 'restRoot', 'restNonce', 'providerRoot', 'siteSuffix', 'siteType', 'blogId', 'adminUrl', 'blocks', 'connection', 'ai' ), array_keys( $settings ) );
		self::assertSame( rest_url(), $settings['restRoot'] );
		self::assertSame( $settings['restRoot'], $settings['providerRoot'] );
		self::assertSame( array( 'jetpack/markdown' ), $settings['blocks'] );
		self::assertTrue( $settings['connection']['connectionStatus']['isUserConnected'] );
		self::assertSame( $user->user_login, $settings['connection']['userConnectionData']['currentUser']['wpcomUser']['login'] );
		self::assertSame( array(), $settings['connection']['connectionErrors'] );
		self::assertSame( 1, wp_verify_nonce( $settings['restNonce'], 'wp_rest' ) );
		self::assertSame( 'none', $settings['ai']['engine'] );
		self::assertSame( array( true, true, null ), array( $settings['ai']['isEnabled'], $settings['ai']['isAllowed'], $settings['ai']['price'] ) );
	}

	public function test_costs_are_told_before_anybody_asks(): void {
		$this->sign_in( 'editor' );
		$told = fn (): array => array_intersect_key( ( new Services() )->editor_settings()->build( array() )['ai'], array_flip( array( 'price', 'estimate', 'currency', 'image', 'speech' ) ) );
		self::assertSame( array( null, null, null ), array( $told()['price'], $told()['image'], $told()['speech'] ) );
		self::assertSame(
			array(
				'characters' => 4,
				'shortest'   => 250,
				'longest'    => 2000,
			),
			$told()['estimate']
		);
		update_option( Ai_Server::BASE_URL, 'http://localhost/v1' );
		update_option( Ai_Server::MODEL, 'llama3' );
		( new Prices() )->store(
			'EUR',
			array(
				'llama3'    => array(
					'in'    => 0.15,
					'out'   => 0.6,
					'image' => 9.0,
				),
				'openai'    => array( 'image' => 0.04 ),
				'whisper-1' => array( 'in' => 1.0 ),
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
					'model' => 'whisper-1',
					'price' => null,
				),
			),
			array_diff_key( $told(), array( 'estimate' => true ) )
		);
	}

	public function test_feedback_goes_where_the_site_says(): void {
		$told    = static fn (): string => ( new Services() )->editor_settings()->build( array() )['ai']['feedback'];
		$address = 'mailto:editors@example.test';
		self::assertStringStartsWith( 'https://', $told() );
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
		self::assertSame( 'example.test::blog::de', ( new Services() )->connection()->site_suffix() );
		remove_filter( 'home_url', $home );
	}

	public function test_tables_come_with_the_first_request_and_go_with_the_plugin(): void {
		global $wpdb;
		( new Services() )->schema()->remove();
		rest_get_server();
		self::assertSame( Schema::VERSION, (int) get_option( Schema::OPTION ) );
		self::assertNotNull( ( new Services() )->quota()->consume() );
		( new Services() )->schema()->install();
		self::assertSame( 1, ( new Services() )->quota()->used(), 'A second run changes nothing.' );

		$user = $this->sign_in( 'author' );
		( new Services() )->connection()->register( $user->ID );
		( new Services() )->tokens()->issue( $user->ID, 'ai' );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'slipstream' );
		require_once dirname( __DIR__, 3 ) . '/uninstall.php';
		self::assertSame( array(), $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'slipstream%'" ) );
		self::assertSame( array(), $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%slipstream%'" ) );
		self::assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '%slipstream%'" ) );
	}
}
