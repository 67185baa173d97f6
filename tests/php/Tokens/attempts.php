<?php
/**
 * One of many processes that take slots and quota at the same moment: attempts.php {attempts}. Says when it is ready,
 * waits for a line, prints what it got.
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';

$services = Slipstream\Plugin::module( Slipstream\Ai\Ai_Module::class )->services();
$slots    = $services->stream_slots();
$meter    = $services->usage()->meter();
$got      = array(
	'slots' => 0,
	'quota' => 0,
);
echo "ready\n";
fgets( STDIN );
for ( $attempt = 0; $attempt < (int) $argv[1]; $attempt++ ) {
	$got['slots'] += null === $slots->acquire( new Slipstream\Tokens\Caller( (int) getmypid() ) ) ? 0 : 1;
	try {
		$meter->reserve( new Slipstream\Ai\Usage\Usage_Entry( new Slipstream\Tokens\Caller( 0 ), 'ai-assistant', 'm' ), 1 );
		++$got['quota'];
	} catch ( Slipstream\Http\Request_Error $error ) {
		'error_quota_exceeded' === $error->error_code || die( $error->error_code );
	}
}
echo json_encode( $got );
