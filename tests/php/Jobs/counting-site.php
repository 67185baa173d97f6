<?php
/**
 * Gives a test site a module that counts in jobs. Each step writes a line to job-effects in the folder of the database:
 * the job's key, how far it was, and what stands in job-state; and one to job-requests that tells its request.
 */

declare( strict_types=1 );

use Slipstream\Modules\Jobs\Job;
use Slipstream\Tests\Jobs\Counting_Handler;
use Slipstream\Tests\Jobs\Working_Module;

$GLOBALS['slipstream_after_effect'] = static fn (): null => null;

$slipstream_effect = static function ( Job $job ): void {
	$state = is_file( DB_DIR . 'job-state' ) ? file_get_contents( DB_DIR . 'job-state' ) : '';
	$line  = array( $job->key, $job->cursor()['counted'] ?? 0, $state );
	file_put_contents( DB_DIR . 'job-effects', implode( ' ', $line ) . "\n", FILE_APPEND );
	file_put_contents( DB_DIR . 'job-requests', "{$_SERVER['REQUEST_TIME_FLOAT']}\n", FILE_APPEND );
	$GLOBALS['slipstream_after_effect']();
};

$GLOBALS['wp_filter'] += array(
	'slipstream_modules'           => array(
		10 => array(
			'test' => array(
				'accepted_args' => 1,
				'function'      => static function ( $modules ) use ( $slipstream_effect ): void {
					require_once __DIR__ . '/Counting_Handler.php';
					require_once __DIR__ . '/Working_Module.php';
					$modules->add( new Working_Module( array( 'count' => new Counting_Handler( $slipstream_effect ) ) ) );
				},
			),
		),
	),
	'slipstream_jobs_loopback_url' => array(
		10 => array(
			'test' => array(
				'accepted_args' => 0,
				// PHP's own web server asks itself.
				'function'      => static fn (): string => 'cli-server' === PHP_SAPI
					? "http://localhost:{$_SERVER['SERVER_PORT']}/?rest_route=/slipstream/v1/jobs/run"
					: (string) getenv( 'SLIPSTREAM_TEST_LOOPBACK' ),
			),
		),
	),
	'rest_api_init'                => array(
		10 => array(
			'test' => array(
				'accepted_args' => 0,
				// Where a request has a second, half of it is for jobs: each request does one step.
				'function'      => static fn () => set_time_limit( 1 ),
			),
		),
	),
);
