<?php
/**
 * A process that takes a form: submit-attempt.php {values as JSON} [{stop}]. Prints the status of the answer. Before
 * the statement of the number {stop} that changes something it says what it would do, and waits to be killed.
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded'            => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
				},
			),
		),
	),
	'slipstream_form_min_seconds' => array(
		10 => array(
			'test' => array(
				'accepted_args' => 0,
				'function'      => static fn (): int => 0,
			),
		),
	),
	'pre_wp_mail'                 => array(
		10 => array(
			'test' => array(
				'accepted_args' => 0,
				'function'      => static function (): bool {
					file_put_contents( DB_DIR . 'mails', '.', FILE_APPEND );
					return true;
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';

$server = rest_get_server();
$stop   = (int) ( $argv[2] ?? 0 );
add_filter(
	'query',
	static function ( string $query ) use ( &$stop ): string {
		if ( preg_match( '/^(INSERT|UPDATE|DELETE|REPLACE)\b.*?\bwptests_(\w+)/s', $query, $found ) && 0 === --$stop ) {
			echo "$found[1] $found[2]\n";
			fgets( STDIN );
		}
		return $query;
	}
);
$request = new WP_REST_Request( 'POST', '/slipstream/v1/forms/submit' );
$request->set_body_params( (array) json_decode( $argv[1], true ) );
echo $server->dispatch( $request )->get_status();
