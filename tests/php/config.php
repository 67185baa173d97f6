<?php
/**
 * The test site's configuration: a real WordPress on SQLite (or MariaDB), no wordpress-develop library.
 *
 * Environment: WP_CORE_DIR (a WordPress, with the SQLite drop-in or without), SLIPSTREAM_TEST_DB_DIR; for MariaDB
 * WP_TESTS_DB_HOST, WP_TESTS_DB_NAME, WP_TESTS_DB_USER, WP_TESTS_DB_PASSWORD.
 */

declare( strict_types=1 );

$core_dir = getenv( 'WP_CORE_DIR' );
if ( ! is_string( $core_dir ) || ! is_file( $core_dir . '/wp-settings.php' ) ) {
	fwrite( STDERR, "WP_CORE_DIR does not name a WordPress: run these tests with npm run test:php.\n" );
	exit( 1 );
}
define( 'ABSPATH', rtrim( (string) realpath( $core_dir ), '/' ) . '/' );
define( 'DB_NAME', getenv( 'WP_TESTS_DB_NAME' ) ?: 'slipstream_tests' );
define( 'DB_USER', getenv( 'WP_TESTS_DB_USER' ) ?: 'root' );
define( 'DB_PASSWORD', getenv( 'WP_TESTS_DB_PASSWORD' ) ?: '' );
define( 'DB_HOST', getenv( 'WP_TESTS_DB_HOST' ) ?: 'localhost' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', rtrim( (string) getenv( 'SLIPSTREAM_TEST_DB_DIR' ), '/' ) . '/' );
define( 'DB_FILE', 'test.sqlite' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', "test-$name-key-of-no-value" );
	define( $name . '_SALT', "test-$name-salt-of-no-value" );
}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEFAULT_THEME', 'twentytwentyfive' );
define( 'WP_ENVIRONMENT_TYPE', 'production' );
$table_prefix            = getenv( 'SLIPSTREAM_TEST_PREFIX' ) ?: 'wptests_';
$GLOBALS['table_prefix'] = $table_prefix;
$_SERVER                += array(
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'SERVER_NAME'     => 'example.test',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
);
$_SERVER['HTTP_HOST']    = 'example.test';
// Thousands of users are made, whose passwords nobody has to guess.
$GLOBALS['wp_filter'] = array(
	'wp_hash_password_options' => array(
		10 => array(
			'tests' => array(
				'accepted_args' => 0,
				'function'      => static fn (): array => array( 'cost' => 4 ),
			),
		),
	),
);
