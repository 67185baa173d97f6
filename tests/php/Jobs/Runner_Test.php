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

	public function test_what_a_killed_process_held_goes_on_from_its_cursor(): void {
		$job = $this->add( 'a', 4 );
		$this->runner()->run( 0 );
		// A process takes it and is never heard of again.
		self::assertNotNull( $this->leases->claim_next( array( 'count' ) ) );
		self::assertSame( 0, $this->runner()->run( 20 ), 'Nobody knows yet.' );
		$this->clock->time += Job_Leases::LEASE - 1;
		self::assertSame( 0, $this->runner()->run( 20 ) );
		++$this->clock->time;
		$this->leases->recover();
		$stored = $this->stored( $job );
		self::assertSame(
			array( Job_State::Waiting, 1, 'The process that worked on it ended without a result.', array( 'counted' => 1 ) ),
			array( $stored->state, $stored->interruptions, $stored->error, $stored->cursor() )
		);
		self::assertSame( 1, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $job );
		self::assertCount( 4, $this->handler->jobs );
		self::assertSame( 0, $this->stored( $job )->interruptions );
	}

	public function test_a_job_that_kills_its_process_each_time_has_failed(): void {
		$job = $this->add();
		for ( $kill = 1; $kill <= Job_Leases::MOST_INTERRUPTIONS; $kill++ ) {
			self::assertNotNull( $this->leases->claim_next( array( 'count' ) ), "Kill $kill" );
			$this->clock->time += Job_Leases::LEASE;
			$this->leases->recover();
		}
		$stored = $this->stored( $job );
		self::assertSame(
			array( Job_State::Failed, Job_Leases::MOST_INTERRUPTIONS ),
			array( $stored->state, $stored->interruptions )
		);
		self::assertSame( 0, $this->runner()->run( 20 ) );
	}

	public function test_one_that_recurs_and_kills_its_process_each_time_waits_for_its_next_time(): void {
		$this->queue()->every( 3600, 'count' );
		$job = $this->queue()->find( 'count' );
		self::assertNotNull( $job );
		for ( $kill = 1; $kill <= Job_Leases::MOST_INTERRUPTIONS; $kill++ ) {
			self::assertNotNull( $this->leases->claim_next( array( 'count' ) ), "Kill $kill" );
			$this->clock->time += Job_Leases::LEASE;
			$this->leases->recover();
		}
		$stored = $this->stored( $job );
		self::assertSame(
			array( Job_State::Waiting, $this->clock->time + 3600, 0 ),
			array( $stored->state, $stored->due, $stored->interruptions )
		);
		self::assertNotSame( '', $stored->error );
	}

	public function test_who_comes_back_late_changes_nothing(): void {
		$job   = $this->add( 'a', 3 );
		$first = $this->leases->claim_next( array( 'count' ) );
		self::assertNotNull( $first );
		$this->clock->time += Job_Leases::LEASE;
		$this->leases->recover();
		$second = $this->leases->claim_next( array( 'count' ) );
		self::assertNotNull( $second );
		$result = Step_Result::continue_from( array( 'counted' => 99 ) );
		self::assertFalse( $this->leases->renew( $first ) );
		self::assertFalse( $this->leases->progress( $first, $job->after( $result ), true ) );
		self::assertFalse( $this->leases->progress( $first, $job->after( $result ), false ) );
		self::assertFalse( $this->leases->wait( $first, Step_Result::wait_until( 0 ) ) );
		self::assertFalse( $this->leases->finish( $first ) );
		self::assertFalse( $this->leases->fail( $first, 'No.', true ) );
		self::assertSame( array(), $this->stored( $job )->cursor() );
		self::assertTrue( $this->leases->finish( $second ) );
		self::assertFalse( $this->leases->finish( $second ), 'Once.' );
	}

	public function test_a_lease_is_renewed_while_a_step_works(): void {
		$job                    = $this->add();
		$others                 = array();
		$this->handler->instead = function ( Job $job, Time_Budget $time ) use ( &$others ): Step_Result {
			for ( $second = 0; $second < 3 * Job_Leases::LEASE; $second += 100 ) {
				self::assertTrue( $time->extend() );
				$this->clock->time += 100;
				$this->leases->recover();
				$others[] = $this->leases->claim_next( array( 'count' ) );
			}
			return Step_Result::done();
		};
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertSame( array( null, null, null, null ), $others );
		self::assertSame( 0, $this->stored( $job )->interruptions );
	}

	public function test_a_look_at_the_time_renews_the_lease(): void {
		$job                    = $this->add();
		$until                  = array();
		$this->handler->instead = function ( Job $job, Time_Budget $time ) use ( &$until ): Step_Result {
			foreach ( array( 0, Time_Budget::RENEWAL - 1, 1, 1 ) as $seconds ) {
				$this->clock->time += $seconds;
				self::assertFalse( $time->is_over() );
				$until[] = (int) self::row( $job )->lease_until - $this->clock->time;
			}
			return Step_Result::done();
		};
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		$lease = Job_Leases::LEASE;
		self::assertSame( array( $lease, $lease - Time_Budget::RENEWAL + 1, $lease, $lease - 1 ), $until );
	}

	public function test_who_stops_a_running_job_ends_its_step(): void {
		$job                    = $this->add();
		$is_over                = array();
		$this->handler->instead = function ( Job $job, Time_Budget $time ) use ( &$is_over ): Step_Result {
			$is_over[] = $time->is_over();
			$this->queue()->stop( $job->id );
			$this->clock->time += Time_Budget::RENEWAL;
			$is_over[]          = $time->is_over();
			return Step_Result::continue_from( array( 'counted' => 1 ) );
		};
		self::assertSame( 1, $this->runner()->run( 20 ) );
		self::assertSame( array( false, true ), $is_over );
		$this->assert_state( Job_State::Stopped, $job );
		self::assertSame( array(), $this->stored( $job )->cursor() );
		self::assertCount( 1, $this->handler->jobs );
	}

	public function test_who_stops_a_running_job_is_not_overruled_by_its_end(): void {
		foreach ( array( Step_Result::done(), Step_Result::failed( 'No.' ), Step_Result::wait_until( 0 ) ) as $result ) {
			$this->handler->instead = function ( Job $job ) use ( $result ): Step_Result {
				$this->queue()->stop( $job->id );
				return $result;
			};
			$job                    = $this->add();
			$this->runner()->run( 20 );
			$this->assert_state( Job_State::Stopped, $job );
		}
	}

	public function test_a_clock_that_was_ahead_holds_nothing_up(): void {
		$day                = DAY_IN_SECONDS;
		$this->clock->time += $day;
		$waits              = $this->add( 'waits', 1, $this->clock->time + 60 );
		$held               = $this->add( 'held' );
		self::assertNotNull( $this->leases->claim_next( array( 'count' ) ) );
		$this->assert_state( Job_State::Running, $held );
		// The clock is put right.
		$this->clock->time -= $day;
		self::assertSame( $this->clock->time, $this->leases->next_due( array( 'count' ) ) );
		self::assertSame( 2, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $waits );
		$this->assert_state( Job_State::Done, $held );
	}

	public function test_a_pause_stays_one_where_clocks_differ_by_minutes(): void {
		$this->add( 'waits', 1, $this->clock->time + 300 );
		$this->clock->time -= 300;
		self::assertSame( 0, $this->runner()->run( 20 ) );
		$this->clock->time += 300;
		$this->add( 'held' );
		$lease = $this->leases->claim_next( array( 'count' ) );
		self::assertNotNull( $lease );
		$this->clock->time -= 300;
		$this->leases->recover();
		self::assertTrue( $this->leases->renew( $lease ) );
	}

	public function test_a_clock_that_is_set_back_gives_a_step_no_more_time(): void {
		$job                    = $this->add();
		$this->handler->instead = function ( Job $job, Time_Budget $time ): Step_Result {
			self::assertFalse( $time->is_over() );
			$this->clock->time -= 3600;
			self::assertTrue( $time->is_over() );
			$this->clock->time += 3600;
			self::assertTrue( $time->is_over(), 'It stays over.' );
			return Step_Result::done();
		};
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
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
