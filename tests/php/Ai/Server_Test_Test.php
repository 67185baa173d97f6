<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use CurlHandle;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/**
 * Says of an AI server whether it works, or why not, before anything is stored.
 */
final class Server_Test_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/ai-server/test';

	private static ?Support_Server $process = null;

	/** Address of the fake, without a path. */
	private static string $ai = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null !== Support_Server::node() ) {
			list( self::$process, self::$ai ) = Support_Server::ai();
		}
	}

	public static function tearDownAfterClass(): void {
		self::$process?->stop();
		self::$process = null;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		if ( null === self::$process ) {
			self::markTestSkipped( 'Node is not installed: no AI server to talk to.' );
		}
		$this->tell( '/__reset', array() );
		$this->sign_in( 'administrator' );
		add_filter( 'slipstream_ai_test_seconds', array( self::class, 'two' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_test_seconds', array( self::class, 'two' ) );
		putenv( 'SLIPSTREAM_AI_API_KEY' );
		parent::tearDown();
	}

	public static function two(): int {
		return 2;
	}

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
		yield 'an empty stream' => array( 'unreadable', array( 'body' => '' ) );
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

	public function test_a_good_server_counts_one_request_and_tells_its_models(): void {
		$this->tell(
			'/__behave',
			array(
				'models' => array( 'zeta', 'alpha-2', "bad\nname", 'alpha-10', 'alpha-2' ),
				'key'    => 'sk-good',
			)
		);
		$used   = $this->used();
		$result = $this->test(
			array(
				'key'   => ' sk-good ',
				'model' => 'zeta',
			)
		);
		self::assertSame(
			array(
				'works'    => true,
				'cause'    => '',
				'message'  => self::host() . ' answers.',
				'models'   => array( 'alpha-2', 'alpha-10', 'zeta' ),
				'requests' => 1,
			),
			$result
		);
		self::assertSame( $used + 1, $this->used() );
		self::assertSame( array( 'done' ), $this->logged() );
		self::assertSame( 'zeta', $this->upstream()[1]['body']['model'] );
	}

	public function test_a_server_without_a_list_works_too(): void {
		$this->tell( '/__behave', array( 'modelsStatus' => 404 ) );
		$result = $this->test();
		self::assertSame( array( true, array() ), array( $result['works'], $result['models'] ) );
	}

	public function test_the_stored_key_goes_to_its_own_origin_alone(): void {
		update_option( Ai_Server::BASE_URL, self::$ai . '/v1' );
		update_option( Ai_Server::KEY, 'sk-stored' );
		$sent = fn (): array => array_unique( array_column( $this->upstream(), 'authorization' ) );
		$this->test( array( 'address' => self::$ai . '/other/v1' ) );
		self::assertSame( array( 'Bearer sk-stored' ), $sent() );
		list( $other, $address ) = Support_Server::ai();
		try {
			$this->rest( 'POST', self::ROUTE, array( 'address' => "$address/v1" ) );
			$log = $this->upstream( $address );
			self::assertSame( array( null, null ), array_column( $log, 'authorization' ) );
		} finally {
			$other->stop();
		}
		putenv( 'SLIPSTREAM_AI_API_KEY=sk-fixed' );
		$this->tell( '/__reset', array() );
		$this->test();
		self::assertSame( array( null ), $sent(), 'One of wp-config.php goes to OpenAI, or where wp-config.php says.' );
	}

	public function test_what_is_stored_is_what_was_tested(): void {
		$state = fn (): string => $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['test']['state'];
		update_option( Ai_Server::BASE_URL, self::$ai . '/v1' );
		self::assertSame( 'untested', $state() );
		$this->test( array( 'model' => 'fake-model' ) );
		self::assertSame( 'untested', $state(), 'That was with another model.' );
		update_option( Ai_Server::MODEL, 'fake-model' );
		self::assertSame( 'works', $state() );
		$this->test( array( 'address' => 'http://127.0.0.1:1/v1' ) );
		self::assertSame( 'works', $state(), 'A test of another server says nothing of this one.' );
		update_option( Ai_Server::KEY, 'sk-new' );
		self::assertSame( 'untested', $state() );
		self::assertStringNotContainsString( 'sk-new', (string) wp_json_encode( get_option( Server_State::OPTION ) ) );
	}

	public function test_the_reason_is_told_with_the_settings(): void {
		update_option( Ai_Server::BASE_URL, 'http://127.0.0.1:1/v1' );
		$this->test( array( 'address' => 'http://127.0.0.1:1/v1' ) );
		$test = $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['test'];
		self::assertSame(
			array( 'failed', 'no_answer', 'No answer from 127.0.0.1:1. Is the AI server running?' ),
			array( $test['state'], $test['cause'], $test['message'] )
		);
		self::assertNotFalse( strtotime( $test['tested'] ) );
	}

	public function test_without_an_address_the_stored_server_is_tested(): void {
		update_option( Ai_Server::BASE_URL, self::$ai . '/v1' );
		$answer = $this->rest( 'POST', self::ROUTE );
		self::assertTrue( $answer->get_data()['works'] );
	}

	public function test_a_limit_of_the_site_holds_for_tests_too(): void {
		update_option( Limits::REQUESTS, 1 );
		self::assertTrue( $this->test()['works'] );
		$answer = $this->rest( 'POST', self::ROUTE, array( 'address' => self::$ai . '/v1' ) );
		self::assertSame( array( 429, 'error_quota_exceeded' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_too_many_tests_are_refused(): void {
		for ( $i = 0; $i < 20; $i++ ) {
			$this->test( array( 'address' => 'http://127.0.0.1:1/v1' ) );
		}
		$answer = $this->rest( 'POST', self::ROUTE, array( 'address' => self::$ai . '/v1' ) );
		self::assertSame( array( 429, 'too_many_tests' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertGreaterThan( 0, $answer->get_data()['data']['retry_after'] );
		self::assertSame( array(), $this->upstream() );
	}

	public function test_who_may_test_what(): void {
		$answer = $this->rest( 'POST', self::ROUTE, array( 'address' => 'http://me:secret@ai.test/v1' ) );
		self::assertSame( array( 400, 'invalid_server_address' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE, array( 'key' => "a\nb" ) )->get_status() );
		$answer = $this->rest( 'POST', self::ROUTE );
		self::assertSame( array( 400, 'no_server_address' ), array( $answer->get_status(), $answer->get_data()['code'] ), 'Nothing is asked that nobody has named.' );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', self::ROUTE, array( 'address' => self::$ai . '/v1' ) )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'POST', self::ROUTE )->get_status() );
	}

	/**
	 * @param array<string, string> $given What is sent besides the fake's address.
	 * @return array<string, mixed>
	 */
	private function test( array $given = array() ): array {
		$answer = $this->rest( 'POST', self::ROUTE, $given + array( 'address' => self::$ai . '/v1' ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** Host and port of the fake. */
	private static function host(): string {
		return substr( self::$ai, strlen( 'http://' ) );
	}

	/** @return list<string> How the logged requests ended. */
	private function logged(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT outcome FROM {$wpdb->prefix}slipstream_ai_log ORDER BY id" );
	}

	private function used(): int {
		return Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
	}

	/** @return list<array<string, mixed>> The requests that a fake has seen. */
	private function upstream( ?string $ai = null ): array {
		return $this->tell( '/__log', null, $ai )['requests'];
	}

	/**
	 * @param array<string, mixed>|null $body A body to post; null for GET.
	 * @return array<string, mixed>
	 */
	private function tell( string $path, ?array $body, ?string $ai = null ): array {
		$handle = curl_init( ( $ai ?? self::$ai ) . $path );
		self::assertInstanceOf( CurlHandle::class, $handle );
		curl_setopt( $handle, CURLOPT_RETURNTRANSFER, true );
		if ( null !== $body ) {
			curl_setopt( $handle, CURLOPT_POSTFIELDS, (string) wp_json_encode( (object) $body ) );
		}
		$answer = json_decode( (string) curl_exec( $handle ), true );
		self::assertSame( 200, curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) );
		return $answer;
	}
}
