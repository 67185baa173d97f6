<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Modules\Jobs\Job_State;

require_once __DIR__ . '/Jobs_Case.php';
require_once __DIR__ . '/Job_Process.php';

/** Several processes at once, and processes that are killed. */
final class Processes_Test extends Jobs_Case {

	protected function setUp(): void {
		parent::setUp();
		self::forget_effects();
	}

	protected function tearDown(): void {
		self::forget_effects();
		parent::tearDown();
	}

	private static function forget_effects(): void {
		array_map( 'unlink', (array) glob( DB_DIR . 'job-*' ) );
	}

	/** @return list<string> What the steps of all processes did: the job's key, how far it was, and the state they saw. */
	private static function effects(): array {
		return is_file( DB_DIR . 'job-effects' )
			? array_map( 'trim', (array) file( DB_DIR . 'job-effects', FILE_IGNORE_NEW_LINES ) )
			: array();
	}

	/**
	 * Runs processes at once.
	 *
	 * @return list<string> What they said.
	 */
	private static function at_once( Job_Process ...$processes ): array {
		array_map( static fn ( Job_Process $process ): Job_Process => $process->begin(), $processes );
		$said = array_map( static fn ( Job_Process $process ): string => $process->read(), $processes );
		array_map( static fn ( Job_Process $process ) => $process->end(), $processes );
		return array_values( $said );
	}

	/** Lets as much time go by as a lease lasts. */
	private static function let_leases_end(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET lease_until = lease_until - 121 WHERE state = 'running'" );
	}

	/** Whether every page notices that a job waits. */
	private static function is_flag_raised(): bool {
		wp_cache_flush();
		return array() !== get_option( Jobs_Module::OPTION );
	}

	public function test_processes_at_once_do_each_step_once(): void {
		for ( $number = 0; $number < 24; $number++ ) {
			$this->add( "job-$number", 3 );
		}
		$said = self::at_once( ...array_map( static fn () => new Job_Process( 'run' ), range( 1, 4 ) ) );
		self::assertSame( 24, array_sum( array_map( 'intval', $said ) ), implode( ', ', $said ) );
		self::assertCount( 72, self::effects() );
		self::assertCount( 72, array_unique( self::effects() ) );
		self::assertSame( 24, $this->store->page( Job_State::Done, 1, 1 )[1] );
		self::assertFalse( self::is_flag_raised() );
		self::assertFalse( wp_next_scheduled( Jobs_Module::EVENT ) );
	}

	public function test_the_same_jobs_asked_for_at_once_are_one_each(): void {
		$keys = array_map( static fn ( int $number ): string => "job-$number", range( 1, 10 ) );
		$said = self::at_once( ...array_map( static fn () => new Job_Process( 'add', '', ...$keys ), range( 1, 4 ) ) );
		self::assertCount( 1, array_unique( $said ), 'All are told the same jobs: ' . implode( ', ', $said ) );
		self::assertCount( 10, (array) json_decode( $said[0], true ) );
		self::assertSame( 10, self::number() );
		self::assertTrue( self::is_flag_raised() );
		self::assertNotFalse( wp_next_scheduled( Jobs_Module::EVENT ) );
		Job_Process::run( 'run' );
		self::assertCount( 30, self::effects(), 'Each runs once, however many have asked before it began.' );
	}

	public function test_no_ask_is_lost_while_the_job_runs(): void {
		$said = self::at_once(
			new Job_Process( 'ask', '', '60' ),
			new Job_Process( 'answer', '', '60' ),
			new Job_Process( 'answer', '', '60' )
		);
		self::assertCount( 1, array_unique( (array) json_decode( $said[0], true ) ) );
		Job_Process::run( 'run' );
		$effects = self::effects();
		self::assertSame( 'asked 0 60', end( $effects ), 'The last look is at what was there when it was last asked for.' );
		self::assertSame( 1, $this->store->page( Job_State::Done, 1, 1 )[1] );
	}

	public function test_a_process_that_is_killed_while_it_adds_a_job_leaves_none_that_nobody_wakes(): void {
		$killed = array();
		for ( $stop = 1; $stop < 30; $stop++ ) {
			$this->tearDown();
			$this->setUp();
			$said = Job_Process::run( 'add', (string) $stop, 'a' );
			if ( str_starts_with( $said, '[' ) ) {
				break;
			}
			$killed[] = $said;
			self::assertLessThanOrEqual( 1, self::number(), $said );
			if ( 1 === self::number() ) {
				self::assertTrue( self::is_flag_raised(), "Killed before $said" );
				do_action( 'wp_loaded' );
				self::assertNotFalse( wp_next_scheduled( Jobs_Module::EVENT ), "Killed before $said" );
			}
			self::assertStringStartsWith( '[', Job_Process::run( 'add', '', 'a' ) );
			self::assertSame( 1, self::number(), $said );
			Job_Process::run( 'run' );
			self::assertCount( 3, self::effects(), $said );
		}
		self::assertContains( 'INSERT slipstream_jobs', $killed );
		self::assertGreaterThan( 2, count( $killed ), implode( ', ', $killed ) );
	}

	public function test_a_process_that_is_killed_while_it_works_loses_and_forgets_nothing(): void {
		$killed = array();
		$stops  = array( 'inside:1', 'inside:2', 'inside:3', ...array_map( 'strval', range( 1, 40 ) ) );
		foreach ( $stops as $stop ) {
			$this->tearDown();
			$this->setUp();
			$job  = $this->add( 'a', 3 );
			$said = Job_Process::run( 'run', $stop );
			if ( '1' === $said ) {
				break;
			}
			$killed[] = $said;
			$after    = $this->stored( $job );
			if ( Job_State::Done !== $after->state ) {
				self::assertTrue( self::is_flag_raised(), "Killed before $said" );
			}
			$was_running = Job_State::Running === $after->state;
			if ( $was_running ) {
				self::assertSame( '0', Job_Process::run( 'run' ), 'It is held.' );
				self::let_leases_end();
				$this->leases->recover();
				self::assertSame( 1, $this->stored( $job )->interruptions, "Killed before $said" );
				self::assertSame( $after->cursor(), $this->stored( $job )->cursor() );
			}
			Job_Process::run( 'run' );
			$this->assert_state( Job_State::Done, $job, "Killed before $said" );
			$effects = self::effects();
			self::assertSame( array( 'a 0', 'a 1', 'a 2' ), array_values( array_unique( $effects ) ), $said );
			self::assertLessThanOrEqual( 4, count( $effects ), 'At most the step that was not finished is done again.' );
			self::assertFalse( self::is_flag_raised(), $said );
			self::assertFalse( wp_next_scheduled( Jobs_Module::EVENT ), $said );
		}
		self::assertSame( array( 'inside', 'inside', 'inside' ), array_slice( $killed, 0, 3 ) );
		self::assertContains( 'UPDATE slipstream_jobs', $killed );
		self::assertContains( 'UPDATE options', $killed );
		self::assertGreaterThan( 10, count( $killed ), implode( ', ', $killed ) );
	}
}
