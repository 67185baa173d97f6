<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Rest\Deferred_Routes;
use Slipstream\Tests\Test_Case;
use WP_Hook;

/**
 * Pages of the administration ask the REST API inside PHP, and few of them ask for one of the plugin's routes.
 */
final class Deferred_Routes_Test extends Test_Case {

	private const OURS = '#^/(?:wpcom/v2|jetpack/v4|slipstream/v1)/#';

	/** @var array<string, ?WP_Hook> What is hooked before a test, by hook; null for nothing, as before the first request. */
	private array $hooked = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'rest_api_init', 'rest_pre_dispatch' ) as $hook ) {
			$before                = $GLOBALS['wp_filter'][ $hook ] ?? null;
			$this->hooked[ $hook ] = null === $before ? null : clone $before;
		}
		$GLOBALS['wp_rest_server'] = null;
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'post' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['wp_filter'] = array_filter( array_merge( $GLOBALS['wp_filter'], $this->hooked ) );
		parent::tearDown();
	}

	/** How many routes of the plugin there are now. */
	private static function count_routes(): int {
		return count( preg_grep( self::OURS, array_keys( rest_get_server()->get_routes() ) ) );
	}

	public function test_core_routes_are_asked_without_ours(): void {
		self::assertTrue( is_admin() );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/types' )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/', array( '_fields' => 'name,url' ) )->get_status() );
		self::assertSame( 0, self::count_routes() );
	}

	/**
	 * @dataProvider askers
	 * @param array<string, string> $params
	 */
	public function test_all_are_there_once_one_is_asked_for( string $path, array $params = array() ): void {
		self::assertSame( 200, $this->rest( 'GET', $path, $params )->get_status() );
		self::assertGreaterThan( 25, self::count_routes() );
	}

	/** @return array<string, array{0: string, 1?: array<string, string>}> Requests that need them. */
	public static function askers(): array {
		return array(
			'a route'       => array( '/wpcom/v2/business-hours/localized-week' ),
			'another one'   => array( '/jetpack/v4/settings' ),
			'a namespace'   => array( '/jetpack/v4' ),
			'a list of all' => array( '/' ),
			'some of it'    => array( '/', array( '_fields' => 'name,routes' ) ),
		);
	}

	public function test_a_namespace_that_nobody_has_may_be_a_modules_own(): void {
		self::assertSame( 404, $this->rest( 'GET', '/guest-book/v1/entries' )->get_status() );
		self::assertGreaterThan( 25, self::count_routes() );
	}

	public function test_a_modules_own_namespace_may_be_anothers_too(): void {
		$add = static fn ( string $path ) => register_rest_route(
			'greeting/v1',
			$path,
			array(
				'callback'            => static fn (): string => $path,
				'permission_callback' => '__return_true',
			)
		);
		add_action( 'rest_api_init', static fn () => $add( '/others' ) );
		add_action(
			'rest_api_init',
			static fn () => ( new Deferred_Routes( static fn () => $add( '/modules' ) ) )->register()
		);
		self::assertSame( '/others', $this->rest( 'GET', '/greeting/v1/others' )->get_data() );
		self::assertSame( 0, self::count_routes() );
		self::assertArrayNotHasKey( '/greeting/v1/modules', rest_get_server()->get_routes() );
		self::assertSame( '/modules', $this->rest( 'GET', '/greeting/v1/modules' )->get_data() );
	}

	/** The list of a namespace is whole also where another plugin has begun it. */
	public function test_a_namespace_of_several_is_listed_whole(): void {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'jetpack/v4',
				'/others',
				array(
					'callback'            => '__return_true',
					'permission_callback' => '__return_true',
				)
			)
		);
		$listed = $this->rest( 'GET', '/jetpack/v4' )->get_data()['routes'];
		self::assertArrayHasKey( '/jetpack/v4/others', $listed );
		self::assertArrayHasKey( '/jetpack/v4/settings', $listed );
	}

	public function test_what_others_carry_is_there_at_once(): void {
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
		$settings = $this->rest( 'GET', '/wp/v2/settings' )->get_data();
		self::assertArrayHasKey( 'slipstream_contact', $settings );
		$post = wp_insert_post( array( 'post_title' => 'A post' ) );
		self::assertSame(
			array(),
			$this->rest(
				'GET',
				"/wp/v2/posts/$post",
				array( 'context' => 'edit' )
			)->get_data()['jetpack-related-posts']
		);
		self::assertSame( 0, self::count_routes() );
	}
}
