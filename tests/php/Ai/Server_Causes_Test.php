<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

require_once __DIR__ . '/Server_Test_Case.php';

/**
 * Each cause for which an AI server does not answer, caused.
 */
final class Server_Causes_Test extends Server_Test_Case {

	/**
	 * Behaviors of a server, and the cause that they are.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, 2?: array<string, string>}>
	 */
	public static function causes(): iterable {
		$error = static fn ( string $code, string $message = '' ): array => array(
			'error' => array(
				'code'    => $code,
				'message' => $message,
			),
		);
		yield 'no key' => array( 'key_missing', array( 'key' => 'sk-good' ) );
		yield 'a wrong key, and a list for everybody' => array( 'key_refused', array( 'key' => 'sk-good' ), array( 'key' => 'sk-bad' ) );
		yield 'a wrong key, and no list' => array( 'key_refused', array( 'modelsStatus' => 401 ), array( 'key' => 'sk-bad' ) );
		yield 'a wrong key with another status' => array(
			'key_refused',
			array(
				'status' => 400,
				'body'   => $error( 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.' ),
			),
			array( 'key' => 'sk-bad' ),
		);
		yield 'a key without leave' => array( 'no_access', array( 'status' => 403 ), array( 'key' => 'sk-less' ) );
		yield 'an unknown model' => array( 'wrong_model', array( 'isStrict' => true ), array( 'model' => 'nobody' ) );
		yield 'no model' => array( 'no_model', array( 'isStrict' => true ) );
		yield 'no credit' => array(
			'quota',
			array(
				'status' => 429,
				'body'   => $error( 'insufficient_quota' ),
			),
		);
		yield 'no payment' => array( 'quota', array( 'status' => 402 ) );
		yield 'too many requests' => array(
			'busy',
			array(
				'status' => 429,
				'body'   => $error( 'rate_limit_exceeded' ),
			),
		);
		yield 'a fault of its own' => array( 'server_error', array( 'status' => 500 ) );
		yield 'a request that it does not take' => array( 'rejected', array( 'status' => 400 ) );
	}

	/**
	 * Answers that are none of a model, and the cause that they are.
	 *
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function odd_answers(): iterable {
		yield 'a redirect' => array( 'moved', array( 'status' => 308 ) );
		yield 'a page' => array(
			'not_ai',
			array(
				'body'        => '<html>Welcome</html>',
				'contentType' => 'text/html',
			),
		);
		yield 'a page that is not there' => array(
			'not_ai',
			array(
				'status'       => 404,
				'body'         => '<html>Not found</html>',
				'modelsStatus' => 404,
			),
		);
		yield 'other JSON' => array(
			'unreadable',
			array(
				'body'        => '{"hello":"world"}',
				'contentType' => 'application/json',
			),
		);
		yield 'an empty stream' => array( 'cut', array( 'body' => '' ) );
		yield 'an error in the stream' => array(
			'busy',
			array(
				'streamError' => array(
					'after' => 0,
					'error' => array(
						'code'    => 429,
						'message' => 'Later.',
					),
				),
			),
		);
		yield 'silence' => array( 'timeout', array( 'headerDelay' => 5000 ) );
		yield 'silence after the headers' => array( 'timeout', array( 'silenceAfter' => 0 ) );
	}

	/**
	 * @dataProvider causes
	 * @dataProvider odd_answers
	 * @param array<string, mixed>  $behavior See e2e/fakes/openai-answer.mjs.
	 * @param array<string, string> $given    What is sent besides the address.
	 */
	public function test_it_names_server_and_cause( string $cause, array $behavior, array $given = array() ): void {
		$this->tell( '/__behave', $behavior );
		$used   = $this->used();
		$result = $this->test( $given );
		self::assertSame( array( false, $cause, 0 ), array( $result['works'], $result['cause'], $result['requests'] ), $result['message'] );
		self::assertStringContainsString( self::host(), $result['message'] );
		self::assertMatchesRegularExpression( '/[.?]$/', $result['message'] );
		self::assertSame( $used, $this->used(), 'What brings nothing does not count.' );
		$is_sent = 401 !== ( $behavior['modelsStatus'] ?? 200 );
		self::assertSame( $is_sent ? array( $cause ) : array(), $this->logged(), 'The log knows why.' );
	}

	/** @return iterable<string, array{string, string}> Addresses where no AI server is. */
	public static function dead_addresses(): iterable {
		yield 'nobody listens' => array( 'no_answer', 'http://127.0.0.1:1/v1' );
		yield 'no such name' => array( 'unknown_name', 'http://no-such-host.invalid:8080/v1' );
		yield 'a port that speaks without encryption' => array( 'tls', 'https://{{host}}/v1' );
	}

	/** @dataProvider dead_addresses */
	public function test_a_connection_that_cannot_be_made( string $cause, string $address ): void {
		$address = str_replace( '{{host}}', self::host(), $address );
		$result  = $this->test( array( 'address' => $address ) );
		self::assertSame( $cause, $result['cause'], $result['message'] );
		self::assertStringContainsString( (string) preg_replace( '~^https?://|/v1$~', '', $address ), $result['message'] );
		self::assertSame( array(), $this->logged(), 'No request was sent.' );
	}
}
