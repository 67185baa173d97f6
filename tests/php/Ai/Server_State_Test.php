<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Health_Check;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * What requests of authors find out about the site's own server is kept, and told to who can fix it.
 */
final class Server_State_Test extends Server_Case {

	private const GENERAL = 'The AI services are currently unavailable. Sorry for the inconvenience.';

	private static int $admin = 0;

	protected static function filters(): array {
		return array(
			'slipstream_ai_silence_seconds' => 1.0,
			'slipstream_ai_open_seconds'    => 0.3,
		);
	}

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$admin = (int) wp_insert_user(
			array(
				'user_login' => 'server-admin',
				'user_pass'  => 'password',
				'user_email' => 'server-admin@example.test',
				'role'       => 'administrator',
			)
		);
		Plugin::module( Connection_Module::class )->connection()->link( self::$admin );
	}

	public static function tearDownAfterClass(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( self::$admin );
		delete_option( Server_State::OPTION );
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		delete_option( Server_State::OPTION );
		wp_cache_flush();
	}

	public function test_an_administrator_is_told_whose_failure_it_is_and_an_author_is_not(): void {
		update_option( Ai_Server_Settings::BASE_URL, 'http://127.0.0.1:1/v1' );
		$answer = $this->ask( array(), '', self::$admin )->read();
		self::assertStringStartsWith( '{', $answer->raw );
		$error = json_decode( $answer->raw, true );
		self::assertSame(
			array( 'error_service_unavailable', 'No answer from 127.0.0.1:1. Is the AI server running?', 'no_answer' ),
			array( $error['code'], $error['message'], $error['data']['cause'] )
		);
		$answer = $this->ask()->read();
		$error  = json_decode( $answer->raw, true );
		self::assertSame( array( 'error_service_unavailable', self::GENERAL ), array( $error['code'], $error['message'] ) );
		self::assertSame( array( 'status' => 503 ), $error['data'] );
		self::assertSame( 'no_answer', $this->state()['cause'] );
		self::assertSame( 'no_answer', $this->logged() );
	}

	public function test_what_fails_within_a_stream_is_told_and_kept_too(): void {
		$this->behave( array( 'silenceAfter' => 1 ) );
		$error = $this->ask( array(), '', self::$admin )->read()->error();
		self::assertSame( array( 'upstream_timeout', 'timeout' ), array( $error['code'] ?? '', $error['data']['cause'] ?? '' ) );
		self::assertStringContainsString( substr( self::$ai, 7 ), $error['message'] ?? '' );
		self::assertTrue( $this->until( fn (): bool => 'timeout' === ( $this->state()['cause'] ?? '' ) ) );
	}

	public function test_a_success_is_noted_once(): void {
		$this->ask()->read();
		self::assertTrue( $this->until( fn (): bool => '' === ( $this->state()['cause'] ?? null ) ) );
		$at = $this->state()['at'];
		$this->age( 120 );
		$this->ask()->read();
		self::assertTrue( $this->until( fn (): bool => 0 === $this->slots() ) );
		self::assertSame( $at - 120, $this->state()['at'], 'Not with each request.' );
		$this->age( 4000 );
		$this->ask()->read();
		self::assertTrue( $this->until( fn (): bool => $this->state()['at'] >= $at ), 'But now and then.' );
	}

	public function test_what_an_author_asks_wrongly_says_nothing_of_the_server(): void {
		$this->behave( array( 'status' => 422 ) );
		$this->ask( array(), '', self::$admin )->read();
		self::assertNull( $this->state() );
	}

	public function test_a_failure_is_over_with_the_next_success(): void {
		$this->behave(
			array(
				'status' => 401,
				'times'  => 1,
			)
		);
		$this->ask()->read();
		self::assertSame( 'key_refused', $this->state()['cause'] );
		$this->ask()->read();
		self::assertTrue( $this->until( fn (): bool => '' === $this->state()['cause'] ) );
	}

	public function test_health_says_how_the_server_answered_last(): void {
		$check  = fn (): array => array_column(
			array_map(
				static fn ( Health_Check $check ): array => $check->to_array(),
				Plugin::module( Ai_Module::class )->health_checks()
			),
			'text',
			'status'
		);
		$server = substr( self::$ai, 7 );
		self::assertSame( array( 'untested' => "$server was not tested yet. Run the test under AI, Server." ), $check() );
		$this->ask()->read();
		self::assertTrue( $this->until( fn (): bool => null !== $this->state() ) );
		self::assertMatchesRegularExpression( '/^' . preg_quote( $server, '/' ) . ' answers\. Tested \d+ (?:second|min)\w* ago\.$/', $check()['good'] );
		$this->behave( array( 'status' => 500 ) );
		$this->ask()->read();
		wp_cache_flush();
		self::assertStringContainsString( "$server reported an internal error.", $check()['warning'] );
		$this->ask()->read();
		$this->ask()->read();
		wp_cache_flush();
		self::assertStringContainsString( "$server reported an internal error.", $check()['critical'], 'Again and again.' );
		$busy = array(
			'status'  => 503,
			'headers' => array( 'Retry-After' => '60' ),
		);
		foreach ( array( $busy, array( 'status' => 429 ) + $busy ) as $behavior ) {
			$this->behave( $behavior );
			for ( $time = 0; $time < 4; $time++ ) {
				$this->ask()->read();
			}
			wp_cache_flush();
			self::assertStringContainsString( "$server is getting too many requests.", $check()['warning'] ?? '' );
		}
		$this->behave( array( 'status' => 401 ) );
		$this->ask()->read();
		wp_cache_flush();
		self::assertStringContainsString( 'refused the API key', $check()['critical'], 'Nobody has to see that twice.' );
		update_option( Ai_Server_Settings::BASE_URL, '' );
		update_option( Ai_Server_Settings::KEY, '' );
		self::assertSame( array(), $check(), 'Nothing is wrong where no server is set up.' );
	}

	public function test_of_two_tests_at_once_the_one_that_began_last_is_kept(): void {
		$state    = Plugin::module( Ai_Module::class )->services()->server_state();
		$server   = Plugin::module( Ai_Module::class )->services()->server();
		$settings = Ai_Server_Settings::fingerprint( $server->base_url(), $server->model(), $server->key() );
		$kept     = static function (): array {
			wp_cache_flush();
			return array_column( (array) get_option( Server_State::OPTION ), 'cause' );
		};
		foreach ( array( $settings, 'other settings' ) as $tested ) {
			$state->keep( $tested, null, array( 'newer' ), 20.5 );
			$state->keep( $tested, Server_Cause::No_Answer, array(), 20.25 );
			self::assertNotContains( 'no_answer', $kept(), 'It began before, and ended later.' );
			$state->keep( $tested, Server_Cause::Timeout, array(), 20.75 );
			self::assertContains( 'timeout', $kept() );
		}
		$state->keep( 'third settings', Server_Cause::Moved, array(), 20.6 );
		self::assertNotContains( 'moved', $kept() );
		$state->note( null );
		$state->keep( 'third settings', Server_Cause::Moved, array(), 21.0 );
		self::assertEqualsCanonicalizing( array( '', 'moved' ), $kept(), 'The settings of now and the last test.' );
	}

	public function test_other_models_say_only_what_concerns_the_whole_server(): void {
		$state = Plugin::module( Ai_Module::class )->services()->server_state();
		$state->note_other( null );
		$state->note_other( Server_Cause::Wrong_Model );
		self::assertNull( $this->state(), 'The model for texts was not asked.' );
		$state->note_other( Server_Cause::No_Answer );
		self::assertSame( 'no_answer', $this->state()['cause'] );
		$state->note_other( null );
		self::assertNull( $this->state(), 'It answers again: what the model for texts does is not known.' );
		$state->note( Server_Cause::Wrong_Model );
		$state->note_other( null );
		self::assertSame( 'wrong_model', $this->state()['cause'] );
	}

	/** @return array{at: int, cause: string, models: list<string>}|null */
	private function state(): ?array {
		wp_cache_flush();
		return Plugin::module( Ai_Module::class )->services()->server_state()->current();
	}

	/** Makes what is kept older. */
	private function age( int $seconds ): void {
		$kept = get_option( Server_State::OPTION );
		foreach ( array_keys( $kept ) as $key ) {
			$kept[ $key ]['at'] -= $seconds;
		}
		update_option( Server_State::OPTION, $kept, false );
	}

	/** How the last request ended. */
	private function logged(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT outcome FROM {$wpdb->prefix}slipstream_ai_log ORDER BY id DESC LIMIT 1" );
	}
}
