<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * What arrives, when it arrives, and what is left behind.
 */
final class Relay_Test extends Server_Case {

	protected static function filters(): array {
		return array(
			'slipstream_ai_silence_seconds' => 1.5,
			'slipstream_ai_open_seconds'    => 0.3,
		);
	}

	protected function tearDown(): void {
		if ( null !== self::$site_process ) {
			self::assertTrue( $this->until( fn(): bool => 0 === $this->slots() ), 'Every slot is given back.' );
			self::assertSame(
				array(),
				glob( wp_upload_dir( null, false )['basedir'] . '/slipstream-stop/*.stop' ),
				'No flag is left.'
			);
			self::assertSame( '', (string) file_get_contents( self::$error_log ), 'PHP logs nothing.' );
		}
		parent::tearDown();
	}

	public function test_pieces_arrive_while_the_server_still_writes(): void {
		$this->behave(
			array(
				'chunks' => array( 'one ', 'two ', 'three ', 'four ', 'five' ),
				'delay'  => 150,
			)
		);
		$used   = $this->used();
		$answer = $this->ask()->read();
		$sent   = $this->upstream()[0]['sent'];
		self::assertSame( 200, $answer->status );
		self::assertSame( array( 'one ', 'two ', 'three ', 'four ', 'five' ), $answer->pieces() );
		self::assertTrue( $answer->is_done() );
		self::assertLessThan(
			$sent[3],
			$answer->arrivals[1],
			'The first pieces are here before the last ones are sent.'
		);
		self::assertSame( 'text/event-stream; charset=utf-8', $answer->headers['content-type'] );
		self::assertSame( 'no', $answer->headers['x-accel-buffering'] );
		self::assertStringContainsString( 'no-cache', $answer->headers['cache-control'] );
		self::assertArrayNotHasKey( 'access-control-allow-origin', $answer->headers );
		self::assertSame( $used + 1, $this->used() );
	}

	public function test_what_a_model_writes_around_its_answer_does_not_arrive(): void {
		$this->behave(
			array(
				'chunks' => array(
					'<thi',
					"nk>\nWhy? ",
					"Hm.\n</th",
					"ink>\n\nHere is ",
					"the text:\n\nBeca",
					'use `<think>` ',
					'is a tag.',
				),
			)
		);
		$answer = $this->ask()->read();
		self::assertSame( array( 'Beca', 'use `<think>` ', 'is a tag.' ), $answer->pieces() );
		self::assertTrue( $answer->is_done() );
	}

	public function test_the_server_is_asked_in_its_own_format(): void {
		$this->ask(
			array(
				'functions' => array(
					array(
						'name'       => 'insert',
						'parameters' => array(
							'type'       => 'object',
							'properties' => (object) array(),
						),
					),
				),
			)
		)->read();
		$request = $this->upstream()[0];
		self::assertSame( 'Bearer ' . self::KEY, $request['authorization'] );
		self::assertSame( 'fake-model', $request['body']['model'] );
		self::assertTrue( $request['body']['stream'] );
		self::assertSame( array( 'system', 'user' ), array_column( $request['body']['messages'], 'role' ) );
		self::assertSame( 'Why?', $request['body']['messages'][1]['content'] );
		self::assertSame( 'insert', $request['body']['tools'][0]['function']['name'] );
	}

	public function test_bytes_may_be_cut_anywhere(): void {
		$text = 'Zürich, 東京 und „Ελλάδα“ 🏔️.';
		$this->behave(
			array(
				'text'       => $text,
				'splitBytes' => 1,
				'lineEnd'    => "\r\n",
			)
		);
		$answer = $this->ask()->read();
		self::assertSame( $text, $answer->text() );
		self::assertTrue( $answer->is_done() );
	}

	public function test_stop_ends_the_request_to_the_server(): void {
		$this->behave(
			array(
				'chunks' => array_fill( 0, 200, 'word ' ),
				'delay'  => 50,
			)
		);
		$id     = 'a1b2c3d4-0000-4000-8000-00000000000a';
		$answer = $this->ask( array( 'request_id' => $id ) )->read( 3 );
		$this->stop( $id );
		$answer->read();
		$request = $this->upstream()[0];
		self::assertTrue( $request['closedEarly'] );
		self::assertLessThan( 200, $request['chunks'] );
		self::assertNull( $answer->error() );
	}

	public function test_nobody_stops_the_request_of_another_user(): void {
		$this->behave(
			array(
				'chunks' => array_fill( 0, 12, 'word ' ),
				'delay'  => 50,
			)
		);
		$id     = 'a1b2c3d4-0000-4000-8000-00000000000b';
		$answer = $this->ask( array( 'request_id' => $id ) )->read( 1 );
		$other  = (int) wp_insert_user(
			array(
				'user_login' => 'other-writer',
				'user_pass'  => 'password',
				'user_email' => 'other-writer@example.test',
				'role'       => 'author',
			)
		);
		Plugin::module( Connection_Module::class )->connection()->link( $other );
		$this->stop( $id, $other );
		$answer->read();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $other );
		// The other user's flag has nobody to take it away.
		self::assertCount(
			1,
			(array) array_map(
				'unlink',
				(array) glob( wp_upload_dir( null, false )['basedir'] . '/slipstream-stop/*.stop' )
			)
		);
		self::assertCount( 12, $answer->pieces() );
		self::assertTrue( $answer->is_done() );
	}

	public function test_a_client_that_leaves_ends_the_request_to_the_server(): void {
		$this->behave(
			array(
				'chunks' => array_fill( 0, 200, 'word ' ),
				'delay'  => 50,
			)
		);
		$used = $this->used();
		$this->ask()->read( 2 )->leave();
		self::assertTrue( $this->until( fn(): bool => true === $this->upstream()[0]['closedEarly'] ) );
		self::assertLessThan( 100, $this->upstream()[0]['chunks'] );
		self::assertSame( $used + 1, $this->used() );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> Streams that are odd and yet complete. */
	public static function oddities(): iterable {
		$text = 'Rivers remember every stone they pass.';
		yield 'rubbish in between' => array( array( 'malformed' => array( 1 ) ), 'Rivers every stone they pass.' );
		yield 'no [DONE]' => array( array( 'done' => false ), $text );
		yield 'no reason' => array( array( 'finishReason' => null ), $text );
		yield 'cut off by its length' => array( array( 'finishReason' => 'length' ), $text );
		yield 'no stream but JSON' => array( array( 'contentType' => 'application/json' ), $text );
		yield 'the unclear marker' => array( array( 'unclear' => true ), 'JETPACK_AI_ERROR' );
	}

	/** @dataProvider oddities */
	public function test_an_odd_stream_is_complete( array $behavior, string $text ): void {
		$this->behave( $behavior );
		$answer = $this->ask()->read();
		self::assertSame( $text, $answer->text(), $answer->raw );
		self::assertNull( $answer->error() );
		self::assertTrue( $answer->is_done() );
	}

	public function test_a_function_call_arrives_in_pieces(): void {
		$this->behave(
			array(
				'functionCall' => array(
					'name'      => 'insert_block',
					'arguments' => '{"name":"core/paragraph"}',
				),
			)
		);
		$answer = $this->ask( array( 'functions' => array( array( 'name' => 'insert_block' ) ) ) )->read();
		$calls  = array_map(
			static fn( array $event ): array => json_decode(
				$event['data'],
				true
			)['choices'][0]['delta']['function_call'],
			array_slice( $answer->events(), 0, -1 )
		);
		self::assertSame( 'insert_block', implode( '', array_column( $calls, 'name' ) ) );
		self::assertSame( '{"name":"core/paragraph"}', implode( '', array_column( $calls, 'arguments' ) ) );
		self::assertGreaterThan( 2, count( $calls ) );
		self::assertTrue( $answer->is_done() );
	}

	public function test_a_whole_answer_without_a_stream(): void {
		$answer = $this->ask( array( 'stream' => false ) )->read();
		self::assertSame( 200, $answer->status );
		self::assertSame(
			'Rivers remember every stone they pass.',
			json_decode( $answer->raw, true )['choices'][0]['message']['content']
		);
		$this->behave( array( 'cutAfter' => 2 ) );
		$answer = $this->ask( array( 'stream' => false ) )->read();
		self::assertSame( 502, $answer->status );
		self::assertSame( 'error_network', $answer->error()['code'] );
	}

	public function test_the_same_request_is_answered_from_the_cache(): void {
		$used   = $this->used();
		$first  = $this->ask( array( 'question' => 'Cache me' ), '&stream_cache=true' )->read();
		$second = $this->ask( array( 'question' => 'Cache me' ), '&stream_cache=true' )->read();
		$third  = $this->ask( array( 'question' => 'Cache me' ) )->read();
		self::assertSame( $first->text(), $second->text() );
		self::assertTrue( $second->is_done() );
		self::assertSame( $first->text(), $third->text() );
		self::assertCount( 2, $this->upstream(), 'The second request was not sent.' );
		self::assertSame( $used + 2, $this->used() );
	}

	public function test_a_broken_answer_is_not_kept(): void {
		$this->behave(
			array(
				'cutAfter' => 2,
				'times'    => 1,
			)
		);
		$this->ask( array( 'question' => 'Do not cache me' ), '&stream_cache=true' )->read();
		$again = $this->ask( array( 'question' => 'Do not cache me' ), '&stream_cache=true' )->read();
		self::assertSame( 'Rivers remember every stone they pass.', $again->text() );
	}
}
