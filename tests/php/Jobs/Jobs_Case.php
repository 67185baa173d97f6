<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Handlers;
use Slipstream\Jobs\Job_Leases;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Job_Runner;
use Slipstream\Jobs\Job_Schedule;
use Slipstream\Jobs\Job_Store;
use Slipstream\Jobs\Job_Worker;
use Slipstream\Jobs\Jobs_Checks;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Loopback;
use Slipstream\Jobs\Wake_Up_Log;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Modules;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;
use stdClass;

require_once __DIR__ . '/Set_Clock.php';
require_once __DIR__ . '/Counting_Handler.php';
require_once __DIR__ . '/Working_Module.php';

/** A site with a module that has jobs of the kind "count", and a clock that is set by hand. */
abstract class Jobs_Case extends Test_Case {

	protected const COMMITS = true;

	protected Set_Clock $clock;
	protected Counting_Handler $handler;
	protected Working_Module $module;
	protected Job_Handlers $handlers;
	protected Job_Store $store;
	protected Job_Leases $leases;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite's drop-in takes everything back where a statement fails.
		$wpdb->query( 'COMMIT' );
		$this->clear();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->clock   = new Set_Clock( time() );
		$this->handler = new Counting_Handler();
		$this->module  = new Working_Module( array( 'count' => $this->handler ) );
		$this->set_modules( $this->module );
		$this->store  = new Job_Store( $wpdb, $this->clock );
		$this->leases = new Job_Leases( $wpdb, $this->clock );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->clear();
		parent::tearDown();
	}

	/** Removes all jobs and what goes with them. */
	private function clear(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_jobs" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		wp_cache_flush();
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		update_option( Jobs_Module::OPTION, array() );
		update_option( Wake_Up_Log::OPTION, array(), false );
	}

	/** Sets which modules the site has. */
	protected function set_modules( Working_Module ...$modules ): void {
		$this->handlers = new Job_Handlers( new Modules( array_values( $modules ) ) );
	}

	protected function schedule(): Job_Schedule {
		return new Job_Schedule( $this->leases, $this->handlers, $this->clock );
	}

	protected function loopback(): Loopback {
		return new Loopback( new Environment(), $this->log() );
	}

	protected function log(): Wake_Up_Log {
		return new Wake_Up_Log( $this->clock );
	}

	protected function queue(): Job_Queue {
		return new Job_Queue( $this->store, $this->schedule(), $this->loopback(), $this->clock );
	}

	protected function runner(): Job_Runner {
		return new Job_Runner( $this->handlers, $this->leases, $this->clock );
	}

	protected function worker(): Job_Worker {
		return new Job_Worker( $this->runner(), $this->schedule(), $this->loopback(), $this->log(), $this->clock );
	}

	protected function health(): Jobs_Checks {
		return new Jobs_Checks( $this->store, $this->schedule(), $this->handlers, $this->log(), $this->clock );
	}

	/** Adds a job that counts. */
	protected function add( string $key = 'a', int $to = 1, int $due = 0 ): Job {
		return $this->queue()->add( 'count', $key, array( 'to' => $to ), $due );
	}

	/** A job as it is stored now. */
	protected function stored( Job $job ): Job {
		return $this->store->find( $job->id ) ?? self::fail( 'The job is gone.' );
	}

	protected function assert_state( Job_State $state, Job $job, string $message = '' ): void {
		self::assertSame( $state, $this->stored( $job )->state, $message );
	}

	/** The row of a job. */
	protected static function row( Job $job ): stdClass {
		global $wpdb;
		return (object) $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}slipstream_jobs WHERE id = $job->id" );
	}

	/** How many jobs there are. */
	protected static function number(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_jobs" );
	}

	/** The code that something is refused with; '' if it is not. */
	protected static function code_of( callable $run ): string {
		try {
			$run();
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
		return '';
	}

	/**
	 * Runs something while the database refuses statements.
	 *
	 * @param Closure(string): bool $refuses Whether it refuses one.
	 */
	protected static function with_errors( Closure $refuses, callable $run ): mixed {
		global $wpdb;
		$break = static fn ( string $query ): string => $refuses( $query ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		try {
			return $run();
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $shown );
		}
	}
}
