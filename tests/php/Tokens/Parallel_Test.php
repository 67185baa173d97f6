<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Tokens;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Streamed_Answer;
use Slipstream\Tokens\Caller;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * Exactly as many pass as may.
 */
final class Parallel_Test extends Server_Case {

	private const PROCESSES = 10;
	private const ATTEMPTS  = 5;

	protected static function filters(): array {
		return array( 'slipstream_ai_max_streams' => 60 );
	}

	protected static function workers(): int {
		return 8;
	}

	protected function tearDown(): void {
		global $wpdb;
		delete_option( Limits::REQUESTS );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_streams" );
		parent::tearDown();
	}

	public function test_fifty_requests_and_a_quota_of_twenty(): void {
		$used = $this->used();
		update_option( Limits::REQUESTS, $used + 20 );
		$answers = array_map( fn(): Streamed_Answer => $this->ask(), range( 1, 50 ) );
		self::assertTrue( $this->until( fn(): bool => array() === $this->running( $answers ), 40 ) );
		$results = array_map(
			static fn( Streamed_Answer $answer ): string =>
				$answer->is_done() ? 'answered' : $answer->status . ' ' . $answer->error()['code'],
			$answers
		);
		self::assertEqualsCanonicalizing(
			array_merge( array_fill( 0, 20, 'answered' ), array_fill( 0, 30, '429 error_quota_exceeded' ) ),
			$results
		);
		self::assertSame( $used + 20, $this->used() );
		self::assertCount( 20, $this->upstream() );
		self::assertTrue( $this->until( fn(): bool => 0 === $this->slots() ) );
	}

	public function test_processes_that_fight_for_slots_and_quota(): void {
		update_option( Limits::REQUESTS, $this->used() + 12 );
		$used      = $this->used();
		$processes = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$pipes       = array();
			$process     = proc_open(
				array( PHP_BINARY, __DIR__ . '/attempts.php', (string) self::ATTEMPTS ),
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
		$won = array(
			'slots' => 0,
			'quota' => 0,
		);
		foreach ( $processes as list( $process, , $output ) ) {
			$result = json_decode( (string) stream_get_contents( $output ), true );
			self::assertIsArray( $result );
			$won['slots'] += $result['slots'];
			$won['quota'] += $result['quota'];
			proc_close( $process );
		}
		self::assertSame(
			array(
				'slots' => 4,
				'quota' => 12,
			),
			$won
		);
		self::assertSame( $used + 12, $this->used() );
		self::assertSame( 4, $this->slots() );
	}

	public function test_a_crash_gives_its_slot_back_in_time(): void {
		global $wpdb;
		$slots = Plugin::module( Ai_Module::class )->services()->stream_slots();
		$first = $slots->acquire( new Caller( 1 ) );
		self::assertNotNull( $first );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_streams SET expires = 1" );
		$most = 0;
		while ( null !== $slots->acquire( new Caller( $most + 1 ) ) ) {
			++$most;
		}
		self::assertSame( 4, $most, 'The expired slot is taken again.' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_streams" );
	}

	/**
	 * Reads a little of every answer and gives those that are not over.
	 *
	 * @param list<Streamed_Answer> $answers
	 * @return list<Streamed_Answer>
	 */
	private function running( array $answers ): array {
		foreach ( $answers as $answer ) {
			$answer->is_over || $answer->pump( 0 );
		}
		return array_values(
			array_filter( $answers, static fn( Streamed_Answer $answer ): bool => ! $answer->is_over )
		);
	}
}
