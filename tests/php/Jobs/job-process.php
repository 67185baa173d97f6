<?php
/**
 * A process of its own that has jobs: job-process.php {what} [{stop}] [{argument}...]. It says that it is ready and
 * begins when it gets a line. Before the statement of the number {stop} that changes something, or inside the step
 * "inside:{number}", it says where it is, and waits to be killed.
 */

declare( strict_types=1 );

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Plugin;

require dirname( __DIR__ ) . '/config.php';

require __DIR__ . '/counting-site.php';
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

$slipstream_module = Plugin::module( Jobs_Module::class );
echo "ready\n";
fgets( STDIN );
$slipstream_stop       = (string) ( $argv[2] ?? '' );
$slipstream_statements = (int) $slipstream_stop;
$slipstream_steps      = 0;

$GLOBALS['slipstream_after_effect'] = static function () use ( &$slipstream_steps, $slipstream_stop ): void {
	++$slipstream_steps;
	if ( "inside:$slipstream_steps" === $slipstream_stop ) {
		echo "inside\n";
		fgets( STDIN );
	}
};
add_filter(
	'query',
	static function ( string $query ) use ( &$slipstream_statements ): string {
		if (
			preg_match( '/^(INSERT|UPDATE|DELETE|REPLACE)\b.*?\bwptests_(\w+)/s', $query, $found )
			&& 0 === --$slipstream_statements
		) {
			echo "$found[1] $found[2]\n";
			fgets( STDIN );
		}
		return $query;
	}
);
$slipstream_result = match ( $argv[1] ) {
	'run' => $slipstream_module->services()->worker()->wake( Wake_Up::Cli )[0],
	'add' => array_map(
		static fn ( string $key ): int => $slipstream_module->queue()->add( 'count', $key, array( 'to' => 3 ) )->id,
		array_slice( $argv, 3 )
	),
	'ask' => array_map(
		static function ( int $number ) use ( $slipstream_module ): int {
			file_put_contents( DB_DIR . 'job-state', (string) $number, LOCK_EX );
			return $slipstream_module->queue()->add( 'count', 'asked' )->id;
		},
		range( 1, (int) $argv[3] )
	),
	'answer' => array_sum(
		array_map(
			static fn (): int => $slipstream_module->services()->worker()->wake( Wake_Up::Cli )[0],
			range( 1, (int) $argv[3] )
		)
	),
};
echo wp_json_encode( $slipstream_result ) . "\n";
