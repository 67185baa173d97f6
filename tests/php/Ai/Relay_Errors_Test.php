<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Streamed_Answer;
use Slipstream\Tests\Support_Server;
use Slipstream\Tokens\Tokens_Module;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * A status where it is not too late, an event where it is, and never a lost word or a key.
 */
final class Relay_Errors_Test extends Server_Case {

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

	public function test_a_silent_server_is_given_up(): void {
		$this->behave( array( 'silenceAfter' => 2 ) );
		$answer = $this->ask()->read();
		self::assertSame( 'Rivers remember', $answer->text() );
		self::assertSame( 'upstream_timeout', $answer->error()['code'] );
		self::assertFalse( $answer->is_done() );
		self::assertStringContainsString( ":\n\n", substr( $answer->raw, 3 ), 'A heartbeat was sent.' );
	}

	/**
	 * What the server says, what the client gets.
	 *
	 * @return iterable<string, array{int, array<string, mixed>, int, string}>
	 */
	public static function refusals(): iterable {
		yield 'rate limit' => array( 429, array( 'code' => 'rate_limit_exceeded' ), 429, 'upstream_quota_exceeded' );
		yield 'moderation' => array( 422, array(), 422, 'error_moderation' );
		yield 'content filter' => array( 400, array( 'code' => 'content_filter' ), 422, 'error_moderation' );
		yield 'too large' => array( 413, array(), 413, 'error_context_too_large' );
		yield 'context length' => array(
			400,
			array( 'code' => 'context_length_exceeded' ),
			413,
			'error_context_too_large',
		);
		yield 'context length in words' => array(
			400,
			array( 'message' => "This model's maximum context length is 4096 tokens." ),
			413,
			'error_context_too_large',
		);
		yield 'bad request' => array( 400, array( 'code' => 'something' ), 400, 'upstream_rejected' );
		yield 'bad key' => array(
			401,
			array( 'message' => 'Incorrect API key provided: {{authorization}}' ),
			502,
			'upstream_unauthorized',
		);
		yield 'forbidden' => array( 403, array(), 502, 'upstream_unauthorized' );
		yield 'no such model' => array( 404, array( 'code' => 'model_not_found' ), 502, 'upstream_not_found' );
		yield 'redirect' => array( 302, array(), 502, 'error_network' );
		yield 'error' => array(
			500,
			array( 'message' => 'panic with {{authorization}}' ),
			503,
			'error_service_unavailable',
		);
		yield 'unavailable' => array( 503, array(), 503, 'error_service_unavailable' );
		yield 'overloaded' => array( 529, array(), 503, 'error_service_unavailable' );
	}

	/** @dataProvider refusals */
	public function test_a_refusal_becomes_a_status( int $status, array $error, int $expected, string $code ): void {
		$this->behave(
			array(
				'status' => $status,
				'body'   => array( 'error' => (object) $error ),
			)
		);
		$used   = $this->used();
		$answer = $this->ask()->read();
		self::assertSame( $expected, $answer->status, $answer->raw );
		self::assertSame( $code, $answer->error()['code'] );
		self::assertSame( $expected, $answer->error()['data']['status'] );
		self::assertStringNotContainsString( self::KEY, $answer->raw . implode( $answer->headers ) );
		self::assertStringNotContainsString( 'Bearer', $answer->raw );
		self::assertSame( $used, $this->used(), 'A request that was not answered does not count.' );
	}

	public function test_a_redirect_is_not_followed_and_its_target_gets_no_key(): void {
		list( $process, $other ) = Support_Server::ai();
		try {
			foreach ( array( 301, 302, 303, 307, 308 ) as $status ) {
				$this->behave(
					array(
						'status'  => $status,
						'headers' => array( 'location' => "$other/v1/chat/completions" ),
					)
				);
				self::assertSame( 'error_network', $this->ask()->read()->error()['code'] );
			}
			self::assertSame( array(), json_decode( $this->fetch( "$other/__log", null )['body'], true )['requests'] );
		} finally {
			$process->stop();
		}
	}

	public function test_a_whole_answer_that_is_too_long_says_so(): void {
		$this->behave(
			array(
				'contentType' => 'application/json',
				'body'        => '"' . str_repeat( 'x', 5_000_000 ) . '"',
			)
		);
		self::assertSame( 'upstream_too_long', $this->ask()->read()->error()['code'] );
	}

	public function test_retry_after_is_passed_on(): void {
		$this->behave(
			array(
				'status'  => 429,
				'headers' => array( 'retry-after' => '17' ),
			)
		);
		self::assertSame( '17', $this->ask()->read()->headers['retry-after'] );
	}

	public function test_a_late_refusal_becomes_an_event(): void {
		$this->behave(
			array(
				'status'      => 429,
				'headerDelay' => 900,
			)
		);
		$used   = $this->used();
		$answer = $this->ask()->read();
		self::assertSame( 200, $answer->status );
		self::assertSame( 'upstream_quota_exceeded', $answer->error()['code'] );
		self::assertSame( 429, $answer->error()['data']['status'] );
		self::assertSame( $used, $this->used() );
	}

	public function test_no_server_at_all(): void {
		update_option( Ai_Server_Settings::BASE_URL, 'http://127.0.0.1:9/v1' );
		$answer = $this->ask()->read();
		self::assertSame( 503, $answer->status );
		self::assertSame( 'error_service_unavailable', $answer->error()['code'] );
	}

	/**
	 * Streams that break, and how much of the text arrives.
	 *
	 * @return iterable<string, array{array<string, mixed>, string, int}>
	 */
	public static function breaks(): iterable {
		yield 'cut after three words' => array( array( 'cutAfter' => 3 ), 'Rivers remember every', 502 );
		yield 'cut before the closing chunk' => array( array( 'cutAfter' => 6 ), 'Rivers remember every stone they pass.', 502 );
		yield 'ended without a reason' => array(
			array(
				'finishReason' => null,
				'done'         => false,
			),
			'Rivers remember every stone they pass.',
			502,
		);
		yield 'nothing but rubbish' => array(
			array(
				'malformed' => 'all',
				'done'      => false,
			),
			'',
			502,
		);
		yield 'rubbish and an end' => array( array( 'malformed' => 'all' ), '', 502 );
		yield 'an error object' => array(
			array(
				'streamError' => array(
					'after' => 2,
					'error' => array(
						'message' => 'boom',
						'type'    => 'server_error',
					),
				),
			),
			'Rivers remember',
			503,
		);
		yield 'an error object with a status' => array(
			array(
				'streamError' => array(
					'after' => 1,
					'error' => array(
						'message' => 'slow down',
						'code'    => 429,
					),
				),
			),
			'Rivers',
			429,
		);
		yield 'filtered on the way' => array( array( 'finishReason' => 'content_filter' ), 'Rivers remember every stone they pass.', 422 );
		yield from self::broken_bodies();
	}

	/** @return iterable<string, array{array<string, mixed>, string, int}> */
	private static function broken_bodies(): iterable {
		yield 'a web page' => array(
			array(
				'contentType' => 'text/html',
				'body'        => '<h1>Welcome</h1>',
			),
			'',
			502,
		);
		yield 'a line without an end' => array(
			array(
				'contentType' => 'text/event-stream',
				'body'        => 'data: {"choices":[{"delta":{"content":"Rivers"}}]}'
					. "\n\ndata: "
					. str_repeat( 'x', 3_000_000 ),
			),
			'Rivers',
			502,
		);
		yield 'an empty body' => array( array( 'body' => '' ), '', 502 );
	}

	/** @dataProvider breaks */
	public function test_a_broken_stream_keeps_its_text_and_says_so(
		array $behavior,
		string $text,
		int $status
	): void {
		$this->behave( $behavior );
		$used   = $this->used();
		$answer = $this->ask()->read();
		self::assertSame( $text, $answer->text() );
		self::assertFalse( $answer->is_done() );
		self::assertSame( $status, $answer->error()['data']['status'] ?? null, $answer->raw );
		self::assertSame( '' === $text ? $used : $used + 1, $this->used() );
	}

	public function test_nothing_a_client_sends_is_our_fault(): void {
		$bodies = array(
			'{"question":',
			'[]',
			'{}',
			'{"question":""}',
			'{"question":7}',
			'{"messages":"x"}',
			'{"messages":[7]}',
			'{"messages":[{"role":"root","content":"x"}]}',
			'{"messages":[{"role":"jetpack-ai"}]}',
			'{"messages":[{"role":"jetpack-ai","context":{"type":"no-such-type"}}]}',
			'{"messages":[{"role":"jetpack-ai","context":{"type":"../Engine"}}]}',
			'{"messages":[{"role":"jetpack-ai","context":{"type":{"a":1}}}]}',
			'{"messages":[{"role":"jetpack-ai","context":{"type":"ai-assistant-user-prompt","request":["x"]}}]}',
			'{"question":"x","functions":[{"name":7}]}',
			'{"question":"x","request_id":"../../x"}',
			'{"question":"x","post_id":{"a":1}}',
			'{"question":"' . str_repeat( 'x', 500000 ) . '"}',
		);
		$token  = Plugin::module( Tokens_Module::class )->tokens()->issue( self::$user, 'ai' );
		foreach ( $bodies as $body ) {
			$answer = new Streamed_Answer(
				self::$site . '/?rest_route=/wpcom/v2/jetpack-ai-query',
				$body,
				array( "Authorization: Bearer $token", 'Content-Type: application/json' )
			);
			$answer->read();
			self::assertGreaterThanOrEqual( 400, $answer->status, substr( $body, 0, 80 ) );
			self::assertLessThan( 500, $answer->status, substr( $body, 0, 80 ) );
			self::assertNotEmpty( $answer->error()['code'] );
		}
		self::assertSame( array(), $this->upstream() );
	}
}
