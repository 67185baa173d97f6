<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Stats;

use Slipstream\Stats\Views;

require_once __DIR__ . '/Stats_Case.php';

/**
 * None is lost, none is counted twice.
 */
final class Parallel_Views_Test extends Stats_Case {

	protected const COMMITS = true;

	private const PROCESSES = 8;
	private const VIEWS     = 50;

	public function test_all_views_of_many_processes_are_counted(): void {
		global $wpdb;
		// The other processes write into the same database.
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . Views::TABLE ) );
		$processes = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$pipes       = array();
			$process     = proc_open(
				array( PHP_BINARY, __DIR__ . '/views.php', (string) self::VIEWS ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
				$pipes
			);
			$processes[] = array( $process, $pipes[0], $pipes[1] );
		}
		foreach ( $processes as list( , , $output ) ) {
			self::assertSame( "ready\n", fgets( $output ) );
		}
		foreach ( $processes as list( , $input ) ) {
			fwrite( $input, "go\n" );
		}
		$told = 0;
		foreach ( $processes as list( $process, , $output ) ) {
			$told += (int) stream_get_contents( $output );
			proc_close( $process );
		}
		$rows = self::rows();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . Views::TABLE ) );
		$half = self::PROCESSES * self::VIEWS / 2;
		self::assertSame( 2 * $half, $told );
		self::assertSame( array( $half, $half ), array_values( $rows ) );
	}
}
