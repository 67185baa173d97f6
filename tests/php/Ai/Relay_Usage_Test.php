<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * From outside: a client, the site, an AI server that counts or does not.
 */
final class Relay_Usage_Test extends Server_Case {

	protected function tearDown(): void {
		global $wpdb;
		delete_option( Limits::OPTION );
		wp_clear_scheduled_hook( 'slipstream_ai_clean' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_ai_log" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_ai_usage" );
		parent::tearDown();
	}

	/** @return list<array<string, int|string>> The lines of the log, once there are so many. */
	private function lines( int $count ): array {
		$read = static fn (): array => iterator_to_array(
			Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '' ),
			false
		);
		self::assertTrue( $this->until( static fn (): bool => count( $read() ) >= $count ) );
		return $read();
	}

	public function test_the_servers_own_count_is_used(): void {
		$this->behave(
			array(
				'usage' => array(
					'prompt_tokens'     => 321,
					'completion_tokens' => 45,
					'total_tokens'      => 366,
				),
			)
		);
		self::assertTrue( $this->ask( array( 'feature' => 'ai-assistant' ) )->read()->is_done() );
		self::assertTrue( $this->upstream()[0]['body']['stream_options']['include_usage'] );
		$line = $this->lines( 1 )[0];
		self::assertSame(
			array( self::$user, 'ai-assistant', 'fake-model', 321, 45, 'done' ),
			array(
				$line['user_id'],
				$line['feature'],
				$line['model'],
				$line['tokens_in'],
				$line['tokens_out'],
				$line['outcome'],
			)
		);
		self::assertGreaterThan( 0, $line['milliseconds'] );
		self::assertSame(
			366,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['tokens']
		);
		self::assertStringNotContainsString( 'Why', (string) wp_json_encode( $line ) );
	}

	public function test_a_server_that_does_not_count_is_estimated(): void {
		$this->behave(
			array(
				'usage' => null,
				'text'  => str_repeat( 'word ', 80 ),
			)
		);
		self::assertTrue( $this->ask()->read()->is_done() );
		self::assertSame( 100, $this->lines( 1 )[0]['tokens_out'] );
	}

	public function test_a_failure_is_logged_and_does_not_count(): void {
		$this->behave( array( 'status' => 500 ) );
		self::assertSame( 503, $this->ask()->read()->status );
		self::assertSame(
			array( 'server_error', 0 ),
			array( $this->lines( 1 )[0]['outcome'], $this->lines( 1 )[0]['tokens_in'] )
		);
		self::assertSame(
			0,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests']
		);
	}

	public function test_a_reached_limit_is_a_429_before_the_server_is_asked(): void {
		Site_Settings::limits( array( 'person' => array( 'requests' => 1 ) ) );
		self::assertTrue( $this->ask()->read()->is_done() );
		$this->lines( 1 );
		$answer = $this->ask()->read();
		self::assertSame( array( 429, 'error_quota_exceeded' ), array( $answer->status, $answer->error()['code'] ) );
		self::assertStringContainsString( 'your request limit', $answer->error()['message'] );
		self::assertCount( 1, $this->upstream() );
		self::assertTrue( $this->until( fn (): bool => 0 === $this->slots() ) );
	}

	public function test_an_envelope_holds_the_whole_answer_and_counts_exactly(): void {
		$this->behave(
			array(
				'text'  => 'Because of it.',
				'usage' => array(
					'prompt_tokens'     => 12,
					'completion_tokens' => 34,
				),
			)
		);
		$answer = $this->ask( array(), '&_envelope=1' )->read();
		self::assertSame( 200, $answer->status );
		$envelope = json_decode( $answer->raw, true );
		self::assertSame( 'Because of it.', $envelope['body']['choices'][0]['message']['content'] ?? $answer->raw );
		$line = $this->lines( 1 )[0];
		self::assertCount( 1, $this->upstream(), 'The server was asked.' );
		self::assertSame( 1, $this->used() );
		self::assertSame( array( 'done', 12, 34 ), array( $line['outcome'], $line['tokens_in'], $line['tokens_out'] ) );
		self::assertTrue( $this->until( fn (): bool => 0 === $this->slots() ) );
	}
}
