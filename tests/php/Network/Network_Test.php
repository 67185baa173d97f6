<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Network;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use Slipstream\Tests\Database_Copy;

/**
 * A real network with two sites, which share salts and users: each answers in a process of its own.
 */
final class Network_Test extends TestCase {

	/** The network's own database on MariaDB; on SQLite it is a file in its folder. */
	private const DATABASE = 'slipstream_network';

	/** Where its database is. */
	private static string $folder = '';

	public static function setUpBeforeClass(): void {
		if ( Database_Copy::is_possible() ) {
			self::drop_database();
			$GLOBALS['wpdb']->query( 'CREATE DATABASE ' . self::DATABASE );
		}
		self::$folder = sys_get_temp_dir() . '/slipstream-network-' . getmypid();
		mkdir( self::$folder, 0700 );
		self::run_script( 'network-install.php', array( '1' ) );
		self::assertSame( '2', self::run_script( 'network-install.php', array( '2' ) ) );
	}

	public static function tearDownAfterClass(): void {
		if ( Database_Copy::is_possible() ) {
			self::drop_database();
		}
		foreach ( '' === self::$folder ? array() : new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( self::$folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		if ( '' !== self::$folder ) {
			rmdir( self::$folder );
		}
	}

	private static function drop_database(): void {
		$GLOBALS['wpdb']->query( 'DROP DATABASE IF EXISTS ' . self::DATABASE );
	}

	public function test_each_site_has_its_own_tables_and_files(): void {
		$one = self::ask( '/', 'about' );
		$two = self::ask( '/two/', 'about' );
		self::assertSame(
			array( true, 1, true, 2 ),
			array( $one['network'], $one['site'], $two['network'], $two['site'] )
		);
		self::assertNotSame( $one['folder'], $two['folder'] );
		self::assertContains( 'wptests_2_slipstream_counters', $two['tables'] );
		self::assertContains( 'wptests_slipstream_counters', $one['tables'] );
		self::assertSameSize(
			$one['tables'],
			array_merge(
				$two['tables'],
				array_filter(
					$one['tables'],
					static fn ( string $table ): bool => str_starts_with( $table, 'wptests_2_' )
				)
			)
		);
	}

	public function test_references_of_one_site_mean_nothing_to_another(): void {
		$token = self::ask( '/', 'issue' );
		self::assertSame( '7', self::ask( '/', 'read', $token )['form'] );
		self::assertNull( self::ask( '/two/', 'read', $token ) );
		$file = self::ask( '/two/', 'seal' );
		self::assertSame( 'x', self::ask( '/two/', 'open', $file )['folder'] );
		self::assertSame( array(), self::ask( '/', 'open', $file ) );
	}

	public function test_a_form_that_another_site_shows_is_posted_to_its_own(): void {
		list( $page, $action ) = self::ask( '/', 'show' );
		self::assertStringContainsString( '/two/', $page );
		self::assertSame( $page, $action );
	}

	public function test_who_signs_in_or_out_by_mail_does_so_on_one_site(): void {
		$at    = static fn ( string $site, array $cookies ): array => self::ask( $site, 'session', (string) wp_json_encode( $cookies ) );
		$first = $at( '/', array() );
		$both  = $at( '/two/', $first['cookies'] );
		self::assertSame( array( null, null ), array( $first['before'], $both['before'] ) );
		self::assertCount( 2, $both['cookies'], 'Neither takes the place of the other.' );
		self::assertSame(
			array(
				'path'   => '/two/',
				'domain' => '',
			),
			$both['scope']
		);
		$out = $at( '/two/', $both['cookies'] );
		self::assertSame( '2@example.org', $out['before'] );
		self::assertSame( $first['cookies'], $out['cookies'] );
		self::assertSame( '1@example.org', $at( '/', $out['cookies'] )['before'], 'There they are still signed in.' );
	}

	public function test_a_private_address_is_the_networks_to_allow(): void {
		list( $status, $answer ) = self::ask( '/two/', 'save', 'owner', 'http://127.0.0.1:11434/v1' );
		self::assertSame( 400, $status, $answer );
		self::assertStringContainsString( 'network administrator', $answer );
		self::assertSame( 200, self::ask( '/two/', 'save', 'admin', 'http://127.0.0.1:11434/v1' )[0] );
		self::assertSame(
			200,
			self::ask( '/two/', 'save', 'owner', 'http://127.0.0.1:11434/v2' )[0],
			'What the network has allowed may be stored again.'
		);
		self::assertSame(
			400,
			self::ask( '/two/', 'save', 'owner', 'http://127.0.0.1:11435/v1' )[0],
			'Another port is another server.'
		);
	}

	public function test_who_administers_one_site_has_the_server_ask_no_private_address(): void {
		$setting = 'slipstream_map_search';
		foreach ( array(
			'http://127.0.0.1:8123',
			'http://localhost',
			'http://[::1]',
			'http://10.0.0.1/x',
			'http://169.254.169.254',
		) as $address ) {
			list( $status, $answer ) = self::ask( '/two/', 'save', 'owner', $address, $setting );
			self::assertSame( 400, $status, $answer );
			self::assertStringContainsString( 'network administrator', $answer );
		}
		// However the address came into the database.
		self::assertSame( array( 424, array() ), self::ask( '/two/', 'find', 'http://127.0.0.1:8123' ) );
		self::assertSame( 200, self::ask( '/two/', 'save', 'admin', 'http://127.0.0.1:8123', $setting )[0] );
		self::assertSame( array( 200, array( 'http://127.0.0.1:8123/search' ) ), self::ask( '/two/', 'find' ) );
		self::assertSame(
			200,
			self::ask( '/two/', 'save', 'owner', 'http://127.0.0.1:8123/path', $setting )[0],
			'What the network has allowed may be stored again.'
		);
		self::assertSame(
			array( 424, array() ),
			self::ask( '/two/', 'find', 'http://127.0.0.1:8124' ),
			'Another port is another server.'
		);
		self::assertSame( 200, self::ask( '/two/', 'save', 'owner', '', $setting )[0] );
		self::assertSame(
			400,
			self::ask( '/two/', 'save', 'owner', 'http://127.0.0.1:8123', $setting )[0],
			'It was allowed once.'
		);
	}

	public function test_a_job_is_of_the_site_that_it_was_asked_for(): void {
		self::ask( '/two/', 'about' );
		list( $sites, $scheduled ) = self::ask( '/', 'add-job' );
		self::assertSame( array( array( 'one' ), array( 'two', 'both' ) ), $sites );
		self::assertSame( array( true, true ), $scheduled );
		self::assertSame( array( 'count one 1' ), self::ask( '/', 'run-jobs' ) );
		self::assertSame( array( 'count two 2', 'count both 2' ), self::ask( '/two/', 'run-jobs' ) );
		self::assertSame( array(), self::ask( '/two/', 'run-jobs' ) );
		$secret = self::ask( '/', 'job-secret' );
		self::assertTrue( self::ask( '/', 'is-secret', $secret ) );
		self::assertFalse( self::ask( '/two/', 'is-secret', $secret ) );
	}

	/** Asks a site. */
	private static function ask( string $path, string $question, string ...$more ): mixed {
		$lines = explode( "\n", self::run_script( 'network-probe.php', array( $path, $question, ...$more ) ) );
		return json_decode( (string) end( $lines ), true, 32, JSON_THROW_ON_ERROR );
	}

	/**
	 * Runs a script of this folder on the network's database.
	 *
	 * @param list<string> $arguments
	 */
	private static function run_script( string $name, array $arguments ): string {
		$process = proc_open(
			array( PHP_BINARY, __DIR__ . "/$name", ...$arguments ),
			array(
				1 => array( 'pipe', 'w' ),
				2 => array( 'pipe', 'w' ),
			),
			$pipes,
			null,
			array(
				'SLIPSTREAM_TEST_DB_DIR' => self::$folder,
				'WP_TESTS_DB_NAME'       => self::DATABASE,
			) + getenv()
		);
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $output . $errors );
		return trim( $output );
	}
}
