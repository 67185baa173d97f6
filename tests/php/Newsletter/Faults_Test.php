<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Newsletter\Sending\Deliveries;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Sending_Job;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Failing_Statements;
use Throwable;

require_once __DIR__ . '/Newsletter_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/** Whatever statement fails, and wherever the process ends: nobody gets an email twice, and each is accounted for. */
final class Faults_Test extends Newsletter_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	private const PEOPLE = 3;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	/** One run of the job, as a process of its own would do it. */
	private function run_once(): void {
		$clock = new System_Clock();
		$job   = new Job( 1, Sending_Job::KIND, '-', Job_State::Running, '[]', '', 0, 0, 0, 0, 0, 0, '', 0, 0, 1 );
		$this->newsletter_services()->jobs()[ Sending_Job::KIND ]->step( $job, new Time_Budget( $clock, 20, static fn (): bool => true ) );
	}

	/** A post that waits to be sent, as the only one. */
	private function prepare(): int {
		global $wpdb;
		foreach ( array( 'newsletters', 'newsletter_deliveries', 'subscribers', 'jobs' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
		$this->mails = array();
		$this->people( self::PEOPLE );
		return self::publish();
	}

	/** Lets the next processes end it, and looks whether all adds up. */
	private function assertSentOnce( int $post, string $when ): void {
		for ( $time = 0; $time < 3; $time++ ) {
			$this->pass( Deliveries::LEASE + 10 );
			$this->run_once();
		}
		$newsletter = $this->newsletter( $post );
		self::assertSame( Newsletter_State::Sent, $newsletter?->state, $when );
		self::assertSame( self::PEOPLE, $newsletter->audience, $when );
		self::assertSame( self::PEOPLE, array_sum( $this->counts( $post ) ), $when );
		$counts = $this->counts( $post ) + array(
			'sent'   => 0,
			'unsure' => 0,
		);
		self::assertSame( self::PEOPLE, $counts['sent'] + $counts['unsure'], $when );
		self::assertLessThanOrEqual( 1, $counts['unsure'], $when );
		foreach ( $this->mailed() as $email => $times ) {
			self::assertSame( 1, $times, "$when: $email" );
		}
		// What is unsure was in one hand alone.
		self::assertGreaterThanOrEqual( self::PEOPLE - $counts['unsure'], count( $this->mails ), $when );
	}

	/** @return array<string, array{bool}> */
	public static function failures(): array {
		return array(
			'one statement fails'    => array( false ),
			'the database goes away' => array( true ),
		);
	}

	/** @dataProvider failures */
	public function test_a_database_that_fails_loses_and_repeats_nothing( bool $is_gone ): void {
		$failed = 0;
		for ( $number = 1; $number < 80; $number++ ) {
			$post = $this->prepare();
			$this->break_statements( '/slipstream_(newsletter|subscriber)/', $number, $is_gone );
			try {
				$this->run_once();
			} catch ( Throwable ) {
				++$failed;
			}
			$is_end = $this->statements < $number;
			$this->repair();
			$this->assertSentOnce( $post, "Statement $number" );
			if ( $is_end ) {
				break;
			}
		}
		self::assertGreaterThan( 15, $failed );
		self::assertLessThan( 80, $number );
	}

	public function test_a_process_that_is_killed_loses_and_repeats_nothing(): void {
		$killed = 0;
		for ( $number = 1; $number < 80; $number++ ) {
			$post = $this->prepare();
			$seen = 0;
			$kill = static function ( string $query ) use ( &$seen, $number ): string {
				if ( 1 === preg_match( '/^(INSERT|UPDATE|DELETE).*slipstream_(newsletter|subscriber)/s', $query ) && ++$seen >= $number ) {
					throw new \Error( 'Killed.' );
				}
				return $query;
			};
			add_filter( 'query', $kill );
			try {
				$this->run_once();
			} catch ( \Error ) {
				++$killed;
			}
			remove_filter( 'query', $kill );
			$GLOBALS['wpdb']->suppress_errors( true );
			$this->assertSentOnce( $post, "Before statement $number" );
			if ( $seen < $number ) {
				break;
			}
		}
		self::assertGreaterThan( 8, $killed );
	}
}
