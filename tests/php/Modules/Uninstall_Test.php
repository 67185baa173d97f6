<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Relay\Answer_Cache;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Jetpack_Compat;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;
use Slipstream\Tokens\Tokens_Module;

/**
 * Tables, options and metadata of all modules come, and go.
 */
final class Uninstall_Test extends Test_Case {

	protected const COMMITS = true;

	public static function tearDownAfterClass(): void {
		( new Installer( Plugin::modules() ) )->install();
		parent::tearDownAfterClass();
	}

	public function test_tables_come_with_the_first_request_and_go_with_the_plugin(): void {
		global $wpdb;
		( new Installer( Plugin::modules() ) )->uninstall();
		rest_get_server();
		self::assertIsString( get_option( Installer::OPTION ) );
		Plugin::module( Ai_Module::class )->services()->usage()->meter()->reserve(
			new Usage_Entry( new Caller( 0 ), 'ai-assistant', 'm' ),
			1
		);
		( new Installer( Plugin::modules() ) )->install();
		self::assertSame(
			1,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'],
			'A second run changes nothing.'
		);

		$user = $this->sign_in( 'author' );
		Plugin::module( Connection_Module::class )->connection()->register( $user->ID );
		Plugin::module( Tokens_Module::class )->tokens()->issue( $user->ID, 'ai' );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'slipstream' );
		require_once dirname( __DIR__, 3 ) . '/uninstall.php';
		self::assertSame(
			array(),
			$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'slipstream%'" )
		);
		self::assertSame(
			array(),
			$wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%slipstream%'" )
		);
		self::assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '%slipstream%'" ) );
	}

	/** @dataProvider peers */
	public function test_what_jetpack_stores_too_goes_only_where_it_never_was( bool $was_here ): void {
		global $wpdb;
		$installer = new Installer( Plugin::modules() );
		$names     = array(
			Identity_Crisis::OPTION,
			Identity_Crisis::SAFE_MODE,
			'jetpack_secrets',
			'jetpack_active_modules',
			'jetpack_dismissed_notices',
			'jetpack_recommendations_data',
		);
		foreach ( $names as $name ) {
			update_option( $name, array( 'of' => 'Jetpack' ) );
		}
		update_option( 'slipstream_hubs', array( 'x' => array() ) );
		if ( $was_here ) {
			update_option( 'jetpack_options', array( 'id' => 1 ) );
		}
		$installer->uninstall();
		wp_cache_flush();
		$left = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name IN (%s, %s, %s, %s, %s, %s, 'slipstream_hubs')",
				...$names
			)
		);
		self::assertEqualsCanonicalizing( $was_here ? $names : array(), $left );
		$installer->install();
	}

	/** @return array<string, array{bool}> Whether Jetpack was on the site. */
	public static function peers(): array {
		return array(
			'Jetpack was here'       => array( true ),
			'Jetpack was never here' => array( false ),
		);
	}

	public function test_where_the_database_does_not_say_jetpack_was_here(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'jetpack_options'
		) ? 'SELECT nothing FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		$answer = Jetpack_Compat::may_remove( 'jetpack_secrets' );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		self::assertFalse( $answer );
	}

	public function test_uninstall_names_every_option_of_the_code(): void {
		$installer = new Installer( Plugin::modules() );
		$files     = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( SLIPSTREAM_DIR . '/php', FilesystemIterator::SKIP_DOTS )
		);
		$names     = array();
		foreach ( $files as $file ) {
			preg_match_all(
				"/(?:get|update|add)_option\(\s*'(slipstream_\w+)'|const (?!TABLE|TRANSIENTS|GROUP|ACTION|HOOK|\w*EVENT|\w*METADATA|\w*PARAMETER|USER_OPTION|FIELD|QUERY)\w+\s+= '(slipstream_\w+)'/",
				(string) file_get_contents( $file->getPathname() ),
				$found
			);
			$names = array( ...$names, ...$found[1], ...$found[2] );
		}
		foreach ( array_unique( array_filter( $names ) ) as $name ) {
			add_option( $name, 'left over' );
		}
		set_transient( Answer_Cache::TRANSIENTS . 'x', 'an answer', 300 );
		$installer->uninstall();
		wp_cache_flush();
		global $wpdb;
		self::assertSame(
			array(),
			$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%slipstream_answer%'" )
		);
		self::assertSame(
			array(),
			$wpdb->get_col(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'slipstream%' AND option_value = 'left over'"
			)
		);
		$installer->install();
	}
}
