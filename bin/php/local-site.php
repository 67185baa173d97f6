<?php
/**
 * Must-use plugin of the local site: signs the visitor in as the administrator, and keeps WordPress from asking the outside.
 *
 * It is copied into sites that bin/ makes, and never shipped.
 */

declare( strict_types=1 );

// The block directory asks wordpress.org at each search in the inserter.
add_action(
	'admin_init',
	static function (): void {
		remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
	}
);
foreach ( array( 'update_core', 'update_plugins', 'update_themes' ) as $slipstream_check ) {
	add_filter(
		"pre_site_transient_$slipstream_check",
		static fn (): object => (object) array(
			'last_checked'    => time(),
			'version_checked' => $GLOBALS['wp_version'],
			'updates'         => array(),
			'response'        => array(),
			'translations'    => array(),
			'checked'         => array(),
		)
	);
}

if ( defined( 'SLIPSTREAM_LOCAL_LOGIN' ) && SLIPSTREAM_LOCAL_LOGIN ) {
	add_action(
		'init',
		static function (): void {
			$is_sign_in = 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && empty( $_REQUEST['action'] ) && empty( $_GET['loggedout'] );
			if ( is_user_logged_in() || ! ( is_admin() || $is_sign_in ) || wp_doing_ajax() ) {
				return;
			}
			$admin = get_user_by( 'login', 'admin' );
			if ( $admin ) {
				wp_set_auth_cookie( $admin->ID, true );
				wp_safe_redirect( $is_sign_in ? admin_url() : wp_unslash( $_SERVER['REQUEST_URI'] ) );
				exit;
			}
		},
		1
	);
}
