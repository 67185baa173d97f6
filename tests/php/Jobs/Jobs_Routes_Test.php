<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use Slipstream\Jobs\Cli\Jobs_Command;
use Slipstream\Jobs\Jobs_Services;
use Slipstream\Jobs\Rest\Jobs_Controller;
use Slipstream\Jobs\Rest\Jobs_Run_Controller;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Modules;
use Slipstream\Support\Command_Output;
use Slipstream\Support\Environment;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Jobs_Case.php';

/** What administrators see and do. */
final class Jobs_Routes_Test extends Jobs_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_jobs_are_listed_without_what_they_were_asked_with(): void {
		$this->queue()->add( 'count', 'a', array( 'to' => 424242 ) );
		$this->queue()->add( 'count', 'b' );
		$job    = $this->queue()->add( 'count', 'c' );
		$answer = $this->rest( 'GET', '/slipstream/v1/jobs', array( 'per_page' => 2 ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'c', 'b' ), array_column( $answer->get_data(), 'key' ) );
		self::assertSame( array( '3', '2' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ) );
		self::assertSame(
			array( 'a' ),
			array_column(
				$this->rest(
					'GET',
					'/slipstream/v1/jobs',
					array(
						'per_page' => 2,
						'page'     => 2,
					)
				)->get_data(),
				'key'
			)
		);
		self::assertSame( array(), $this->rest( 'GET', '/slipstream/v1/jobs', array( 'state' => 'failed' ) )->get_data() );
		self::assertSame( 400, $this->rest( 'GET', '/slipstream/v1/jobs', array( 'state' => 'lost' ) )->get_status() );
		self::assertStringNotContainsString( '424242', (string) wp_json_encode( $this->rest( 'GET', '/slipstream/v1/jobs' )->get_data() ) );
		self::assertSame( array( $job->id, 'count', false, 'waiting' ), array_values( array_intersect_key( $answer->get_data()[0], array_flip( array( 'id', 'kind', 'is_known', 'state' ) ) ) ) );
	}

	public function test_a_job_is_stopped_once_and_for_all(): void {
		$job = $this->add();
		foreach ( array( 1, 2 ) as $time ) {
			$answer = $this->rest( 'POST', "/slipstream/v1/jobs/$job->id/stop" );
			self::assertSame( array( 200, 'stopped' ), array( $answer->get_status(), $answer->get_data()['state'] ), "$time" );
		}
		$other  = $job->id + 1;
		$answer = $this->rest( 'POST', "/slipstream/v1/jobs/$other/stop" );
		self::assertSame( array( 404, 'job_not_found' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	/** Starts a job as the route of a site whose features can count does. */
	private function start( int $id ): WP_REST_Response {
		$request       = new WP_REST_Request( 'POST' );
		$request['id'] = $id;
		return rest_ensure_response( ( new Jobs_Controller( $this->services() ) )->start_item( $request ) );
	}

	public function test_what_was_stopped_or_has_failed_is_started_again(): void {
		$stopped = $this->add( 'stopped' );
		$this->queue()->stop( $stopped->id );
		$this->handler->instead = static fn (): Step_Result => Step_Result::gave_up( 'No.' );
		$failed                 = $this->add( 'failed' );
		$this->queue()->every( 60, 'count', 'nightly' );
		$this->runner()->run( 20 );
		$this->handler->instead = null;
		$nightly                = $this->store->find_by_key( 'count', 'nightly' ) ?? self::fail( 'It is gone.' );
		foreach ( array( $stopped, $failed, $nightly ) as $job ) {
			$answer = $this->start( $job->id )->get_data();
			self::assertSame( array( 'waiting', '', false ), array( $answer['state'], $answer['error'], $answer['can_start'] ) );
		}
		self::assertSame( 3, $this->runner()->run( 20 ) );
		$this->assert_state( Job_State::Done, $stopped );
		$this->assert_state( Job_State::Done, $failed );
		self::assertSame( array( Job_State::Waiting, 60 ), array( $this->stored( $nightly )->state, $this->stored( $nightly )->interval ), 'It runs again and again as before.' );
	}

	public function test_what_waits_runs_or_is_done_is_not_started_again(): void {
		$done = $this->add( 'done' );
		$this->runner()->run( 20 );
		$later = $this->add( 'later', 1, $this->clock->time + 500 );
		foreach ( array( $done, $later ) as $job ) {
			self::assertSame( 'job_not_failed', $this->start( $job->id )->get_data()['code'] );
		}
		self::assertSame( $later->due, $this->stored( $later )->due );
		self::assertSame( 'job_not_found', $this->start( $later->id + 1 )->get_data()['code'] );
	}

	public function test_nothing_is_started_that_nothing_here_can_do_or_by_whom_may_not(): void {
		$job = $this->add();
		$this->queue()->stop( $job->id );
		$answer = $this->rest( 'POST', "/slipstream/v1/jobs/$job->id/start" );
		self::assertSame( array( 409, 'job_unknown' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', "/slipstream/v1/jobs/$job->id/start" )->get_status() );
		$this->assert_state( Job_State::Stopped, $job );
	}

	public function test_a_database_that_fails_lists_not_nothing(): void {
		$this->add();
		$answer = self::with_errors(
			static fn ( string $query ): bool => str_contains( $query, 'slipstream_jobs' ),
			fn () => $this->rest( 'GET', '/slipstream/v1/jobs' )
		);
		self::assertSame( array( 503, 'jobs_unavailable' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	private function services(): Jobs_Services {
		return new Jobs_Services( new Environment(), new Modules( array( $this->module ) ) );
	}

	public function test_an_open_screen_runs_jobs(): void {
		$later = $this->clock->time + 500;
		$this->queue()->add( 'count', 'later', array(), $later );
		self::assertSame(
			array(
				'worked' => 0,
				'next'   => 0,
			),
			$this->rest( 'POST', '/slipstream/v1/jobs/run' )->get_data(),
			'This site has nothing that can count.'
		);
		$run = new Jobs_Run_Controller( $this->services() );
		$this->queue()->add( 'count', 'now' );
		self::assertSame(
			array(
				'worked' => 1,
				'next'   => $later,
			),
			$run->run( new WP_REST_Request( 'POST' ) )->get_data()
		);
		$request = new WP_REST_Request( 'GET' );
		$request->set_query_params(
			array(
				'page'     => 1,
				'per_page' => 1,
			)
		);
		$listed = ( new Jobs_Controller( $this->services() ) )->get_items( $request )->get_data()[0];
		self::assertSame( array( 'now', 'Count', true ), array( $listed['key'], $listed['label'], $listed['is_known'] ) );
	}

	/** @param array<string, string> $options */
	private function command( string $name, array $arguments = array(), array $options = array() ): string {
		$output  = new class() implements Command_Output {
			public string $text = '';
			public function line( string $text ): void {
				$this->text .= "$text\n";
			}
			public function rows( array $rows, string $format = 'table' ): void {
				foreach ( $rows as $row ) {
					$this->line( implode( ' | ', $row ) );
				}
			}
			public function success( string $text ): void {
				$this->line( "success: $text" );
			}
			public function error( string $text ): void {
				$this->line( "error: $text" );
			}
		};
		$command = new Jobs_Command( $this->services(), $output );
		$command->$name( $arguments, $options );
		return trim( $output->text );
	}

	public function test_the_command_line(): void {
		self::assertSame( 'success: Worked on 0 jobs. No job waits.', $this->command( 'run' ) );
		$job   = $this->add( 'a', 3 );
		$later = $this->queue()->add( 'count', 'b', array(), $this->clock->time + 5000 );
		$due   = gmdate( 'Y-m-d H:i:s', $later->due ) . ' UTC';
		self::assertSame( "success: Worked on 1 job. The next one is due at $due.", $this->command( 'run' ) );
		$this->assert_state( Job_State::Done, $job );
		self::assertStringStartsWith( "$later->id | count | b | waiting | 0 | $due | 0 | 0 |", $this->command( 'list_jobs', array(), array( 'state' => 'waiting' ) ) );
		self::assertStringContainsString( '| done | 2/3 |', $this->command( 'list_jobs' ) );
		self::assertSame( 'success: Job stopped.', $this->command( 'stop', array( (string) $later->id ) ) );
		self::assertSame( 'success: The job is due now.', $this->command( 'start', array( (string) $later->id ) ) );
		self::assertStringEndsWith( '(job_not_failed)', $this->command( 'start', array( (string) $later->id ) ) );
		self::assertSame( 'error: The job is already done.', $this->command( 'stop', array( (string) $job->id ) ) );
		self::assertSame( 'error: Job not found. (job_not_found)', $this->command( 'stop', array( 'x' ) ) );
		self::assertStringStartsWith( 'error: --state must be', $this->command( 'list_jobs', array(), array( 'state' => 'lost' ) ) );
		foreach ( array( '0', '-1', 'x', true ) as $seconds ) {
			self::assertStringStartsWith( 'error: --seconds must be', $this->command( 'run', array(), array( 'seconds' => $seconds ) ) );
		}
		self::assertStringStartsWith( 'success:', $this->command( 'run', array(), array( 'seconds' => '5' ) ) );
		$said = self::with_errors( static fn ( string $query ): bool => str_contains( $query, 'slipstream_jobs' ), fn (): string => $this->command( 'run' ) );
		self::assertStringEndsWith( '(job_not_stored)', $said );
	}

	public function test_the_command_works_until_nothing_is_due(): void {
		$this->handler->instead = fn (): Step_Result => count( $this->handler->jobs ) < 300
			? Step_Result::continue_from( array( count( $this->handler->jobs ) ) )
			: Step_Result::done();
		$job                    = $this->add();
		$this->command( 'run' );
		$this->assert_state( Job_State::Done, $job );
	}
}
