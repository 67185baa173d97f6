<?php
/** Counts views together with other processes. Argument: how many. Begins when it is told to. */

declare( strict_types=1 );

use Slipstream\Plugin;
use Slipstream\Stats\Stats_Module;

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';

$slipstream_counter = Plugin::module( Stats_Module::class )->counter();
$slipstream_counted = 0;
echo "ready\n";
fgets( STDIN );
for ( $slipstream_view = 0; $slipstream_view < (int) $argv[1]; $slipstream_view++ ) {
	$slipstream_counted += (int) $slipstream_counter->count( 7, $slipstream_view % 2 ? 'example.org' : '' );
}
echo $slipstream_counted; // phpcs:ignore WordPress.Security.EscapeOutput -- A number, for the test.
