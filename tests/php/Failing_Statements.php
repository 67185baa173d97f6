<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use Closure;

/** Lets statements of the database fail. A test that uses it sets COMMITS, as SQLite gives a transaction up then. */
trait Failing_Statements {

	/** @var Closure(string): string|null The filter that breaks statements. */
	private ?Closure $breaking = null;

	private int $statements = 0;

	/**
	 * Lets statements fail.
	 *
	 * @param string $pattern Which.
	 * @param int    $first   The first of them, from 1.
	 * @param bool   $is_gone Whether all after it fail too.
	 */
	private function break_statements( string $pattern, int $first = 1, bool $is_gone = true ): void {
		$this->repair();
		$this->statements = 0;
		$this->breaking   = function ( string $query ) use ( $pattern, $first, $is_gone ): string {
			if ( 1 !== preg_match( $pattern, $query ) || str_starts_with( $query, 'SHOW' ) ) {
				return $query;
			}
			++$this->statements;
			return $this->statements === $first || ( $is_gone && $this->statements > $first )
				? 'SELECT nothing FROM slipstream_no_such_table'
				: $query;
		};
		add_filter( 'query', $this->breaking );
	}

	/** Ends break_statements(). */
	private function repair(): void {
		if ( null !== $this->breaking ) {
			remove_filter( 'query', $this->breaking );
		}
		$this->breaking = null;
		wp_cache_flush();
	}

	/**
	 * Does something while one of its statements fails, each in turn; then while the database goes away before each.
	 *
	 * @param string            $code     What it must fail with.
	 * @param int               $least    How many statements it has at least.
	 * @param list<string>      $patterns Which fail: one at a time; then all from one on.
	 * @param Closure(): string $work     Gives the code of its error, '' for none.
	 */
	private function fail_each_of( string $code, int $least, array $patterns, Closure $work ): void {
		$most = 0;
		foreach ( $patterns as $is_gone => $pattern ) {
			for ( $number = 1; $number < 60; $number++ ) {
				$this->break_statements( $pattern, $number, 1 === $is_gone );
				$error  = $work();
				$is_end = $this->statements < $number;
				$this->repair();
				self::assertSame( $is_end ? '' : $code, $error, "Statement $number, $pattern" );
				if ( $is_end ) {
					$most = max( $most, $number - 1 );
					break;
				}
			}
		}
		self::assertGreaterThanOrEqual( $least, $most );
	}
}
