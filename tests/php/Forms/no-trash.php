<?php
/** A site without a trash, in a process of its own: prints what becomes of a response that is to go there. */

declare( strict_types=1 );

define( 'EMPTY_TRASH_DAYS', 0 );
require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';
wp_set_current_user( 1 );
$post = array(
	'post_type'    => 'feedback',
	'post_status'  => 'publish',
	'post_content' => '{"fields":[]}',
);
$id   = wp_insert_post( $post );
$call = static function ( string $path, array $body ): array {
	$request = new WP_REST_Request( 'POST', $path );
	$request->set_body_params( $body );
	$data = rest_get_server()->dispatch( $request )->get_data();
	return array( $data['code'] ?? $data['done'] ?? null );
};
$seen = array(
	'one'    => $call( "/wp/v2/feedback/$id", array( 'status' => 'trash' ) ),
	'bulk'   => $call(
		'/slipstream/v1/forms/bulk',
		array(
			'action' => 'trash',
			'ids'    => array( $id ),
		)
	),
	'kept'   => null !== get_post( $id ),
	'data'   => ( new Slipstream\Admin\Start_Data( Slipstream\Plugin::modules() ) )->build( array( 'forms' ) )['forms'],
	'delete' => array( $id ) === $call(
		'/slipstream/v1/forms/bulk',
		array(
			'action' => 'delete',
			'ids'    => array( $id ),
		)
	)[0],
);
echo wp_json_encode( $seen + array( 'gone' => null === get_post( $id ) ) );
