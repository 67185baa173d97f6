<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Usage_Services;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Clock;
use Slipstream\Support\System_Clock;

/** What the tests store is committed, as other processes read it. */
abstract class Ledger_Case extends TestCase {

	/** The user who asks. */
	protected int $user = 0;

	/** @var bool Core keeps its services in globals, which PHPUnit must not copy. */
	protected $backupGlobals = false;

	protected function setUp(): void {
		parent::setUp();
		( new Installer( Plugin::modules() ) )->install();
		$this->user = (int) wp_insert_user(
			array(
				'user_login' => 'ledger-writer',
				'user_pass'  => 'password',
				'user_email' => 'ledger-writer@example.test',
				'role'       => 'author',
			)
		);
	}

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->user );
		delete_option( Limits::OPTION );
		delete_option( Prices::OPTION );
		$this->clear();
		wp_clear_scheduled_hook( 'slipstream_ai_clean' );
		parent::tearDown();
	}

	/** Empties the tables. */
	protected function clear(): void {
		global $wpdb;
		foreach ( array( 'ai_usage', 'ai_reservations', 'ai_log' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
	}

	/**
	 * What counts AI requests.
	 *
	 * @param int $later Seconds from now.
	 */
	protected function usage( int $later = 0 ): Usage_Services {
		global $wpdb;
		$clock = new class( $later ) implements Clock {
			public function __construct( private int $later ) {}
			public function now(): int {
				return ( new System_Clock() )->now() + $this->later;
			}
		};
		return 0 === $later
			? Plugin::module( Ai_Module::class )->services()->usage()
			: new Usage_Services( $wpdb, $clock );
	}

	/** @return array<string, array{int, int}> Requests and tokens by counter. */
	protected function counters(): array {
		global $wpdb;
		$counters = array();
		foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_ai_usage ORDER BY subject" ) as $row ) {
			$counters[ $row->subject ] = array( (int) $row->requests, (int) $row->tokens );
		}
		return $counters;
	}

	/** @return array{int, int} How many reservations are open: as the counters say, and as rows of their own. */
	protected function open_reservations(): array {
		global $wpdb;
		return array(
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_ai_usage WHERE holds <> ''" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_ai_reservations" ),
		);
	}

	/**
	 * Starts processes and waits until all are ready.
	 *
	 * @param list<list<string>> $arguments Of each process, as ledger-attempt.php takes them.
	 * @return list<array{resource, resource, resource}> Each process, its input and its output.
	 */
	protected function start( array $arguments ): array {
		$processes = array();
		foreach ( $arguments as $own ) {
			$pipes       = array();
			$process     = proc_open(
				array( PHP_BINARY, __DIR__ . '/ledger-attempt.php', (string) $this->user, ...$own ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
				$pipes
			);
			$processes[] = array( $process, $pipes[0], $pipes[1] );
		}
		foreach ( $processes as list( , , $output ) ) {
			self::assertSame( "ready\n", fgets( $output ) );
		}
		return $processes;
	}

	/**
	 * Lets all processes go at the same moment.
	 *
	 * @param list<list<string>> $arguments As for start().
	 * @return array<string, int> How often each answer came.
	 */
	protected function answers( array $arguments ): array {
		$processes = $this->start( $arguments );
		foreach ( $processes as list( , $input ) ) {
			fwrite( $input, "go\n" );
		}
		$answers = array();
		foreach ( $processes as list( $process, , $output ) ) {
			$answers[] = (string) stream_get_contents( $output );
			proc_close( $process );
		}
		$counts = array_count_values( $answers );
		ksort( $counts );
		return $counts;
	}
}
