<?php
/**
 * Boots the site with a plugin beside ours that adds a module, and prints what there is of it.
 * Argument: the other plugin's file.
 */

declare( strict_types=1 );

define( 'SLIPSTREAM_PROBED_PLUGIN', $argv[1] );

require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					// As WordPress loads them: the other plugin first, where none of our classes is there.
					require_once SLIPSTREAM_PROBED_PLUGIN;
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';

$slipstream_ask  = static function ( string $method, string $path, array $body = array() ): array {
	$request = new WP_REST_Request( $method, $path );
	$request->set_body_params( $body );
	$answer = rest_do_request( $request );
	return array( $answer->get_status(), $answer->get_data() );
};
$slipstream_send = static function ( string $path, string $body ): ?string {
	$request = new WP_REST_Request( 'GET', $path );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( $body );
	return apply_filters( 'rest_pre_dispatch', null, rest_get_server(), $request )?->get_error_code();
};

// Nothing of it stays in the database of the tests.
$wpdb->query( 'START TRANSACTION' );
wp_set_current_user( 1 );
add_filter( 'wp_is_serving_rest_request', '__return_true' );
$slipstream_seen = array(
	'text'    => $slipstream_ask( 'GET', '/greeting/v1/text' ),
	'default' => $slipstream_ask( 'GET', '/jetpack/v4/settings' )[1]['greeting_text'] ?? null,
	'saved'   => $slipstream_ask( 'POST', '/jetpack/v4/settings', array( 'greeting_text' => '<b>Welcome' ) )[0],
	'refused' => $slipstream_ask( 'POST', '/jetpack/v4/settings', array( 'greeting_text' => str_repeat( 'x', 81 ) ) )[0],
	'changed' => $slipstream_ask( 'GET', '/greeting/v1/text' )[1],
	'bare'    => $slipstream_send( '/greeting/v1/text', '"bare"' ),
	'core'    => $slipstream_send( '/wp/v2/types', '"bare"' ),
);
ob_start();
do_action( 'wp_footer' );
$slipstream_seen['footer'] = (string) ob_get_clean();
// What the uninstaller walks.
foreach ( Slipstream\Plugin::modules()->all( Slipstream\Modules\Interfaces\With_Settings::class ) as $slipstream_module ) {
	if ( 'greeting' === $slipstream_module->slug() ) {
		array_map( static fn ( Slipstream\Settings\Setting $setting ) => $setting->remove(), $slipstream_module->settings() );
	}
}
$slipstream_seen['left'] = get_option( 'greeting_text', 'nothing' );
$wpdb->query( 'ROLLBACK' );

echo wp_json_encode( $slipstream_seen );
