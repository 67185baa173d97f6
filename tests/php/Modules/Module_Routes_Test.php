<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Connection\Connection_Module;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Jetpack\Jetpack_Modules;
use Slipstream\Modules\Rest\Module_Data_Controller;
use Slipstream\Modules\State\Installer;
use Slipstream\Modules\State\Module_Requirements;
use Slipstream\Modules\State\Module_States;
use Slipstream\Modules\State\Module_Switch;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_REST_Request;

require_once __DIR__ . '/Noted_Module.php';
require_once __DIR__ . '/Counting_Module.php';

/**
 * What is told of modules, and how they are switched.
 */
final class Module_Routes_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->upgrade();
		// Its table is made outside the transactions of the tests.
		Plugin::modules()->set( Plugin::modules()->switchable( 'related-posts' ), true );
		Plugin::modules()->set( Plugin::modules()->switchable( 'related-posts' ), false );
	}

	protected function setUp(): void {
		parent::setUp();
		array_map( 'delete_option', array( Module_States::ON, Module_States::OWN, Module_States::OFF ) );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		array_map( 'remove_all_filters', array( 'jetpack_active_modules', 'option_jetpack_active_modules', 'jetpack_get_available_modules', 'query' ) );
		parent::tearDown();
	}

	/**
	 * The status and the code of an answer.
	 *
	 * @param array<string, mixed> $body
	 * @return array{int, string}
	 */
	private function outcome( string $method, string $path, array $body = array() ): array {
		$answer = $this->rest( $method, "/jetpack/v4/$path", $body );
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '' );
	}

	public function test_all_modules_are_told_and_those_that_are_not_here_say_so(): void {
		$all = $this->rest( 'GET', '/jetpack/v4/module/all' )->get_data();
		self::assertSame( array(), array_diff( Jetpack_Modules::slugs(), array_keys( $all ) ) );
		foreach ( $all as $slug => $record ) {
			self::assertSame( $slug, $record['module'] );
			self::assertNotSame( '', $record['name'], $slug );
			self::assertSame( $record['available'], false === $record['unavailable_reason'], $slug );
			if ( null === Plugin::modules()->switchable( $slug ) ) {
				self::assertFalse( $record['available'] || $record['activated'], $slug );
				self::assertStringEndsWith( '.', $record['unavailable_reason'] );
			}
		}
		self::assertTrue( $all['contact-form']['activated'] );
		self::assertTrue( $all['contact-form']['available'] );
		self::assertSame( 'related-posts', $all['related-posts']['options']->show_headline['jp_group'] );
		$one = $this->rest( 'GET', '/jetpack/v4/module/related-posts' )->get_data();
		self::assertEquals( array_diff_key( $all['related-posts'], array( 'module' => true ) ), $one );
		self::assertSame( array( 404, 'not_found' ), $this->outcome( 'GET', 'module/nothing' ) );
	}

	public function test_every_module_that_has_settings_says_where_they_are(): void {
		$all = $this->rest( 'GET', '/jetpack/v4/module/all' )->get_data();
		foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
			if ( $module instanceof With_Settings ) {
				self::assertIsString( $all[ $module->slug() ]['configure_url'], $module->slug() );
			}
		}
	}

	public function test_authors_see_no_options(): void {
		$this->sign_in( 'author' );
		self::assertEquals( (object) array(), $this->rest( 'GET', '/jetpack/v4/module/related-posts' )->get_data()['options'] );
	}

	public function test_a_module_is_switched_and_says_why_not(): void {
		self::assertSame( array( 409, 'already_inactive' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => false ) ) );
		self::assertSame( array( 200, 'success' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => true ) ) );
		self::assertSame( array( 200, 'success' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => true ) ) );
		self::assertSame( array( 200, 'success' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => false ) ) );
		self::assertSame( array( 404, 'not_found' ), $this->outcome( 'POST', 'module/nothing/active', array( 'active' => true ) ) );
		self::assertSame( array( 404, 'not_found' ), $this->outcome( 'POST', 'module/nothing/active', array( 'active' => false ) ) );
		self::assertSame( array( 424, 'not_supported' ), $this->outcome( 'POST', 'module/protect/active', array( 'active' => true ) ) );
		self::assertSame( array( 409, 'already_inactive' ), $this->outcome( 'POST', 'module/protect/active', array( 'active' => false ) ) );
		self::assertSame( array( 400, 'rest_missing_callback_param' ), $this->outcome( 'POST', 'module/related-posts/active' ) );
		self::assertSame( array( 400, 'rest_invalid_param' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => array( 1 ) ) ) );
	}

	public function test_what_a_host_forces_cannot_be_switched_and_says_so(): void {
		add_filter( 'jetpack_active_modules', '__return_empty_array' );
		self::assertSame( array( 424, 'activation_failed' ), $this->outcome( 'POST', 'module/contact-form/active', array( 'active' => true ) ) );
		self::assertSame( 'inactive', $this->rest( 'GET', '/jetpack/v4/module/contact-form' )->get_data()['override'] );
		remove_filter( 'jetpack_active_modules', '__return_empty_array' );
		$on = static fn ( array $slugs ): array => array( ...$slugs, 'contact-form' );
		add_filter( 'jetpack_active_modules', $on );
		self::assertSame( array( 400, 'deactivation_failed' ), $this->outcome( 'POST', 'module/contact-form/active', array( 'active' => false ) ) );
		remove_filter( 'jetpack_active_modules', $on );
		$take = static fn ( array $modules ): array => array_diff_key( $modules, array( 'related-posts' => true ) );
		add_filter( 'jetpack_get_available_modules', $take );
		self::assertSame( array( 424, 'activation_failed' ), $this->outcome( 'POST', 'module/related-posts/active', array( 'active' => true ) ) );
		self::assertFalse( $this->rest( 'GET', '/jetpack/v4/module/related-posts' )->get_data()['available'] );
	}

	public function test_several_are_switched_on_and_only_what_failed_is_told(): void {
		self::assertSame(
			array( 200, 'success' ),
			$this->outcome(
				'POST',
				'module/all/active',
				array(
					'modules' => array( 'related-posts', 'contact-form' ),
					'active'  => false,
				)
			)
		);
		self::assertTrue( Plugin::modules()->is_active( 'related-posts' ), 'It always switches on.' );
		Plugin::modules()->set( Plugin::modules()->switchable( 'related-posts' ), false );
		$answer = $this->rest( 'POST', '/jetpack/v4/module/all/active', array( 'modules' => array( 'related-posts', 'protect' ) ) );
		self::assertSame( 424, $answer->get_status() );
		self::assertStringContainsString( 'protect', $answer->get_data()['message'] );
		self::assertStringNotContainsString( 'related-posts', $answer->get_data()['message'] );
		self::assertTrue( Plugin::modules()->is_active( 'related-posts' ) );
		$answer = $this->rest( 'POST', '/jetpack/v4/module/all/active', array( 'modules' => array( 'nothing' ) ) );
		self::assertSame( array( 400, 'invalid_param_value' ), array( $answer->get_status(), $answer->get_data()['data']['details']['modules']['code'] ) );
		self::assertSame( 400, $this->outcome( 'POST', 'module/all/active' )[0] );
	}

	public function test_settings_of_a_module_are_stored_while_it_is_on(): void {
		foreach ( array( 'module', 'settings' ) as $root ) {
			self::assertSame( array( 409, 'inactive' ), $this->outcome( 'POST', "$root/related-posts", array( 'show_headline' => false ) ) );
			self::assertSame( array( 404, 'not_found' ), $this->outcome( 'POST', "$root/nothing", array( 'show_headline' => false ) ) );
		}
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/settings', array( 'show_headline' => false ) )->get_status(), 'Among all settings it is stored while the module is off.' );
		Plugin::modules()->set( Plugin::modules()->switchable( 'related-posts' ), true );
		foreach ( array( 'module', 'settings' ) as $root ) {
			$answer = $this->rest(
				'POST',
				"/jetpack/v4/$root/related-posts",
				array(
					'show_thumbnails'     => true,
					'slipstream_ai_model' => 'x',
					'contact-form'        => false,
				)
			);
			self::assertSame( 400, $answer->get_status() );
			self::assertSame( 'some_updated', $answer->get_data()['code'] );
			self::assertSame( array( 'slipstream_ai_model', 'contact-form' ), array_keys( $answer->get_data()['data']['params'] ) );
			self::assertEquals( (object) array( 'show_thumbnails' => true ), $answer->get_data()['data']['stored'] );
			self::assertSame( array( 404, 'missing_options' ), $this->outcome( 'POST', "$root/related-posts" ) );
		}
		self::assertTrue( Plugin::modules()->is_active( 'contact-form' ) );
	}

	public function test_modules_among_settings(): void {
		$answer = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array(
				'related-posts' => 'on',
				'protect'       => false,
			)
		);
		self::assertSame( array( 200, true, false ), array( $answer->get_status(), $answer->get_data()['related-posts'], $answer->get_data()['protect'] ) );
		$answer = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array(
				'related-posts' => false,
				'protect'       => true,
			)
		);
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( array( 'protect' ), array_keys( $answer->get_data()['data']['params'] ) );
		self::assertFalse( Plugin::modules()->is_active( 'related-posts' ) );
		$read = $this->rest( 'GET', '/jetpack/v4/settings' )->get_data();
		self::assertSame( array( false, false, false, array() ), array( $read['protect'], $read['akismet'], $read['newsletter_has_active_plan'], $read['wpcom_newsletter_categories'] ) );
		self::assertSame( 'uncategorized', $read['categories'][0]->slug );
	}

	public function test_figures_are_told_or_that_there_are_none(): void {
		self::assertSame( 'not_active', $this->rest( 'GET', '/jetpack/v4/module/akismet/data', array( '_fields' => 'x' ) )->get_data() );
		self::assertSame( array( 200, 'not_registered' ), $this->outcome( 'GET', 'module/vaultpress/data' ) );
		foreach ( array( 'protect', 'monitor', 'related-posts', 'nothing' ) as $slug ) {
			self::assertSame( array( 404, 'not_active' ), $this->outcome( 'GET', "module/$slug/data", array( 'range' => 'year' ) ) );
		}
	}

	public function test_figures_are_what_the_module_gives(): void {
		$ask = static function ( mixed $data, string $range = 'day', string $fields = '' ): array {
			$module  = new Counting_Module( $data );
			$modules = new Modules( array( $module ) );
			$modules->set( $module, true );
			$request = new WP_REST_Request( 'GET', '/jetpack/v4/module/counting/data' );
			$request->set_query_params( array_filter( compact( 'range' ) + array( '_fields' => $fields ) ) );
			$request->set_url_params( array( 'slug' => 'counting' ) );
			$answer = ( new Module_Data_Controller( $modules ) )->get_data( $request );
			return array( $answer->get_status(), $answer->get_data(), $request->get_param( '_fields' ) );
		};
		self::assertSame( array( 200, 7, null ), $ask( 7, 'day', 'a' ), 'A bare number has no fields.' );
		self::assertSame( array( 200, array( 'range' => 'week' ), 'range' ), $ask( 'range', 'week', 'range' ) );
		self::assertSame( array( 'range' => 'day' ), $ask( 'range', 'century' )[1] );
		list( $status, $error ) = $ask( null );
		self::assertSame( array( 404, 'empty' ), array( $status, $error['code'] ) );
	}

	public function test_a_key_is_checked(): void {
		foreach ( array( array( 'GET', array() ), array( 'POST', array( 'api_key' => 'abc123' ) ) ) as list( $method, $body ) ) {
			$data = $this->rest( $method, '/jetpack/v4/module/akismet/key/check', $body )->get_data();
			self::assertSame( array( false, 'not_active' ), array( $data['validKey'], $data['invalidKeyCode'] ) );
		}
		self::assertSame( array( 400, 'rest_invalid_param' ), $this->outcome( 'POST', 'module/akismet/key/check', array( 'api_key' => 'a b' ) ) );
		self::assertSame( array( 404, 'not_found' ), $this->outcome( 'GET', 'module/protect/key/check' ) );
	}

	public function test_what_a_module_needs(): void {
		$needed   = new Noted_Module( 'needed' );
		$module   = new Noted_Module( 'noted', info: array( 'requires' => array( 'needed' ) ) );
		$modules  = new Modules( array( $needed, $module ) );
		$switches = new Module_Switch( $modules, new Module_Requirements( $modules, Plugin::module( Connection_Module::class ) ) );
		try {
			$switches->set( 'noted', true );
			self::fail( 'It needs the other one.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'activation_failed', $error->error_code );
			self::assertStringContainsString( '“Needed”', $error->getMessage() );
		}
		$switches->set( 'needed', true );
		$switches->set( 'noted', true );
		$this->expectExceptionMessage( '“Noted”' );
		$switches->set( 'needed', false );
	}
}
