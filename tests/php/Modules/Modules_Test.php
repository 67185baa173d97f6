<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Ai\Ai_Switch_Module;
use Slipstream\Modules\Interfaces\Module;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_State_Routes;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules;
use Slipstream\Payments\Payments_Switch_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_REST_Controller;
use WP_REST_Server;

/**
 * What is off is not there, and what is listed once is found by all.
 */
final class Modules_Test extends Test_Case {

	protected const COMMITS = true;

	/** The hooks that stay: while the newsletter is off, people can leave, and what is kept for days goes in days. */
	private const STATE_HOOKS = array(
		'subscriptions' => array( 'deleted_user', 'template_redirect', 'slipstream_counters_clean' ),
	);

	/** A module that notes what becomes of it. */
	private static function module( bool $is_on_by_default, string $introduced = '' ): Switchable {
		return new class( $is_on_by_default, $introduced ) implements Switchable, With_Routes, With_Tables {
			public int $hooked = 0;
			public function __construct( private bool $is_on, private string $introduced ) {}
			public function slug(): string {
				return 'noted';
			}
			public function is_on_by_default(): bool {
				return $this->is_on;
			}
			public function info(): Module_Info {
				return new Module_Info( 'Noted', 'Notes what becomes of it.', introduced: $this->introduced );
			}
			public function add_hooks(): void {
				++$this->hooked;
			}
			public function controllers(): array {
				return array( new class() extends WP_REST_Controller {} );
			}
			public function tables(): array {
				return array();
			}
		};
	}

	public function test_what_is_off_adds_nothing_and_brings_nothing(): void {
		$module  = self::module( false );
		$modules = new Modules( array( $module ) );
		$modules->add_hooks();
		self::assertSame( 0, $module->hooked );
		self::assertSame( array(), $modules->active( With_Routes::class ) );
		self::assertSame( array( $module ), $modules->all( With_Routes::class ) );
		self::assertFalse( $modules->is_active( 'noted' ) );
		self::assertTrue( $modules->set( $module, true ) );
		self::assertSame( 1, $module->hooked );
		$modules->add_hooks();
		self::assertSame( 1, $module->hooked, 'Hooks are added once.' );
		self::assertSame( array( 'noted' ), get_option( 'slipstream_active_modules' ) );
		self::assertNotContains(
			'noted',
			(array) get_option( 'jetpack_active_modules' ),
			'That list has slugs of Jetpack alone.'
		);
	}

	public function test_what_is_on_by_default_is_switched_off_in_a_list_of_ours(): void {
		$module  = self::module( true );
		$modules = new Modules( array( $module ) );
		self::assertTrue( $modules->is_active( 'noted' ) );
		update_option( 'jetpack_active_modules', array( 'stats' ) );
		self::assertTrue( $modules->set( $module, false ) );
		self::assertFalse( $modules->is_active( 'noted' ) );
		self::assertSame( array( 'stats' ), get_option( 'jetpack_active_modules' ) );
		self::assertTrue( $modules->set( $module, true ) );
		self::assertTrue( $modules->is_active( 'noted' ) );
	}

	public function test_a_list_that_was_never_written_costs_no_query(): void {
		global $wpdb;
		delete_option( 'jetpack_active_modules' );
		delete_option( 'slipstream_inactive_modules' );
		foreach ( array( true, false ) as $is_on ) {
			wp_cache_delete( 'notoptions', 'options' );
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			self::assertSame( $is_on, ( new Modules( array( self::module( $is_on ) ) ) )->is_active( 'noted' ) );
			self::assertSame( $before, $wpdb->num_queries );
		}
	}

	public function test_a_list_that_another_plugin_has_written_is_read_and_autoloaded(): void {
		delete_option( 'jetpack_active_modules' );
		add_option( 'jetpack_active_modules', array( 'noted' ), '', false );
		$modules = new Modules( array( self::module( false, '1.0' ) ) );
		$modules->install_states( false );
		self::assertTrue( $modules->is_active( 'noted' ) );
		self::assertArrayHasKey( 'jetpack_active_modules', wp_load_alloptions() );
	}

	public function test_a_list_that_is_not_autoloaded_keeps_its_slugs(): void {
		delete_option( 'jetpack_active_modules' );
		add_option( 'jetpack_active_modules', array( 'stats' ), '', false );
		( new Modules( array( self::module( false, '1.0' ) ) ) )->set( self::module( false, '1.0' ), true );
		self::assertSame( array( 'stats', 'noted' ), get_option( 'jetpack_active_modules' ) );
	}

	public function test_slugs_and_names_are_given_once(): void {
		$slugs = array_map(
			static fn ( Module $module ): string => $module->slug(),
			Plugin::modules()->all( Module::class )
		);
		self::assertSame( array_unique( $slugs ), $slugs );
		$tables = array_merge(
			...array_map(
				static fn ( With_Tables $module ): array => array_keys( $module->tables() ),
				Plugin::modules()->all( With_Tables::class )
			)
		);
		self::assertSame( array_unique( $tables ), $tables );
		$settings = array();
		foreach ( Plugin::modules()->all( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				$settings[] = $setting->name;
				self::assertNull( $setting->problem( $setting->default_value() ), $setting->name );
			}
		}
		self::assertGreaterThan( 20, count( $settings ) );
		self::assertSame( array_unique( $settings ), $settings );
	}

	public function test_every_module_in_the_tree_is_in_the_list(): void {
		$files  = (array) glob( SLIPSTREAM_DIR . '/php/*/*_Module.php' );
		$listed = array_map(
			static fn ( Module $module ): string => basename( str_replace( '\\', '/', $module::class ) ),
			Plugin::modules()->all( Module::class )
		);
		self::assertEqualsCanonicalizing(
			array_map( static fn ( $file ): string => basename( (string) $file, '.php' ), $files ),
			$listed
		);
	}

	/**
	 * What there is of a module on a page of the administration and in the REST API, in a process of its own.
	 *
	 * @return array{hooks: list<string>, routes: list<string>, blocks: list<string>, shortcodes: list<string>, tables: list<string>}
	 */
	private static function seen( string $off, string $slug, string $namespace ): array {
		// The other process writes into the same database.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$arguments = array_map(
			'escapeshellarg',
			array( PHP_BINARY, __DIR__ . '/module-probe.php', $off, $slug, $namespace )
		);
		$seen      = json_decode( (string) shell_exec( implode( ' ', $arguments ) ), true );
		self::assertIsArray( $seen );
		return $seen;
	}

	/**
	 * Modules that can be switched; without AI, which tells everybody who asks that it is off, and payments, which go on
	 * where they were agreed before.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function switchable(): array {
		$modules = array();
		foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
			if ( $module instanceof Ai_Switch_Module || $module instanceof Payments_Switch_Module ) {
				continue;
			}
			$modules[ $module->slug() ] = array(
				$module->slug(),
				substr( $module::class, 0, (int) strrpos( $module::class, '\\' ) + 1 ),
			);
		}
		return $modules;
	}

	/** @return list<string> The routes that tell or change whether a module is on. */
	private static function routes_of( With_State_Routes $module ): array {
		// Routes may be registered only once the REST API has begun.
		$before                    = rest_get_server();
		$GLOBALS['wp_rest_server'] = new WP_REST_Server();
		foreach ( $module->state_controllers() as $controller ) {
			$controller->register_routes();
		}
		$routes = array_filter(
			$GLOBALS['wp_rest_server']->get_routes(),
			static fn ( array $handlers ): bool => ( $handlers[0]['callback'][0] ?? null ) instanceof WP_REST_Controller
		);

		$GLOBALS['wp_rest_server'] = $before;
		return array_keys( $routes );
	}

	/** @dataProvider switchable */
	public function test_off_means_off( string $slug, string $namespace ): void {
		$on = self::seen( '', $slug, $namespace );
		self::assertNotSame( array(), $on['hooks'] );
		self::assertNotSame( array(), $on['routes'] );
		if ( Plugin::modules()->switchable( $slug ) instanceof With_Tables ) {
			self::assertNotSame( array(), $on['tables'] );
		}
		$off    = self::seen( $slug, $slug, $namespace );
		$module = Plugin::modules()->switchable( $slug );
		$states = $module instanceof With_State_Routes ? self::routes_of( $module ) : array();
		self::assertSame( $module instanceof With_State_Routes, array() !== $states );
		self::assertEqualsCanonicalizing( $states, $off['routes'], 'What tells or changes the state stays.' );
		self::assertSame( self::STATE_HOOKS[ $slug ] ?? array(), $off['hooks'] );
		self::assertSame( array(), array_merge( $off['shortcodes'], $off['blocks'], $off['tables'] ) );
	}

	public function test_every_table_is_told_in_the_data_flows(): void {
		$told = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/data-flows.md' );
		preg_match_all( '/`(slipstream_\w+)`/', $told, $names );
		foreach ( Plugin::modules()->all( With_Tables::class ) as $module ) {
			self::assertSame(
				array(),
				array_values( array_diff( array_keys( $module->tables() ), $names[1] ) ),
				$module->slug()
			);
		}
	}

	public function test_personal_data_is_found_while_its_module_is_off(): void {
		$exporters = static fn (): array => array_keys(
			apply_filters( 'wp_privacy_personal_data_exporters', array() )
		);
		$ai        = Plugin::modules()->switchable( 'ai' );
		self::assertNotNull( $ai );
		$before = $exporters();
		self::assertTrue( Plugin::modules()->set( $ai, false ) );
		self::assertSame( $before, $exporters() );
	}
}
