<?php
/**
 * Makes a local WordPress ready: installed, the plugin active and connected, something to read. Does nothing twice.
 *
 * Runs on the command line as "php setup.php SITE_FOLDER ADDRESS", or required by a script that has loaded WordPress.
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	$_SERVER['HTTP_HOST']      = parse_url( $argv[2], PHP_URL_HOST ) . ':' . parse_url( $argv[2], PHP_URL_PORT );
	$_SERVER['REQUEST_METHOD'] = 'GET';
	$_SERVER['REQUEST_URI']    = '/';
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own switch.
	define( 'WP_INSTALLING', ! is_file( $argv[1] . '/wp-content/.installed' ) );
	require $argv[1] . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	if ( WP_INSTALLING ) {
		add_filter( 'pre_wp_mail', '__return_true' );
		wp_install( 'Slipstream', 'admin', 'admin@example.test', true, '', 'password' );
		touch( $argv[1] . '/wp-content/.installed' );
		// The rest needs an installed WordPress from its start.
		passthru( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __FILE__ ) . ' ' . escapeshellarg( $argv[1] ) . ' ' . escapeshellarg( $argv[2] ), $slipstream_status );
		exit( $slipstream_status );
	}
}
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$slipstream_admin = get_user_by( 'login', 'admin' );
wp_set_current_user( $slipstream_admin->ID );

if ( ! get_option( 'permalink_structure' ) ) {
	update_option( 'permalink_structure', '/%postname%/' );
	flush_rewrite_rules( false );
}
if ( 'twentytwentyfive' !== get_stylesheet() && wp_get_theme( 'twentytwentyfive' )->exists() ) {
	switch_theme( 'twentytwentyfive' );
}
// The site that others are measured against has no plugin.
$slipstream_error = is_file( WP_PLUGIN_DIR . '/slipstream/plugin.php' ) ? activate_plugin( 'slipstream/plugin.php' ) : null;
if ( is_wp_error( $slipstream_error ) ) {
	fwrite( STDERR, $slipstream_error->get_error_message() . "\n" );
	exit( 1 );
}

// First-run guides would stand before the canvas.
update_user_meta(
	$slipstream_admin->ID,
	$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
	array(
		'core/edit-post' => array(
			'welcomeGuide'         => false,
			'welcomeGuideTemplate' => false,
		),
		'core'           => array( 'enableChoosePatternModal' => false ),
		'_modified'      => gmdate( 'c' ),
	)
);

if ( ! get_option( 'slipstream_sample' ) ) {
	update_option( 'slipstream_sample', 1, false );
	require __DIR__ . '/sample-content.php';
}
