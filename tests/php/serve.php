<?php
/**
 * Front controller of the test site for PHP's own web server: the same site that the tests run in, in a process of its
 * own. SLIPSTREAM_TEST_FILTERS is a JSON object of filters and the values that they shall give, SLIPSTREAM_TEST_FILE a
 * file that is loaded before WordPress. With SLIPSTREAM_TEST_PAGES, pages are shown that are no posts.
 */

declare( strict_types=1 );

require __DIR__ . '/config.php';

$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 2 ) . '/plugin.php';
				},
			),
		),
	),
);
foreach ( (array) json_decode( (string) getenv( 'SLIPSTREAM_TEST_FILTERS' ), true ) as $filter => $value ) {
	$wp_filter[ $filter ][10]['test'] = array(
		'accepted_args' => 1,
		'function'      => static fn() => $value,
	);
}
if ( is_string( getenv( 'SLIPSTREAM_TEST_FILE' ) ) ) {
	require getenv( 'SLIPSTREAM_TEST_FILE' );
}
require ABSPATH . 'wp-settings.php';
wp();
if ( '' !== (string) getenv( 'SLIPSTREAM_TEST_PAGES' ) ) {
	do_action( 'template_redirect' );
	if ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {
		// The page that the form is on, with the status that it has.
		exit;
	}
}
status_header( 404 );
