<?php
/**
 * Front controller of the test site for PHP's own web server: the same site that the tests run in, in a process of its
 * own. SLIPSTREAM_TEST_FILTERS is a JSON object of filters and the values that they shall give, SLIPSTREAM_TEST_FILE a
 * file that is loaded before WordPress.
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
status_header( 404 );
