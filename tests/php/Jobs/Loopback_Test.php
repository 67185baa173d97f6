<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Jobs_Services;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;

require_once dirname( __DIR__ ) . '/Support_Server.php';
require_once __DIR__ . '/Jobs_Case.php';
require_once __DIR__ . '/Job_Process.php';

/** The site wakes itself, and nobody else can by that way. */
final class Loopback_Test extends Jobs_Case {

	private static function services(): Jobs_Services {
		return Plugin::module( Jobs_Module::class )->services();
	}

	/** @return array{int, string} The status of the answer, and its code. */
	private function post( string $secret ): array {
		$GLOBALS['wp_rest_server'] = null;
		$answer                    = $this->rest( 'POST', '/slipstream/v1/jobs/run', array( 'secret' => $secret ) );
		return array( $answer->get_status(), (string) ( $answer->get_data()['code'] ?? '' ) );
	}

	public function test_a_secret_is_valid_once_and_only_here(): void {
		$secret = self::services()->loopback()->secret();
		$other  = self::services()->loopback()->secret();
		self::assertNotSame( $secret, $other );
		self::assertSame( array( 200, '' ), $this->post( $secret ) );
		remove_all_actions( 'shutdown', PHP_INT_MAX );
		self::assertSame( array( 403, 'invalid_job_secret' ), $this->post( $secret ), 'It was used.' );
		list( $expires, $random, $signature ) = explode( '.', $other );
		foreach ( array(
			'',
			'x',
			"$expires.$random",
			( (int) $expires + 1 ) . ".$random.$signature",
			"$expires." . str_repeat( '0', 32 ) . ".$signature",
			"$expires.$random." . str_repeat( '0', 64 ),
			"$other\n",
		) as $wrong ) {
			self::assertSame( array( 401, 'rest_forbidden' ), $this->post( $wrong ), $wrong );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( array( 403, 'invalid_job_secret' ), $this->post( 'x' ) );
		self::assertSame( array( 200, '' ), $this->post( $other ) );
		remove_all_actions( 'shutdown', PHP_INT_MAX );
	}

	public function test_a_secret_that_is_old_is_none(): void {
		$loopback = self::services()->loopback();
		$sign     = new \ReflectionMethod( $loopback, 'sign' );
		$random   = str_repeat( 'a', 32 );
		$made     = static fn ( int $seconds ): string => $sign->invoke( $loopback, (string) ( time() + $seconds ), $random );
		self::assertTrue( $loopback->is_valid( $made( 30 ) ) );
		self::assertFalse( $loopback->is_valid( $made( 0 ) ) );
		self::assertFalse( $loopback->is_valid( $made( 120 ) ), 'Nor one that was made for longer than they last.' );
	}

	public function test_where_it_is_not_known_whether_a_secret_was_used_nothing_runs(): void {
		$secret = self::services()->loopback()->secret();
		$status = self::with_errors(
			static fn ( string $query ): bool => str_contains( $query, 'slipstream_counters' ),
			fn (): array => $this->post( $secret )
		);
		self::assertSame( array( 503, 'jobs_unavailable' ), $status );
		self::assertArrayNotHasKey( PHP_INT_MAX, $GLOBALS['wp_filter']['shutdown']->callbacks ?? array() );
	}

	public function test_a_job_that_is_added_begins_at_once_and_goes_on_to_its_end(): void {
		list( $server, $address ) = Support_Server::site( array( 'SLIPSTREAM_TEST_FILE' => __DIR__ . '/counting-site.php' ) );
		putenv( 'SLIPSTREAM_TEST_LOOPBACK=' . str_replace( '127.0.0.1', 'localhost', $address ) . '/?rest_route=/slipstream/v1/jobs/run' );
		try {
			$process    = new Job_Process( 'add', '', 'a' );
			list( $id ) = (array) json_decode( $process->begin()->read(), true );
			$process->wait();
			$until = microtime( true ) + 20;
			do {
				usleep( 20000 );
				$job = $this->store->find( (int) $id );
			} while ( Job_State::Done !== $job?->state && microtime( true ) < $until );
			self::assertSame( Job_State::Done, $job?->state );
			// Each request of this site does one step.
			self::assertCount( 3, array_unique( (array) file( DB_DIR . 'job-requests' ) ) );
			wp_cache_flush();
			self::assertGreaterThan( 0, $this->log()->last( Wake_Up::Loopback ) );
			self::assertSame( 0, $this->log()->last( Wake_Up::Cron ) );
		} finally {
			putenv( 'SLIPSTREAM_TEST_LOOPBACK' );
			$server->stop();
			array_map( 'unlink', (array) glob( DB_DIR . 'job-*' ) );
		}
	}
}
