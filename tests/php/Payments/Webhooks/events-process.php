<?php
/**
 * A process that gets a message of Stripe's, or handles what waits: events-process.php {take|run} {address of the
 * stand-in} {stop} [{body} {signature}]. Before the statement of the number {stop} that changes something of payments or
 * jobs, it says what it would do, and waits to be killed. At its end it says "done".
 */

declare( strict_types=1 );

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Mode;
use Slipstream\Payments\Payments_Module;
use Slipstream\Plugin;

require dirname( __DIR__, 2 ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 4 ) . '/plugin.php';

list( , $work, $url, $stop ) = $argv;
add_filter( 'slipstream_stripe_url', static fn (): string => $url );
add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
$left = (int) $stop;
add_filter(
	'query',
	static function ( string $query ) use ( &$left ): string {
		if (
			preg_match( '/^(INSERT|UPDATE|DELETE|REPLACE)\b.*?\bwptests_slipstream_(payment_\w+|jobs)\b/s', $query, $found )
			&& 0 === --$left
		) {
			echo "$found[1] $found[2]\n";
			fgets( STDIN );
		}
		return $query;
	}
);
if ( 'take' === $work ) {
	Plugin::module( Payments_Module::class )->services()->stripe_webhook()->receive( Mode::Test, $argv[4], $argv[5], time() );
} else {
	Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Cli );
}
echo "done\n";
