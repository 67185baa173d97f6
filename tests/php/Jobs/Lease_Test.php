<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Jobs\Job_Leases;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;

require_once __DIR__ . '/Jobs_Case.php';

/** One process at a time holds a job, also where processes are killed and clocks are wrong. */
final class Lease_Test extends Jobs_Case {

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
		self::assertFalse( $this->leases->fail( $first, Step_Result::gave_up( 'No.' ) ) );
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
}
