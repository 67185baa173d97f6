<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Engines\Openai\Openai_Reader;

/**
 * A line, an event and a text have an end, whatever a server sends.
 */
final class Endless_Answer_Test extends TestCase {

	/** @return iterable<string, array{string, string}> What a broken server repeats for ever. */
	public static function streams(): iterable {
		yield 'a line without an end' => array( 'data: ', str_repeat( 'x', 65536 ) );
		yield 'an event without an end' => array( '', 'data: ' . str_repeat( 'x', 4096 ) . "\n" );
		yield 'lines without a text' => array( '', str_repeat( "data:\n", 10000 ) );
		yield 'a comment without an end' => array( ':', str_repeat( 'x', 65536 ) );
		yield 'a text without an end' => array(
			'',
			'data: {"choices":[{"delta":{"content":"' . str_repeat( 'x', 8192 ) . "\"}}]}\n\n",
		);
		yield 'a call without an end' => array(
			'',
			'data: {"choices":[{"delta":{"function_call":{"arguments":"' . str_repeat( 'x', 8192 ) . "\"}}}]}\n\n",
		);
	}

	/** @dataProvider streams */
	public function test_it_is_cut_and_said( string $start, string $part ): void {
		$reader = new Openai_Reader();
		$before = memory_get_usage();
		$reader->push( $start );
		$sent = 0;
		while ( $sent < 64 * 1024 * 1024 && null === $reader->failure() ) {
			$sent += strlen( $part );
			$reader->push( $part );
			$reader->take();
			self::assertLessThan( 12 * 1024 * 1024, memory_get_usage() - $before );
		}
		self::assertSame(
			array( 'upstream_too_long', 502 ),
			array( $reader->failure()?->error_code, $reader->failure()?->http_status )
		);
		$reader->push( "\n\ndata: {\"choices\":[{\"delta\":{\"content\":\"more\"}}]}\n\n" );
		self::assertSame( array(), $reader->take(), 'What follows is not read.' );
	}

	public function test_long_texts_of_good_servers_pass(): void {
		$reader = new Openai_Reader();
		for ( $part = 0; $part < 1000; $part++ ) {
			$reader->push( 'data: {"choices":[{"delta":{"content":"' . str_repeat( 'x', 500 ) . "\"}}]}\n\n" );
			self::assertCount( 1, $reader->take() );
		}
		self::assertNull( $reader->failure() );
	}

	public function test_counts_of_tokens_that_cannot_be_are_not_believed(): void {
		foreach ( array( PHP_INT_MAX, 10_000_000_000, -5 ) as $count ) {
			$reader = new Openai_Reader();
			$reader->push(
				'data: ' . wp_json_encode(
					array(
						'usage' => array(
							'prompt_tokens'     => 3,
							'completion_tokens' => $count,
						),
					)
				) . "\n\n"
			);
			self::assertNull( $reader->usage() );
		}
	}
}
