<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Jobs\Job_Leases;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Modules_Module;

require_once __DIR__ . '/Jobs_Case.php';

/** Something wakes each job when it is due, and nothing is there that nobody needs. */
final class Wake_Up_Test extends Jobs_Case {

	private static function event(): int {
		wp_cache_flush();
		return (int) wp_next_scheduled( Jobs_Module::EVENT );
	}

	private static function is_flag_raised(): bool {
		wp_cache_flush();
		return array() !== get_option( Jobs_Module::OPTION );
	}

	public function test_a_page_of_the_site_asks_the_database_for_nothing(): void {
		$queries = $this->queries_of_a_page();
		self::assertGreaterThan( 5, count( $queries ) );
		self::assertSame( array(), preg_grep( '/slipstream_job/', $queries ) );
		$this->add( due: $this->clock->time + 500 );
		self::assertSame( array(), preg_grep( '/slipstream_job/', $this->queries_of_a_page() ), 'Nor while one waits.' );
	}

	/** @return list<string> What a page asks the database for, in a process of its own. */
	private function queries_of_a_page(): array {
		$code = 'define( "SAVEQUERIES", true ); $_SERVER["REQUEST_URI"] = "/"; $argv = array(); ob_start(); require "'
			. dirname( __DIR__ ) . '/serve.php"; ob_end_clean(); echo json_encode( array_column( $wpdb->queries, 0 ) );';
		$said = (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) );
		return (array) json_decode( $said, true, 512, JSON_THROW_ON_ERROR );
	}

	public function test_an_event_is_there_only_while_a_job_waits(): void {
		self::assertSame( 0, self::event() );
		$this->add( 'later', 1, $this->clock->time + 3000 );
		self::assertSame( $this->clock->time + 3000, self::event() );
		$this->add( 'soon', 1, $this->clock->time + 100 );
		self::assertSame( $this->clock->time + 100, self::event() );
		$this->add( 'between', 1, $this->clock->time + 200 );
		self::assertSame( $this->clock->time + 100, self::event() );
		self::assertTrue( self::is_flag_raised() );
		foreach ( array( 100, 100, 2800 ) as $seconds ) {
			$this->clock->time += $seconds;
			wp_clear_scheduled_hook( Jobs_Module::EVENT );
			self::assertSame( 1, $this->worker()->wake( Wake_Up::Cron )[0] );
		}
		self::assertSame( 0, self::event() );
		self::assertFalse( self::is_flag_raised() );
	}

	public function test_the_event_comes_each_minute_while_jobs_are_due(): void {
		$this->handler->instead = function (): Step_Result {
			self::assertSame( $this->clock->time + 60, self::event(), 'Also if this process is killed now.' );
			return Step_Result::continue_from( array( ++$this->clock->time ) );
		};
		$job                    = $this->add();
		self::assertSame( $this->clock->time, self::event() );
		// As WP-Cron does before it runs one.
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		$this->worker()->wake( Wake_Up::Cron, 1 );
		self::assertSame( array( '', Job_State::Waiting ), array( $this->stored( $job )->error, $this->stored( $job )->state ) );
		self::assertSame( $this->clock->time + 60, self::event() );
	}

	public function test_the_event_comes_when_the_lease_of_another_process_ends(): void {
		$this->add();
		self::assertNotNull( $this->leases->claim_next( array( 'count' ) ) );
		$this->worker()->wake( Wake_Up::Cron );
		self::assertSame( $this->clock->time + Job_Leases::LEASE, self::event() );
		self::assertTrue( self::is_flag_raised() );
	}

	public function test_a_lost_event_is_scheduled_again_by_the_next_page(): void {
		$this->add( due: $this->clock->time + 3000 );
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		do_action( 'wp_loaded' );
		self::assertEqualsWithDelta( time(), self::event(), 2 );
		$this->queue()->stop( (int) $this->queue()->find( 'count', 'a' )?->id );
		$this->worker()->wake( Wake_Up::Cron );
		do_action( 'wp_loaded' );
		self::assertSame( 0, self::event() );
	}

	public function test_a_lost_flag_is_found_once_a_day(): void {
		$this->add();
		update_option( Jobs_Module::OPTION, array() );
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		// This site has nothing that can count, but looks after what is held.
		self::assertNotNull( $this->leases->claim_next( array( 'count' ) ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertTrue( self::is_flag_raised() );
		self::assertGreaterThan( 0, self::event() );
	}

	public function test_a_job_that_is_added_while_none_was_found_is_not_forgotten(): void {
		$this->add();
		$this->runner()->run( 20 );
		$add = function ( mixed $value ): mixed {
			remove_all_filters( 'update_option_' . Jobs_Module::OPTION );
			// Another process has not seen yet that the flag is lowered.
			$this->store->add( 'count', 'b', array(), 0 );
			return $value;
		};
		add_filter( 'update_option_' . Jobs_Module::OPTION, $add );
		self::assertSame( $this->clock->time, $this->schedule()->refresh() );
		self::assertTrue( self::is_flag_raised() );
		self::assertSame( $this->clock->time + 60, self::event() );
	}

	public function test_a_job_that_is_stored_after_none_was_found_is_not_forgotten(): void {
		$find = function ( string $query ) use ( &$find ): string {
			if ( str_starts_with( $query, 'INSERT IGNORE INTO' ) && str_contains( $query, 'slipstream_jobs' ) ) {
				remove_filter( 'query', $find );
				// Another process finds no job.
				self::assertNull( $this->schedule()->refresh() );
			}
			return $query;
		};
		add_filter( 'query', $find );
		$this->add();
		self::assertFalse( has_filter( 'query', $find ) );
		self::assertTrue( self::is_flag_raised() );
		self::assertSame( $this->clock->time, self::event() );
	}

	public function test_installing_finds_the_jobs_of_a_module_that_was_off(): void {
		$this->add();
		$this->set_modules();
		$this->worker()->wake( Wake_Up::Cron );
		self::assertSame( array( 0, false ), array( self::event(), self::is_flag_raised() ) );
		$this->set_modules( $this->module );
		$this->schedule()->refresh();
		self::assertGreaterThan( 0, self::event() );
		self::assertTrue( self::is_flag_raised() );
	}

	public function test_health_says_what_works(): void {
		$check = fn (): array => array( $this->health()->checks()[0]->status, $this->health()->checks()[0]->text );
		self::assertSame( array( 'untested', 'No job has run yet.' ), $check() );
		$this->worker()->wake( Wake_Up::Cron );
		$this->clock->time += 300;
		self::assertSame(
			array( 'good', 'Scheduled events: 5 minutes ago. Loopback requests: not yet. An open screen: not yet. WP-CLI: not yet.' ),
			$check()
		);
		$this->worker()->wake( Wake_Up::Screen );
		$this->worker()->wake( Wake_Up::Cli );
		$this->log()->note_sent();
		$this->clock->time += 61;
		self::assertSame(
			array(
				'good',
				'Scheduled events: 6 minutes ago. Loopback requests: the last one, 1 minute ago, did not reach '
				. rest_url( 'slipstream/v1/jobs/run' ) . '. An open screen: 1 minute ago. WP-CLI: 1 minute ago.',
			),
			$check()
		);
		$this->worker()->wake( Wake_Up::Loopback );
		self::assertStringContainsString( 'Loopback requests: 1 second ago.', $check()[1] );
		$this->add();
		self::assertSame( 'good', $check()[0] );
		$this->clock->time    += 1800;
		list( $status, $text ) = $check();
		self::assertSame( 'warning', $status );
		self::assertStringContainsString( 'A job is 30 minutes late.', $text );
	}

	public function test_health_says_nothing_where_no_feature_has_jobs(): void {
		$this->set_modules();
		self::assertSame( array(), $this->health()->checks() );
	}

	public function test_health_names_jobs_that_failed(): void {
		$this->worker()->wake( Wake_Up::Cron );
		self::assertCount( 1, $this->health()->checks() );
		$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'The key is wrong.' );
		$job                    = $this->add();
		$this->worker()->wake( Wake_Up::Cron );
		$failed = $this->health()->checks()[1];
		self::assertSame( array( 'jobs_failed', 'warning', 'Count: The key is wrong.' ), array( $failed->id, $failed->status, $failed->text ) );
		$this->queue()->stop( $job->id );
		self::assertCount( 1, $this->health()->checks(), 'Somebody has seen to it.' );
	}
}
