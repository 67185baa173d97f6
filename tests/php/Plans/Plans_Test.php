<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plans\Kept_Licenses;
use Slipstream\Plans\Licensing_Notice;
use Slipstream\Plans\Rest\Offers_Controller;
use Slipstream\Plans\Rest\Public_Plans_Controller;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_REST_Request;

/**
 * All of the plugin is there, and there is nothing to buy.
 */
final class Plans_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		Plugin::module( Connection_Module::class )->connection()->register( $this->sign_in( 'administrator' )->ID );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		parent::tearDown();
	}

	public function fail_request(): never {
		self::fail( 'Nothing leaves a site that is its own provider.' );
	}

	public function test_shapes_of_the_site(): void {
		$envelope = fn ( string $path ): array => $this->rest( 'GET', "/jetpack/v4/$path" )->get_data();
		$site     = json_decode( $envelope( 'site' )['data'], true );
		self::assertSame(
			array( get_current_blog_id(), home_url(), 'slipstream-own' ),
			array( $site['ID'], $site['URL'], $site['plan']['product_slug'] )
		);
		$features = json_decode( $envelope( 'site/features' )['data'] );
		self::assertContains( 'ai-assistant', $features->active );
		self::assertEquals( (object) array(), $features->available, 'An object, also where it is empty.' );
		self::assertSame( '[]', $envelope( 'site/purchases' )['data'] );
		self::assertSame(
			'{"code":"success","message":"Current data.","data":{}}',
			wp_json_encode( $envelope( 'site/products' ) )
		);
		self::assertSame( '{"code":"success","data":{}}', wp_json_encode( $envelope( 'site/discount' ) ) );
		self::assertSame( '{"code":"success","data":[]}', wp_json_encode( $envelope( 'intro-offers' ) ) );
		self::assertSame(
			array( 'product_id', 'product_name', 'product_slug', 'path_slug' ),
			array_keys( $envelope( 'plans' )[0] )
		);
	}

	public function test_products_are_an_object_on_the_wire(): void {
		$request = new WP_REST_Request( 'GET', '/jetpack/v4/products' );
		rest_get_server()->dispatch( $request );
		self::assertSame(
			'{}',
			wp_json_encode( apply_filters( 'rest_pre_echo_response', array(), rest_get_server(), $request ) )
		);
		self::assertSame(
			'[]',
			wp_json_encode(
				apply_filters(
					'rest_pre_echo_response',
					array(),
					rest_get_server(),
					new WP_REST_Request( 'GET', '/jetpack/v4/plans' )
				)
			)
		);
		remove_filter( 'rest_pre_echo_response', array( Offers_Controller::class, 'keep_object' ) );
	}

	public function test_the_public_list_is_for_everybody(): void {
		wp_set_current_user( 0 );
		$answer = $this->rest( 'GET', '/rest/v1.5/plans' );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'slipstream-own' ), array_column( $answer->get_data(), 'product_slug' ) );
		self::assertSame( 'public, no-cache', $answer->get_headers()['Cache-Control'] );
	}

	public function test_a_cache_asks_whether_the_public_list_is_another_now(): void {
		$plans   = array( array( 'product_slug' => 'own' ) );
		$list    = new Public_Plans_Controller(
			static function () use ( &$plans ): array {
				return $plans;
			}
		);
		$request = new WP_REST_Request( 'GET', '/rest/v1.5/plans' );
		$first   = $list->get_items( $request );
		self::assertSame( array( 200, $plans ), array( $first->get_status(), $first->get_data() ) );
		$request->set_header( 'If-None-Match', $first->get_headers()['ETag'] );
		$second = $list->get_items( $request );
		self::assertSame( array( 304, null ), array( $second->get_status(), $second->get_data() ) );
		$plans = array( array( 'product_slug' => 'tier-100' ) );
		$third = $list->get_items( $request );
		self::assertSame( array( 200, $plans ), array( $third->get_status(), $third->get_data() ) );
	}

	public function test_licences_are_kept_encrypted(): void {
		global $wpdb;
		self::assertSame(
			array( 'code' => 'success' ),
			$this->rest(
				'POST',
				'/jetpack/v4/licensing/set-license',
				array( 'license' => 'abc-secret-123' )
			)->get_data()
		);
		self::assertStringNotContainsString(
			'secret',
			(string) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT option_value FROM $wpdb->options WHERE option_name = %s",
					Kept_Licenses::OPTION
				)
			)
		);
		self::assertSame(
			array(),
			$this->rest( 'POST', '/jetpack/v4/licensing/attach-licenses', array( 'licenses' => array() ) )->get_data()
		);
		$result = $this->rest(
			'POST',
			'/jetpack/v4/licensing/attach-licenses',
			array( 'licenses' => array( 'abc-secret-123' ) )
		)->get_data();
		self::assertSame( array( 'license_unknown' ), array_keys( $result[0]['errors'] ) );
		self::assertSame(
			array( 'items' => array() ),
			$this->rest( 'GET', '/jetpack/v4/licensing/user/licenses' )->get_data()
		);
		self::assertSame( 0, array_sum( $this->rest( 'GET', '/jetpack/v4/licensing/user/counts' )->get_data() ) );
		Plugin::module( Connection_Module::class )->connection()->disconnect();
		self::assertSame(
			'not_connected',
			$this->rest(
				'POST',
				'/jetpack/v4/licensing/attach-licenses',
				array( 'licenses' => array( 'x' ) )
			)->get_data()['code']
		);
	}

	public function test_a_database_that_fails_is_said(): void {
		$broken = static fn ( string $query ): string => preg_match(
			'/^(SELECT|INSERT|UPDATE)\b.*licen/is',
			$query
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $broken );
		$GLOBALS['wpdb']->suppress_errors( true );
		try {
			self::assertSame(
				500,
				$this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => 'third' ) )->get_status()
			);
			self::assertSame(
				503,
				$this->rest( 'POST', '/jetpack/v4/licensing/error', array( 'error' => 'x' ) )->get_status()
			);
			self::assertSame(
				503,
				$this->rest(
					'POST',
					'/jetpack/v4/licensing/user/activation-notice-dismiss',
					array( 'last_detached_count' => 1 )
				)->get_status()
			);
		} finally {
			remove_filter( 'query', $broken );
			$GLOBALS['wpdb']->suppress_errors( false );
			$GLOBALS['EZSQL_ERROR'] = array();
		}
	}

	public function test_a_host_can_take_licences_away(): void {
		add_filter( 'jetpack_licensing_ui_enabled', '__return_false' );
		$answer = $this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => 'x' ) );
		remove_filter( 'jetpack_licensing_ui_enabled', '__return_false' );
		self::assertSame(
			array( 403, 'invalid_user_permission_set_jetpack_license_key' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_what_the_dashboard_remembers(): void {
		self::assertTrue(
			$this->rest(
				'POST',
				'/jetpack/v4/licensing/error',
				array( 'error' => str_repeat( 'ü', 2000 ) )
			)->get_data()
		);
		self::assertSame( 1024, mb_strlen( (string) get_option( Licensing_Notice::ERROR ) ) );
		$dismiss = fn ( mixed $count ): array => $this->rest(
			'POST',
			'/jetpack/v4/licensing/user/activation-notice-dismiss',
			array( 'last_detached_count' => $count )
		)->get_data();
		$data    = $dismiss( 3 );
		self::assertSame( 3, $data['last_detached_count'] );
		self::assertMatchesRegularExpression(
			'/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/',
			$data['last_dismissed_time']
		);
		self::assertSame(
			array(
				'last_detached_count' => null,
				'last_dismissed_time' => null,
			),
			$dismiss( '' )
		);
		foreach ( array( -1, 1.5, 'x', true, array( 1 ) ) as $bad ) {
			self::assertSame(
				array( 'invalid_param', 404 ),
				array( $dismiss( $bad )['code'], $dismiss( $bad )['data']['status'] )
			);
		}
	}
}
