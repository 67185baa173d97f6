<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Server_Test_Case.php';

/**
 * What a test sends, counts and keeps, and who may make one.
 */
final class Server_Test_Test extends Server_Test_Case {

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
		update_option( Ai_Server_Settings::BASE_URL, self::$ai . '/v1' );
		update_option( Ai_Server_Settings::KEY, 'sk-stored' );
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
		update_option( Ai_Server_Settings::BASE_URL, self::$ai . '/v1' );
		self::assertSame( 'untested', $state() );
		$this->test( array( 'model' => 'fake-model' ) );
		self::assertSame( 'untested', $state(), 'That was with another model.' );
		update_option( Ai_Server_Settings::MODEL, 'fake-model' );
		self::assertSame( 'works', $state() );
		$this->test( array( 'address' => 'http://127.0.0.1:1/v1' ) );
		self::assertSame( 'works', $state(), 'A test of another server says nothing of this one.' );
		update_option( Ai_Server_Settings::KEY, 'sk-new' );
		self::assertSame( 'untested', $state() );
		self::assertStringNotContainsString( 'sk-new', (string) wp_json_encode( get_option( Server_State::OPTION ) ) );
	}

	public function test_the_reason_is_told_with_the_settings(): void {
		update_option( Ai_Server_Settings::BASE_URL, 'http://127.0.0.1:1/v1' );
		$this->test( array( 'address' => 'http://127.0.0.1:1/v1' ) );
		$test = $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['test'];
		self::assertSame(
			array( 'failed', 'no_answer', 'No answer from 127.0.0.1:1. Is the AI server running?' ),
			array( $test['state'], $test['cause'], $test['message'] )
		);
		self::assertNotFalse( strtotime( $test['tested'] ) );
	}

	public function test_without_an_address_the_stored_server_is_tested(): void {
		update_option( Ai_Server_Settings::BASE_URL, self::$ai . '/v1' );
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
}
