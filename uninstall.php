<?php
/**
 * Removes what the plugin stored.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Support\Schema;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/php/autoload.php';

/**
 * Removes the tables, options and files of the current site. Posts and their blocks stay.
 */
function uninstall_site(): void {
	global $wpdb;
	( new Schema( $wpdb ) )->remove();
	foreach ( array( 'connection', 'contact', 'token_key', 'ai_base_url', 'ai_model', 'ai_api_key', 'ai_request_limit', 'ai_budgets', 'ai_prices', 'ai_log_days', 'ai_enabled', 'ai_control', 'ai_templates', 'ai_style', 'ai_label', 'forms_unread', 'blocks_met', 'related_posts', 'related_generation', 'related_index' ) as $name ) {
		delete_option( 'slipstream_' . $name );
	}
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'slipstream_linked', '', true );

	wp_clear_scheduled_hook( 'slipstream_forms_clean' );
	wp_clear_scheduled_hook( 'slipstream_ai_clean' );
	wp_clear_scheduled_hook( 'slipstream_related_index' );
	delete_metadata( 'post', 0, '_slipstream_related', '', true );
	delete_metadata( 'post', 0, '_slipstream_alt', '', true );

	$folder = wp_upload_dir( null, false )['basedir'] . '/slipstream-stop';
	array_map( 'wp_delete_file', (array) glob( $folder . '/*.stop' ) );
	if ( is_dir( $folder ) ) {
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty folder of ours.
	}
}

if ( is_multisite() ) {
	$slipstream_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $slipstream_sites as $slipstream_site ) {
		switch_to_blog( $slipstream_site );
		uninstall_site();
		restore_current_blog();
	}
} else {
	uninstall_site();
}
