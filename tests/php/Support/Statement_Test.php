<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Support\Database\Statement;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Test_Case;

/**
 * A deadlock costs a moment, another failure is told at once.
 */
final class Statement_Test extends Test_Case {

	private const DEADLOCK = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock; try restarting transaction'";
	private const FULL     = "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'";

	private int $tries = 0;

	protected function setUp(): void {
		parent::setUp();
		self::skip_on_sqlite();
		$this->tries = 0;
	}

	public function test_a_deadlock_is_tried_again(): void {
		self::assertSame( 1, $this->failing( self::DEADLOCK, 3 ) );
		self::assertSame( 4, $this->tries );
		self::assertSame( 0, Database_Errors::count(), 'In the end it has not failed.' );
	}

	public function test_an_endless_deadlock_is_a_failure(): void {
		self::assertFalse( $this->failing( self::DEADLOCK, PHP_INT_MAX ) );
		self::assertSame( 10, $this->tries );
		self::assertSame( 1, Database_Errors::count(), 'One statement has failed.' );
	}

	public function test_another_failure_is_not_tried_again(): void {
		self::assertFalse( $this->failing( self::FULL, 1 ) );
		self::assertSame( 1, $this->tries );
	}

	public function test_a_limit_is_taken_in_spite_of_a_deadlock(): void {
		global $wpdb;
		$counters = new Counters( $wpdb, new System_Clock() );
		$breaks   = $this->breaks( self::DEADLOCK, 2 );
		add_filter( 'query', $breaks );
		$result = $counters->take( 'statement', 1, 60 );
		remove_filter( 'query', $breaks );
		self::assertSame( Claim_Result::Granted, $result );
		self::assertSame( Claim_Result::Denied, $counters->take( 'statement', 1, 60 ) );
	}

	private function failing( string $failure, int $times ): int|bool {
		global $wpdb;
		$errors = $wpdb->suppress_errors();
		$breaks = $this->breaks( $failure, $times );
		add_filter( 'query', $breaks );
		$done = Statement::run( $wpdb, 'SELECT 1' );
		remove_filter( 'query', $breaks );
		$wpdb->suppress_errors( $errors );
		return $done;
	}

	/** @return \Closure(string): string Puts a failure in the place of the first statements. */
	private function breaks( string $failure, int $times ): \Closure {
		return function ( string $sql ) use ( $failure, $times ): string {
			return ++$this->tries <= $times ? $failure : $sql;
		};
	}
}
