<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use RuntimeException;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Modules;
use Slipstream\Modules\State\Module_States;
use Slipstream\Settings\Option_Field;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Noted_Module.php';
require_once __DIR__ . '/Counting_Module.php';

/**
 * Three lists, and what forces their entries.
 */
final class Module_States_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		array_map( 'delete_option', array( Module_States::ON, Module_States::OWN, Module_States::OFF ) );
	}

	protected function tearDown(): void {
		array_map(
			'remove_all_filters',
			array( 'jetpack_active_modules', 'option_jetpack_active_modules', 'jetpack_get_available_modules', 'query' )
		);
		parent::tearDown();
	}

	public function test_what_jetpack_has_goes_to_its_list_and_what_only_we_have_to_ours(): void {
		$theirs  = new Noted_Module( 'stats', info: array( 'introduced' => '1.1' ) );
		$ours    = new Noted_Module( 'noted' );
		$modules = new Modules( array( $theirs, $ours ) );
		self::assertTrue( $modules->set( $theirs, true ) );
		self::assertTrue( $modules->set( $ours, true ) );
		self::assertSame(
			array( array( 'stats' ), array( 'noted' ) ),
			array( get_option( Module_States::ON ), get_option( Module_States::OWN ) )
		);
		self::assertTrue( $modules->set( $ours, false ) );
		self::assertFalse( $modules->is_active( 'noted' ) );
	}

	public function test_what_an_earlier_version_put_into_jetpacks_list_moves_and_stays_on(): void {
		update_option( Module_States::ON, array( 'protect', 'noted' ) );
		$modules = new Modules( array( new Noted_Module( 'noted' ) ) );
		self::assertTrue( $modules->is_active( 'noted' ) );
		$modules->install_states( false );
		self::assertTrue( $modules->is_active( 'noted' ) );
		self::assertSame(
			array( array( 'protect' ), array( 'noted' ) ),
			array( get_option( Module_States::ON ), get_option( Module_States::OWN ) )
		);
	}

	public function test_a_site_that_switches_from_jetpack_keeps_off_what_was_off_and_that_once(): void {
		update_option( Module_States::ON, array( 'stats' ) );
		$forms   = new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) );
		$modules = new Modules( array( $forms, new Noted_Module( 'noted', true ) ) );
		$modules->install_states( true );
		self::assertFalse( $modules->is_active( 'contact-form' ) );
		self::assertTrue( $modules->is_active( 'noted' ), 'Jetpack cannot have had it off.' );
		self::assertTrue( $modules->set( $forms, true ) );
		$modules->install_states( true );
		self::assertTrue( $modules->is_active( 'contact-form' ), 'An installation that is repeated changes nothing.' );
	}

	public function test_a_jetpack_that_was_too_old_cannot_have_had_it_off(): void {
		update_option( Module_States::ON, array( 'stats' ) );
		update_option( 'jetpack_options', array( 'version' => '12.5:1700000000' ) );
		$modules = new Modules(
			array(
				new Noted_Module( 'blocks', true, array( 'introduced' => '13.9' ) ),
				new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) ),
			)
		);
		$modules->install_states( true );
		self::assertTrue( $modules->is_active( 'blocks' ) );
		self::assertFalse( $modules->is_active( 'contact-form' ) );
	}

	public function test_a_host_says_what_is_on_in_the_beginning(): void {
		add_filter(
			'jetpack_get_default_modules',
			static fn ( array $slugs ): array => array( ...array_diff( $slugs, array( 'contact-form' ) ), 'stats' )
		);
		$modules = new Modules(
			array(
				new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) ),
				new Noted_Module( 'stats', false, array( 'introduced' => '1.1' ) ),
				new Noted_Module( 'verification-tools', true, array( 'introduced' => '3.0' ) ),
			)
		);
		$modules->install_states( true );
		remove_all_filters( 'jetpack_get_default_modules' );
		self::assertSame(
			array( false, true, true ),
			array_map( $modules->is_active( ... ), array( 'contact-form', 'stats', 'verification-tools' ) )
		);
	}

	public function test_a_new_site_has_on_what_is_on_by_default(): void {
		$modules = new Modules( array( new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) ) ) );
		$modules->install_states( true );
		self::assertTrue( $modules->is_active( 'contact-form' ) );
	}

	/** @return array<string, array{string}> What fails to be read. */
	public static function lists(): array {
		return array(
			'the list of Jetpack' => array( Module_States::ON ),
			'our list'            => array( Module_States::OFF ),
		);
	}

	/** @dataProvider lists */
	public function test_a_database_that_fails_at_the_first_installation_switches_nothing_on( string $option ): void {
		update_option( Module_States::ON, array( 'stats' ) );
		delete_option( Module_States::OFF );
		$modules = new Modules( array( new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) ) ) );
		$break   = static fn ( string $query ): string => str_contains(
			$query,
			'SELECT'
		) && ( str_contains(
			$query,
			$option
		) || str_contains( $query, 'autoload' ) ) ? 'SELECT nothing FROM nowhere' : $query;
		$written = array();
		$note    = static function ( string $query ) use ( &$written ): string {
			$written = array(
				...$written,
				...( preg_match(
					'/^\s*(INSERT|UPDATE|DELETE).*(active_modules|inactive_modules)/s',
					$query
				) ? array( $query ) : array() ),
			);
			return $query;
		};
		wp_cache_flush();
		$GLOBALS['wpdb']->suppress_errors( true );
		add_filter( 'query', $note, 1 );
		add_filter( 'query', $break );
		self::assertFalse( $modules->install_states( true ) );
		remove_filter( 'query', $note, 1 );
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( false );
		wp_cache_flush();
		self::assertSame( array(), $written );
	}

	public function test_what_the_owner_switched_off_stays_off_where_the_database_forgets_it_was_installed(): void {
		update_option( Module_States::OFF, array( 'contact-form' ) );
		$modules = new Modules( array( new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) ) ) );
		self::assertTrue( $modules->install_states( true ) );
		self::assertFalse( $modules->is_active( 'contact-form' ) );
	}

	public function test_two_who_switch_at_the_same_time_lose_nothing(): void {
		global $wpdb;
		$rival = static function ( string $query ) use ( &$rival, $wpdb ): string {
			if ( str_contains( $query, 'UPDATE' ) && str_contains( $query, Module_States::ON ) ) {
				remove_filter( 'query', $rival );
				// Another process, between what was read and what is written.
				Option_Field::change(
					Module_States::ON,
					static fn ( array $slugs ): array => array( ...$slugs, 'wordads' )
				);
			}
			return $query;
		};
		update_option( Module_States::ON, array( 'protect' ) );
		$module = new Noted_Module( 'stats', info: array( 'introduced' => '1.1' ) );
		add_filter( 'query', $rival );
		self::assertTrue( ( new Modules( array( $module ) ) )->set( $module, true ) );
		self::assertSame( array( 'protect', 'wordads', 'stats' ), get_option( Module_States::ON ) );
	}

	public function test_a_table_that_cannot_be_made_leaves_the_module_off(): void {
		$break   = static fn ( string $query ): string => str_contains(
			$query,
			'slipstream_noted'
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		$module  = new Noted_Module(
			'noted',
			tables: array( 'slipstream_noted' => 'id bigint(20) unsigned NOT NULL' )
		);
		$modules = new Modules( array( $module ) );
		self::assertFalse( $modules->set( $module, true ) );
		remove_filter( 'query', $break );
		self::assertFalse( $modules->is_active( 'noted' ) );
		self::assertSame( 0, $module->hooked );
	}

	public function test_a_module_that_cannot_prepare_the_site_is_off_again(): void {
		$module  = new class() extends Counting_Module implements With_Install {
			public function install(): void {
				throw new RuntimeException( 'No room.' );
			}
		};
		$modules = new Modules( array( $module ) );
		try {
			$modules->set( $module, true );
			self::fail( 'It threw.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'No room.', $error->getMessage() );
		}
		self::assertFalse( $modules->is_active( 'counting' ) );
	}

	public function test_a_database_that_fails_leaves_it_as_it_was(): void {
		$GLOBALS['wpdb']->suppress_errors( true );
		$break   = static fn ( string $query ): string => str_contains(
			$query,
			Module_States::OFF
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		$module  = new Noted_Module( 'noted', true );
		$modules = new Modules( array( $module ) );
		self::assertFalse( $modules->set( $module, false ) );
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertTrue( $modules->is_active( 'noted' ) );
	}

	/** @return array<string, array{string, list<string>, bool|null}> Filters that a host may have set. */
	public static function filters(): array {
		return array(
			'forced off'                => array( 'jetpack_active_modules', array(), false ),
			'forced on'                 => array( 'jetpack_active_modules', array( 'contact-form' ), true ),
			'forced on, by the option'  => array( 'option_jetpack_active_modules', array( 'contact-form' ), true ),
			'forced off, by the option' => array( 'option_jetpack_active_modules', array(), false ),
		);
	}

	/**
	 * @dataProvider filters
	 * @param list<string> $slugs What the filter gives.
	 */
	public function test_a_host_forces_modules_of_jetpack_alone( string $filter, array $slugs, bool $is_on ): void {
		$force   = static fn (): array => $slugs;
		add_filter( $filter, $force );
		$module  = new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) );
		$modules = new Modules( array( $module, new Noted_Module( 'noted', true ) ) );
		self::assertSame( $is_on, $modules->override( $module ) );
		self::assertSame( $is_on, $modules->is_active( 'contact-form' ) );
		self::assertFalse( $modules->set( $module, ! $is_on ) );
		self::assertTrue( $modules->is_active( 'noted' ) );
		remove_filter( $filter, $force );
		self::assertTrue( $modules->is_active( 'contact-form' ), 'What was tried in vain is not stored.' );
	}

	public function test_a_filter_that_adds_a_slug_leaves_the_others(): void {
		$add     = static fn ( array $slugs ): array => array( ...$slugs, 'stats' );
		add_filter( 'jetpack_active_modules', $add );
		$forms   = new Noted_Module( 'contact-form', true, array( 'introduced' => '1.3' ) );
		$modules = new Modules( array( $forms, new Noted_Module( 'stats', info: array( 'introduced' => '1.1' ) ) ) );
		self::assertNull( $modules->override( $forms ) );
		self::assertTrue( $modules->is_active( 'stats' ) );
	}
}
