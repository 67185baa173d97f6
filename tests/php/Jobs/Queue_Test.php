<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use InvalidArgumentException;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;

require_once __DIR__ . '/Jobs_Case.php';

/** The same job is one, and whoever asks is never told that it is there when it is not. */
final class Queue_Test extends Jobs_Case {

	public function test_a_job_is_kept_as_it_was_asked_for(): void {
		$args = array(
			'name' => 'Zoë 🎈',
			'to'   => 3,
		);
		$job  = $this->queue()->add( 'count', 'post:7', $args );
		self::assertSame( $args, $job->args() );
		self::assertSame(
			array( 'count', 'post:7', Job_State::Waiting, $this->clock->time, array() ),
			array( $job->kind, $job->key, $job->state, $job->due, $job->cursor() )
		);
		self::assertEquals( $job, $this->queue()->find( 'count', 'post:7' ) );
		self::assertNull( $this->queue()->find( 'count', 'post:8' ) );
	}

	public function test_the_same_job_asked_for_twice_is_one(): void {
		$one   = $this->add( 'a', 5 );
		$again = $this->add( 'a', 9 );
		self::assertSame( array( $one->id, array( 'to' => 5 ) ), array( $again->id, $again->args() ) );
		self::assertNotSame( $one->id, $this->add( 'A' )->id, 'Letters of another size are another key.' );
		self::assertNotSame( $one->id, $this->queue()->add( 'other', 'a' )->id );
		self::assertSame( 3, self::number() );
	}

	public function test_one_that_waits_begins_at_the_earlier_time(): void {
		$job = $this->add( due: $this->clock->time + 500 );
		$this->add( due: $this->clock->time + 900 );
		self::assertSame( $this->clock->time + 500, $this->stored( $job )->due );
		$this->add( due: $this->clock->time + 100 );
		self::assertSame( $this->clock->time + 100, $this->stored( $job )->due );
		self::assertSame( '100', self::row( $job )->delay );
	}

	public function test_one_that_has_ended_begins_anew(): void {
		$job = $this->add();
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertSame( $job->id, $this->add( 'a', 2 )->id );
		self::assertSame( array( 'to' => 2 ), $this->stored( $job )->args() );
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertCount( 3, $this->handler->jobs );
	}

	public function test_one_that_is_asked_for_while_it_runs_runs_once_more(): void {
		$asks                   = 0;
		$this->handler->instead = function () use ( &$asks ): Step_Result {
			if ( 1 === ++$asks ) {
				$this->add();
				$this->add();
			}
			return Step_Result::done();
		};
		$job                    = $this->add();
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertSame( 2, $asks, 'What changed after the first had looked is not missed, and not looked at thrice.' );
	}

	public function test_one_that_is_asked_for_between_two_steps_runs_once_more(): void {
		$job = $this->add( 'a', 3 );
		$this->runner()->run( 0 );
		self::assertSame( array( 'counted' => 1 ), $this->stored( $job )->cursor() );
		$this->add( 'a', 3 );
		self::assertSame( array( 'counted' => 1 ), $this->stored( $job )->cursor() );
		$this->runner()->run( 20 );
		$this->assert_state( Job_State::Done, $job );
		self::assertCount( 6, $this->handler->jobs );
	}

	public function test_a_pause_is_not_cut_short_by_who_asks(): void {
		$this->handler->instead = fn (): Step_Result => Step_Result::wait_until( $this->clock->time + 300 );
		$job                    = $this->add();
		$this->runner()->run( 20 );
		$this->add();
		self::assertSame( $this->clock->time + 300, $this->stored( $job )->due );
		$this->handler->instead = static fn (): Step_Result => Step_Result::failed( 'No.' );
		$this->clock->time     += 300;
		$this->runner()->run( 20 );
		$this->add();
		self::assertSame( $this->clock->time + 60, $this->stored( $job )->due );
	}

	public function test_the_pause_after_a_failure_is_not_cut_short_by_who_asks(): void {
		$this->handler->instead = static fn (): Step_Result => Step_Result::failed( 'No.' );
		$job                    = $this->add();
		$this->runner()->run( 20 );
		self::assertSame( array(), $this->stored( $job )->cursor() );
		$this->add();
		self::assertSame(
			array( $this->clock->time + 60, '60' ),
			array( $this->stored( $job )->due, self::row( $job )->delay )
		);
	}

	/** @dataProvider wrong_names */
	public function test_what_no_job_can_be_called( string $kind, string $key ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->queue()->add( $kind, $key );
	}

	/** @return iterable<string, array{string, string}> */
	public static function wrong_names(): iterable {
		yield 'no kind' => array( '', 'a' );
		yield 'large letters' => array( 'Count', 'a' );
		yield 'no key' => array( 'count', '' );
		yield 'a long key' => array( 'count', str_repeat( 'a', 101 ) );
		yield 'a key that a table may not tell from another' => array( 'count', 'é' );
		yield 'a line break' => array( 'count', "a\n" );
	}

	public function test_a_job_that_recurs(): void {
		$this->queue()->every( 3600, 'count', 'each-hour' );
		$job = $this->queue()->find( 'count', 'each-hour' );
		self::assertNotNull( $job );
		$this->runner()->run( 20 );
		self::assertSame(
			array( Job_State::Waiting, $this->clock->time + 3600 ),
			array( $this->stored( $job )->state, $this->stored( $job )->due )
		);
		$this->queue()->every( 3600, 'count', 'each-hour' );
		self::assertSame( $this->clock->time + 3600, $this->stored( $job )->due, 'Installing again changes nothing.' );
		$this->queue()->every( 600, 'count', 'each-hour' );
		self::assertSame( $this->clock->time + 600, $this->stored( $job )->due );
		$this->clock->time += 600;
		$this->runner()->run( 20 );
		self::assertSame( $this->clock->time + 600, $this->stored( $job )->due );
		$this->add( 'each-hour' );
		self::assertSame( $this->clock->time, $this->stored( $job )->due, 'Who asks for it has it run now.' );
		self::assertSame( 600, $this->stored( $job )->interval );
	}

	public function test_a_job_that_recurs_goes_on_though_one_run_fails(): void {
		$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'The key is wrong.' );
		$this->queue()->every( 3600, 'count' );
		$this->runner()->run( 20 );
		$job = $this->queue()->find( 'count' );
		self::assertNotNull( $job );
		self::assertSame(
			array( Job_State::Waiting, $this->clock->time + 3600, 'The key is wrong.' ),
			array( $job->state, $job->due, $job->error )
		);
		$this->handler->instead = null;
		$this->clock->time     += 3600;
		$this->runner()->run( 20 );
		self::assertSame( '', $this->stored( $job )->error );
	}

	public function test_who_stops_a_job_that_recurs_has_it_stopped(): void {
		$this->queue()->every( 3600, 'count' );
		$job = $this->queue()->find( 'count' );
		self::assertNotNull( $job );
		$this->queue()->stop( $job->id );
		$this->queue()->every( 3600, 'count' );
		$this->clock->time += 40 * DAY_IN_SECONDS;
		$this->store->clean();
		$this->queue()->every( 3600, 'count' );
		$this->assert_state( Job_State::Stopped, $job );
		self::assertSame( 0, $this->runner()->run( 20 ) );
	}

	public function test_a_stopped_job_does_not_run(): void {
		$job = $this->add();
		self::assertSame( Job_State::Stopped, $this->queue()->stop( $job->id )->state );
		self::assertSame( 0, $this->runner()->run( 20 ) );
		self::assertSame( array(), $this->handler->jobs );
		self::assertSame( 'job_not_found', self::code_of( fn () => $this->queue()->stop( $job->id + 1 ) ) );
	}

	public function test_a_job_that_is_done_is_not_called_stopped(): void {
		$job = $this->add();
		$this->runner()->run( 20 );
		self::assertSame( Job_State::Done, $this->queue()->stop( $job->id )->state );
	}

	public function test_old_jobs_are_removed(): void {
		$done   = $this->add( 'done' );
		$failed = $this->add( 'failed' );
		$this->runner()->run( 20 );
		$this->add( 'failed' );
		$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'No.' );
		$this->runner()->run( 20 );
		$this->add( 'waits', 1, $this->clock->time + 90 * DAY_IN_SECONDS );
		$this->clock->time += 8 * DAY_IN_SECONDS;
		$this->store->clean();
		self::assertNull( $this->store->find( $done->id ) );
		$this->assert_state( Job_State::Failed, $failed );
		$this->clock->time += 30 * DAY_IN_SECONDS;
		$this->store->clean();
		self::assertSame( 1, self::number(), 'What has not ended stays.' );
	}
}
