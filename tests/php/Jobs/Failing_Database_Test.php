<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Leases;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;

require_once __DIR__ . '/Jobs_Case.php';

/** The database refuses one statement after the other: no failure reads as "no job", and nothing is lost. */
final class Failing_Database_Test extends Jobs_Case {

	/** More statements than anything here makes. */
	private const MOST = 60;

	/**
	 * Does something once for each of its statements, which the database refuses.
	 *
	 * @param callable(): void                $prepare Makes the site what it is before.
	 * @param callable(): mixed               $run     What is done.
	 * @param callable(?string, mixed, string): void $check  Looks at the site after it: the error's code, null for
	 *     none; what it returned; and the statement.
	 */
	private function each_statement( callable $prepare, callable $run, callable $check ): void {
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			$this->tearDown();
			$this->setUp();
			$prepare();
			wp_cache_flush();
			$count   = 0;
			$refused = '';
			$code    = null;
			$result  = null;
			$refuses = static function ( string $query ) use ( $number, &$count, &$refused ): bool {
				if ( ++$count !== $number ) {
					return false;
				}
				$refused = "$number: $query";
				return true;
			};
			try {
				$result = self::with_errors( $refuses, $run );
			} catch ( Request_Error $error ) {
				$code = $error->error_code;
				self::assertContains( $code, array( 'jobs_unavailable', 'job_not_stored' ), $refused );
				self::assertSame( 503, $error->http_status );
			}
			wp_cache_flush();
			$check( $code, $result, $refused );
			if ( '' === $refused ) {
				self::assertGreaterThan( 1, $number, 'Nothing was refused.' );
				self::assertNull( $code );
				return;
			}
		}
		self::fail( 'There are more statements.' );
	}

	private static function is_flag_raised(): bool {
		return array() !== get_option( Jobs_Module::OPTION );
	}

	public function test_who_asks_for_a_job_is_told_that_it_is_there_only_when_it_is(): void {
		$this->each_statement(
			static function (): void {},
			fn (): Job => $this->add( 'a', 3 ),
			function ( ?string $code, ?Job $job, string $refused ): void {
				if ( null === $code ) {
					self::assertSame( 1, self::number(), $refused );
				}
				if ( 1 === self::number() ) {
					self::assertTrue( self::is_flag_raised(), $refused );
					do_action( 'wp_loaded' );
					self::assertNotFalse( wp_next_scheduled( Jobs_Module::EVENT ), $refused );
				}
				$this->add( 'a', 3 );
				self::assertSame( 1, self::number(), $refused );
			}
		);
	}

	public function test_who_asks_again_is_told_so_only_when_it_is_noted(): void {
		$this->each_statement(
			function (): void {
				$this->add( 'a', 3 );
				$this->runner()->run( 0 );
			},
			fn (): Job => $this->add( 'a', 3 ),
			function ( ?string $code, ?Job $job, string $refused ): void {
				global $wpdb;
				$asked = (int) $wpdb->get_var( "SELECT asked FROM {$wpdb->prefix}slipstream_jobs" );
				self::assertSame( 1, self::number() );
				if ( null === $code ) {
					self::assertSame( 2, $asked, $refused );
				}
			}
		);
	}

	public function test_a_job_that_recurs(): void {
		$this->each_statement(
			static function (): void {},
			fn () => $this->queue()->every( 3600, 'count' ),
			function ( ?string $code, mixed $result, string $refused ): void {
				if ( null === $code ) {
					self::assertSame( 3600, $this->queue()->find( 'count' )?->interval, $refused );
					self::assertTrue( self::is_flag_raised(), $refused );
				}
			}
		);
	}

	public function test_a_run_never_takes_a_failure_for_nothing_to_do_and_loses_nothing(): void {
		$this->each_statement(
			fn () => $this->add( 'a', 3 ),
			fn (): array => $this->worker()->wake( Wake_Up::Cron ),
			function ( ?string $code, ?array $result, string $refused ): void {
				$job = $this->queue()->find( 'count', 'a' );
				self::assertNotNull( $job, $refused );
				if ( null === $code ) {
					self::assertSame( array( 1, null ), $result, $refused );
					self::assertSame( Job_State::Done, $job->state, $refused );
					return;
				}
				if ( Job_State::Done !== $job->state ) {
					self::assertTrue( self::is_flag_raised(), $refused );
					do_action( 'wp_loaded' );
					self::assertNotFalse( wp_next_scheduled( Jobs_Module::EVENT ), $refused );
				}
				$before             = $job->cursor();
				$this->clock->time += Job_Leases::LEASE;
				$this->worker()->wake( Wake_Up::Cron );
				$this->assert_state( Job_State::Done, $job, $refused );
				$steps = array_map( static fn ( Job $job ): int => $job->cursor()['counted'] ?? 0, $this->handler->jobs );
				self::assertSame( array( 0, 1, 2 ), array_values( array_unique( $steps ) ), $refused );
				self::assertLessThanOrEqual( 4, count( $steps ), $refused );
				self::assertFalse( self::is_flag_raised(), $refused );
			}
		);
	}

	public function test_a_run_with_nothing_to_do(): void {
		$this->each_statement(
			fn () => $this->add( 'later', 1, $this->clock->time + 500 ),
			fn (): array => $this->worker()->wake( Wake_Up::Cron ),
			function ( ?string $code, ?array $result, string $refused ): void {
				if ( null === $code ) {
					self::assertSame( array( 0, $this->clock->time + 500 ), $result, $refused );
				}
				self::assertTrue( self::is_flag_raised(), $refused );
			}
		);
	}

	public function test_the_last_job_is_never_taken_for_none(): void {
		$this->each_statement(
			fn () => $this->add( 'later', 1, $this->clock->time + 500 ),
			fn (): ?int => $this->schedule()->refresh(),
			function ( ?string $code, ?int $next, string $refused ): void {
				if ( null === $code ) {
					self::assertSame( $this->clock->time + 500, $next, $refused );
				}
				self::assertTrue( self::is_flag_raised(), $refused );
				self::assertNotFalse( wp_next_scheduled( Jobs_Module::EVENT ), $refused );
			}
		);
	}

	public function test_a_job_is_called_stopped_only_when_it_is(): void {
		$this->each_statement(
			fn () => $this->add(),
			fn (): Job => $this->queue()->stop( (int) $this->queue()->find( 'count', 'a' )?->id ),
			function ( ?string $code, ?Job $job, string $refused ): void {
				if ( null === $code ) {
					self::assertSame( Job_State::Stopped, $job?->state, $refused );
					self::assertSame( 0, $this->runner()->run( 20 ), $refused );
				}
			}
		);
	}

	public function test_what_is_read_is_read_or_refused(): void {
		foreach ( array(
			fn (): mixed => $this->queue()->find( 'count', 'a' )?->kind,
			fn (): mixed => $this->store->page( null, 1, 10 )[1],
			fn (): mixed => count( $this->store->page( null, 1, 10 )[0] ),
			fn (): mixed => count( $this->store->problems( array(), 10 ) ),
			fn (): bool => null !== $this->schedule()->next_due(),
		) as $read ) {
			$this->each_statement(
				fn () => $this->add(),
				$read,
				static function ( ?string $code, mixed $result ): void {
					if ( null === $code ) {
						self::assertContains( $result, array( 'count', 1, true ) );
					}
				}
			);
		}
	}

	public function test_health_does_not_call_well_what_it_cannot_read(): void {
		$this->each_statement(
			function (): void {
				$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'No.' );
				$this->add();
				$this->worker()->wake( Wake_Up::Cron );
			},
			fn (): array => $this->health()->checks(),
			static function ( ?string $code, array $checks, string $refused ): void {
				self::assertNull( $code );
				self::assertContains( 'warning', array_column( $checks, 'status' ), $refused );
			}
		);
	}

	public function test_a_lease_that_cannot_be_renewed_ends_the_step_and_its_result_is_stored(): void {
		$job                    = $this->add();
		$is_over                = false;
		$this->handler->instead = function ( Job $job, Time_Budget $time ) use ( &$is_over ): Step_Result {
			$this->clock->time += Time_Budget::RENEWAL;
			$is_over            = self::with_errors( static fn (): bool => true, static fn (): bool => $time->is_over() );
			return Step_Result::continue_from( array( 'counted' => 7 ) );
		};
		$this->runner()->run( 0 );
		self::assertTrue( $is_over );
		self::assertSame( array( 'counted' => 7 ), $this->stored( $job )->cursor() );
		$this->assert_state( Job_State::Waiting, $job );
	}

	public function test_a_table_that_is_gone_is_told(): void {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		$wpdb->query( "DROP TABLE {$wpdb->prefix}slipstream_jobs" );
		try {
			self::assertSame( 'job_not_stored', self::code_of( fn () => $this->add() ) );
			self::assertSame( 'job_not_stored', self::code_of( fn () => $this->worker()->wake( Wake_Up::Cron ) ) );
			self::assertSame( 'warning', $this->health()->checks()[0]->status );
		} finally {
			( new Installer( Plugin::modules() ) )->install_tables();
			$wpdb->suppress_errors( $shown );
		}
	}
}
