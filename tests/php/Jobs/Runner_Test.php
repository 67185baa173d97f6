<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Leases;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Modules\State\Module_States;

require_once __DIR__ . '/Jobs_Case.php';

/** Every job ends, and says how. */
final class Runner_Test extends Jobs_Case {

	public function test_a_job_is_done_step_by_step(): void {
		$job = $this->add( 'a', 3 );
		self::assertSame( 1, $this->runner()->run( 20 ) );
		self::assertSame(
			array( array(), array( 'counted' => 1 ), array( 'counted' => 2 ) ),
			array_map( static fn ( Job $job ): array => $job->cursor(), $this->handler->jobs )
		);
		$stored = $this->stored( $job );
		self::assertSame( array( Job_State::Done, 2, 3 ), array( $stored->state, $stored->done, $stored->total ) );
		self::assertSame( '', self::row( $job )->lease_owner );
	}

	public function test_what_is_not_due_waits(): void {
		$job = $this->add( due: $this->clock->time + 10 );
		self::assertSame( 0, $this->runner()->run( 20 ) );
		$this->clock->time += 10;
		self::assertSame( 1, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $job );
	}

	public function test_time_is_shared_among_jobs(): void {
		$this->handler->instead = function ( Job $job, Time_Budget $time ): Step_Result {
			$counted = (int) ( $job->cursor()['counted'] ?? 0 );
			while ( ! $time->is_over() ) {
				++$counted;
				++$this->clock->time;
			}
			return Step_Result::continue_from( array( 'counted' => $counted ), $counted );
		};
		$long                   = $this->add( 'long' );
		$other                  = $this->add( 'other' );
		self::assertSame( 3, $this->runner()->run( 50 ) );
		self::assertSame( array( 30, 20 ), array( $this->stored( $long )->done, $this->stored( $other )->done ) );
		$this->assert_state( Job_State::Waiting, $long );
		$this->assert_state( Job_State::Waiting, $other );
	}

	public function test_a_job_that_fails_is_tried_again_ever_later_and_then_has_failed(): void {
		$this->handler->instead = static fn (): Step_Result => Step_Result::failed( 'The server is busy. 🎈' );
		$job                    = $this->add();
		$pauses                 = array();
		for ( $try = 1; $try < Job_Leases::MOST_TRIES; $try++ ) {
			self::assertSame( 1, $this->runner()->run( 20 ) );
			$stored   = $this->stored( $job );
			$pauses[] = $stored->due - $this->clock->time;
			self::assertSame( array( Job_State::Waiting, $try ), array( $stored->state, $stored->tries ) );
			self::assertStringContainsString( 'The server is busy.', $stored->error );
			self::assertSame( 0, $this->runner()->run( 20 ), 'Not at once.' );
			$this->clock->time = $stored->due;
		}
		self::assertSame( array( 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360 ), $pauses );
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Failed, $job );
		self::assertStringContainsString( 'The server is busy.', $this->stored( $job )->error );
		$this->clock->time += DAY_IN_SECONDS;
		self::assertSame( 0, $this->runner()->run( 20 ) );
		self::assertCount( Job_Leases::MOST_TRIES, $this->handler->jobs );
	}

	public function test_failures_count_only_in_a_row(): void {
		$job                    = $this->add();
		$this->handler->instead = fn ( Job $job ): Step_Result => 0 === count( $this->handler->jobs ) % 2
			? Step_Result::failed( 'No.' )
			: Step_Result::continue_from( array( count( $this->handler->jobs ) ) );
		for ( $run = 0; $run < 2 * Job_Leases::MOST_TRIES; $run++ ) {
			$this->runner()->run( 20 );
			$this->clock->time += 60;
		}
		self::assertSame( array( Job_State::Waiting, 1 ), array( $this->stored( $job )->state, $this->stored( $job )->tries ) );
	}

	public function test_what_cannot_work_is_not_tried_again(): void {
		$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'There is no such customer.' );
		$job                    = $this->add();
		$this->runner()->run( 20 );
		$stored = $this->stored( $job );
		self::assertSame( array( Job_State::Failed, 'There is no such customer.' ), array( $stored->state, $stored->error ) );
	}

	public function test_an_error_is_of_its_job_alone_and_tells_no_secret(): void {
		$bad                    = $this->add( 'bad' );
		$refused                = $this->add( 'refused' );
		$good                   = $this->add( 'good' );
		$this->handler->instead = static fn ( Job $job ): Step_Result => match ( $job->key ) {
			'bad' => throw new RuntimeException( 'Key sk_live_123 was refused for ann@example.org.' ),
			'refused' => throw new Request_Error( 'x', 'Try again later.', 503 ),
			default => Step_Result::done(),
		};
		self::assertSame( 3, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $good );
		self::assertSame( 'Try again later.', $this->stored( $refused )->error );
		self::assertMatchesRegularExpression(
			'/^RuntimeException in Runner_Test\.php, line \d+\.$/',
			$this->stored( $bad )->error
		);
	}

	public function test_a_job_without_progress_ends(): void {
		$this->handler->instead = static fn (): Step_Result => Step_Result::continue_from( array( 'at' => 1 ), 1 );
		$job                    = $this->add();
		for ( $try = 0; $try <= Job_Leases::MOST_TRIES; $try++ ) {
			$this->runner()->run( 20 );
			$this->clock->time += DAY_IN_SECONDS;
		}
		$this->assert_state( Job_State::Failed, $job );
		self::assertSame( 'It made no progress.', $this->stored( $job )->error );
	}

	public function test_a_damaged_row_stops_no_other_job(): void {
		global $wpdb;
		$torn = $this->add( 'torn' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET args = '{\"to\":' WHERE id = $torn->id" );
		$good = $this->add( 'good' );
		self::assertSame( 2, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $good );
		self::assertStringStartsWith( 'JsonException', $this->stored( $torn )->error );
	}

	public function test_a_job_of_an_unknown_kind_waits_is_told_and_then_has_failed(): void {
		$job = $this->queue()->add( 'unheard-of', 'a' );
		self::assertSame( 0, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Waiting, $job );
		$checks = array_column( $this->health()->checks(), null, 'id' );
		self::assertStringContainsString( 'unheard-of: This job waits', $checks['jobs_failed']->text );
		$this->clock->time += 30 * DAY_IN_SECONDS - 1;
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Waiting, $job );
		++$this->clock->time;
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Failed, $job );
		self::assertSame( 'No feature that is on can do it.', $this->stored( $job )->error );
	}

	public function test_the_days_of_an_unknown_job_count_from_when_it_was_unknown(): void {
		$job                = $this->add();
		$this->clock->time += 40 * DAY_IN_SECONDS;
		$this->set_modules();
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Waiting, $job, 'Nobody had run it before, and it was known then.' );
		$this->set_modules( $this->module );
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertSame( '0', self::row( $job )->unknown_since );
	}

	public function test_a_module_that_is_off_brings_no_handler_and_its_jobs_wait_for_it(): void {
		$job = $this->add();
		( new Module_States() )->set( $this->module, false );
		try {
			self::assertSame( 0, $this->runner()->run( 20 ) );
			self::assertSame( 0, $this->module->built );
			$this->assert_state( Job_State::Waiting, $job );
			self::assertNull( $this->schedule()->next_due(), 'Nothing is scheduled for what nobody can do.' );
		} finally {
			( new Module_States() )->set( $this->module, true );
		}
		self::assertSame( 1, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $job );
	}

	public function test_a_job_runs_as_nobody_and_in_the_sites_language(): void {
		$user = $this->sign_in( 'administrator' );
		update_user_meta( $user->ID, 'locale', 'de_DE' );
		$seen                   = array();
		$this->handler->instead = static function () use ( &$seen ): Step_Result {
			$seen = array( get_current_user_id(), determine_locale() );
			return Step_Result::done();
		};
		$this->add();
		$this->runner()->run( 20 );
		self::assertSame( array( 0, 'en_US' ), $seen );
		self::assertSame( $user->ID, get_current_user_id() );
	}
}
