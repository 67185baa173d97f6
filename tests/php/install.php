<?php
/** Installs WordPress into the test database, in a process of its own so that the tests boot an installed site. */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );
require __DIR__ . '/config.php';
require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

global $wpdb, $table_prefix;
foreach ( (array) $wpdb->get_col(
	$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table_prefix ) . '%' )
) as $table ) {
	$wpdb->query( "DROP TABLE `$table`" );
}
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Tests', 'admin', 'admin@example.test', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
