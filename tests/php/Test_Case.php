<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use PHPUnit\Framework\TestCase;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

require_once __DIR__ . '/Database_Copy.php';
require_once __DIR__ . '/Sqlite_Copy.php';

/**
 * Runs each test in a database transaction of a real WordPress.
 */
abstract class Test_Case extends TestCase {

	/**
	 * Whether tests of the class end their transaction: they store what other processes read, or change tables, which
	 * ends it on MariaDB.
	 */
	protected const COMMITS = false;

	/** An option that is there as long as the transaction, on SQLite. */
	private const MARK = 'test_transaction';

	/** The database as it was before the first test of a class that commits; on SQLite, of each class. */
	private static Database_Copy|Sqlite_Copy|null $copy = null;

	/** @var bool Core keeps its services in globals, which PHPUnit must not copy. */
	protected $backupGlobals = false;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		wp_cache_flush();
		// What a test before has broken on purpose is not of this request.
		$GLOBALS['EZSQL_ERROR'] = array();
		if ( ! Database_Copy::is_possible() ) {
			self::$copy ??= new Sqlite_Copy( $wpdb );
		} elseif ( static::COMMITS ) {
			self::$copy ??= new Database_Copy( $wpdb );
		}
		$wpdb->query( 'START TRANSACTION' );
		if ( ! Database_Copy::is_possible() ) {
			$wpdb->query( "INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES ('" . self::MARK . "', '', 'off')" );
		}
	}

	public static function tearDownAfterClass(): void {
		self::$copy = null;
		parent::tearDownAfterClass();
	}

	protected function tearDown(): void {
		// Else later tests would run as if they were in the administration.
		unset( $GLOBALS['current_screen'] );
		global $wpdb, $wp_rest_server;
		$is_over = self::is_transaction_over();
		$wpdb->query( 'ROLLBACK' );
		if ( $is_over ) {
			self::$copy?->restore();
		}
		wp_cache_flush();
		wp_set_current_user( 0 );
		$wp_rest_server = null;
		// A page that was opened is closed.
		unset( $GLOBALS['post'] );
		// WordPress gives a process five minutes more when it installs a plugin: all tests together take longer.
		set_time_limit( 0 );
		parent::tearDown();
		self::assertFalse(
			$is_over && ! static::COMMITS && Database_Copy::is_possible(),
			'The test has ended its transaction, and leaves to others what it stored: say so with COMMITS.'
		);
	}

	/** Whether nothing takes back what the test has stored. On SQLite, an error ends the transaction, and with it the mark. */
	private static function is_transaction_over(): bool {
		global $wpdb;
		return Database_Copy::is_possible()
			? '1' !== $wpdb->get_var( 'SELECT @@in_transaction' )
			: static::COMMITS
				|| null === $wpdb->get_var( "SELECT option_id FROM $wpdb->options WHERE option_name = '" . self::MARK . "'" );
	}

	/** Skips a test that causes a failure of the database and then looks at what was stored before. */
	protected static function skip_on_sqlite(): void {
		if ( ! Database_Copy::is_possible() ) {
			self::markTestSkipped( 'On SQLite, an error takes back what the test has stored.' );
		}
	}

	/** Makes a user of a role and signs in as it. */
	protected function sign_in( string $role ): WP_User {
		$login = $role . '-' . wp_generate_password( 8, false );
		$id    = wp_insert_user(
			array(
				'user_login' => $login,
				'user_pass'  => 'password',
				'user_email' => $login . '@example.test',
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		return wp_set_current_user( $id );
	}

	/**
	 * Dispatches a REST request inside WordPress.
	 *
	 * @param array<string, mixed> $params  Query for GET, JSON body otherwise.
	 * @param array<string,string> $headers Request headers.
	 */
	protected function rest(
		string $method,
		string $path,
		array $params = array(),
		array $headers = array()
	): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		$request->set_headers( $headers );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		return rest_get_server()->dispatch( $request );
	}
}
