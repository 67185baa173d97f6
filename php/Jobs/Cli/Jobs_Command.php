<?php

declare( strict_types=1 );

namespace Slipstream\Jobs\Cli;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Jobs_Services;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Support\Command_Output;

/**
 * Runs, lists, stops, and starts background jobs.
 */
final class Jobs_Command {

	/** Jobs that are listed. */
	private const MOST = 100;

	public function __construct( private Jobs_Services $services, private Command_Output $output ) {}

	/**
	 * Runs the jobs that are due.
	 *
	 * ## OPTIONS
	 *
	 * [--seconds=<seconds>] : How long to work; without it until nothing is due.
	 *
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   seconds.
	 */
	public function run( array $arguments = array(), array $options = array() ): void {
		$seconds = $options['seconds'] ?? null;
		if ( null !== $seconds && ( ! is_string( $seconds ) || ! ctype_digit( $seconds ) || (int) $seconds < 1 ) ) {
			$this->output->error( __( '--seconds must be a number above 0.', 'slipstream' ) );
			return;
		}
		$this->answer(
			function () use ( $seconds ): void {
				list( $worked, $next ) = $this->services->worker()->wake(
					Wake_Up::Cli,
					null === $seconds ? null : (int) $seconds
				);
				$this->output->success(
					sprintf(
						/* translators: %d: a number. */
						_n( 'Worked on %d job.', 'Worked on %d jobs.', $worked, 'slipstream' ),
						$worked
					)
					. ' '
					. ( null === $next
						? __( 'No job waits.', 'slipstream' )
						/* translators: %s: a date and time. */
						: sprintf( __( 'The next one is due at %s.', 'slipstream' ), self::time( $next ) ) )
				);
			}
		);
	}

	/**
	 * Lists jobs, the latest first.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>] : waiting, running, done, failed, or stopped.
	 *
	 * [--format=<format>] : table, csv, yaml, or json.
	 *
	 * @subcommand list
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   state, format.
	 */
	public function list_jobs( array $arguments = array(), array $options = array() ): void {
		$state = Job_State::tryFrom( is_string( $options['state'] ?? null ) ? $options['state'] : '' );
		if ( isset( $options['state'] ) && null === $state ) {
			$this->output->error(
				__( '--state must be waiting, running, done, failed, or stopped.', 'slipstream' )
			);
			return;
		}
		$this->answer(
			function () use ( $state, $options ): void {
				$this->output->rows(
					array_map( self::row( ... ), $this->services->store()->page( $state, 1, self::MOST )[0] ),
					is_string( $options['format'] ?? null ) ? $options['format'] : 'table'
				);
			}
		);
	}

	/**
	 * Stops a job, or puts one that has failed aside.
	 *
	 * ## OPTIONS
	 *
	 * <id> : Its ID.
	 *
	 * @param list<string>         $arguments The ID.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function stop( array $arguments = array(), array $options = array() ): void {
		$this->answer(
			function () use ( $arguments ): void {
				$job = $this->services->queue()->stop( (int) ( $arguments[0] ?? 0 ) );
				if ( Job_State::Stopped === $job->state ) {
					$this->output->success( __( 'Job stopped.', 'slipstream' ) );
					return;
				}
				$this->output->error( __( 'The job is already done.', 'slipstream' ) );
			}
		);
	}

	/**
	 * Starts a job again that was stopped or has failed.
	 *
	 * ## OPTIONS
	 *
	 * <id> : Its ID.
	 *
	 * @param list<string>         $arguments The ID.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function start( array $arguments = array(), array $options = array() ): void {
		$this->answer(
			function () use ( $arguments ): void {
				$this->services->restart()->start( (int) ( $arguments[0] ?? 0 ) );
				$this->output->success( __( 'The job is due now.', 'slipstream' ) );
			}
		);
	}

	/** @return array<string, string> */
	private static function row( Job $job ): array {
		return array(
			'id'            => (string) $job->id,
			'kind'          => $job->kind,
			'key'           => $job->key,
			'state'         => $job->state->value,
			'progress'      => 0 === $job->total ? (string) $job->done : "$job->done/$job->total",
			'due'           => self::time( $job->due ),
			'tries'         => (string) $job->tries,
			'interruptions' => (string) $job->interruptions,
			'error'         => $job->error,
		);
	}

	/** A time in UTC. */
	private static function time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time ) . ' UTC';
	}

	/** @param Closure(): void $work */
	private function answer( Closure $work ): void {
		try {
			$work();
		} catch ( Request_Error $error ) {
			$this->output->error( "{$error->getMessage()} ($error->error_code)" );
		}
	}
}
