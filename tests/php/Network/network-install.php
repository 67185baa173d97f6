<?php
/**
 * Installs a network of two sites into a database of its own, in two processes as WordPress wants it. Argument: the
 * step, 1 or 2.
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );
if ( '2' === $argv[1] ) {
	require __DIR__ . '/network-config.php';
	define( 'WP_INSTALLING_NETWORK', true );
}
require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
if ( '1' === $argv[1] ) {
	wp_install( 'Network', 'admin', 'admin@example.test', true, '', 'password' );
	foreach ( $wpdb->tables( 'ms_global' ) as $slipstream_name => $slipstream_table ) {
		$wpdb->$slipstream_name = $slipstream_table;
	}
	install_network();
	populate_network( 1, 'example.test', 'admin@example.test', 'Network', '/', false );
} else {
	$slipstream_owner = wp_create_user( 'owner', 'password', 'owner@example.test' );
	$slipstream_site  = wpmu_create_blog( 'example.test', '/two/', 'Two', $slipstream_owner, array( 'public' => 1 ) );
	echo is_wp_error( $slipstream_site ) ? $slipstream_site->get_error_message() : (int) $slipstream_site; // phpcs:ignore WordPress.Security.EscapeOutput -- For the test.
}
