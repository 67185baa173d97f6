<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use RuntimeException;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Core\Core_Engine;
use Slipstream\Ai\Engines\Demo\Demo_Engine;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Relay\Relay_Result;
use Slipstream\Ai\Relay\Stop_Flags;
use Slipstream\Ai\Relay\Stream_Relay;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Modules\Health_Check;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;

/**
 * What they answer.
 */
final class Engines_Test extends Test_Case {

	public function test_the_demo_says_what_it_is_and_says_it_again(): void {
		$chat   = new Chat_Request(
			array(
				array(
					'role'    => 'user',
					'content' => 'Write about rivers in the north',
				),
			),
			array(),
			'ai-assistant-user-prompt'
		);
		$answer = $this->answer( new Demo_Engine( 0.0 ), $chat );
		self::assertSame( Relay_Result::DONE, $answer->outcome );
		self::assertStringContainsString( 'not written by an AI model', $answer->text );
		self::assertStringContainsString( 'rivers in the north', $answer->text );
		self::assertSame( $answer->text, $this->answer( new Demo_Engine( 0.0 ), $chat )->text );
	}

	public function test_the_demo_fits_the_request(): void {
		$content = array(
			array(
				'role'    => 'user',
				'content' => "Suggest a title.\n````\nRivers of the north\n````",
			),
		);
		$title   = $this->answer(
			new Demo_Engine( 0.0 ),
			new Chat_Request( $content, array(), 'ai-assistant-generate-title' )
		)->text;
		self::assertSame( 'Demo title: Rivers of the north', $title );
		$table = $this->answer(
			new Demo_Engine( 0.0 ),
			new Chat_Request( $content, array(), 'ai-assistant-transform-list-to-table' )
		)->text;
		self::assertStringContainsString( '| --- | --- |', $table );
	}

	public function test_the_demo_repeats_the_authors_words_and_not_ours(): void {
		$message = static fn ( array $context ): array => array(
			'role'    => 'jetpack-ai',
			'context' => $context,
		);
		$chat    = ( new Prompt_Builder() )->build(
			array(
				$message(
					array(
						'type' => 'ai-assistant-initial-prompt',
						'for'  => 'ai-assistant-user-prompt',
					)
				),
				$message(
					array(
						'type'    => 'ai-assistant-relevant-content',
						'content' => 'What stands in the post',
					)
				),
				$message(
					array(
						'type'    => 'ai-assistant-user-prompt',
						'request' => 'Write about the sea',
					)
				),
			)
		);
		$text    = $this->answer( new Demo_Engine( 0.0 ), $chat )->text;
		self::assertStringContainsString( 'You asked about: Write about the sea', $text );
		self::assertStringNotContainsString( 'Do this', $text );
	}

	public function test_a_stop_ends_the_demo(): void {
		$flags = new Stop_Flags( 'secret' );
		$key   = $flags->key( 1, 'a1b2c3d4' );
		$flags->raise( $key );
		$chat   = new Chat_Request(
			array(
				array(
					'role'    => 'user',
					'content' => 'x',
				),
			)
		);
		$result = ( new Stream_Relay( $flags ) )->run(
			( new Demo_Engine() )->start( $chat ),
			new Null_Sink(),
			$key,
			new Relay_Result(),
			static fn () => null
		);
		self::assertSame( Relay_Result::STOPPED, $result->outcome );
		self::assertNull( $result->error );
		self::assertFalse( $flags->is_raised( $key ) );
	}

	public function test_an_answer_may_not_take_for_ever(): void {
		$chat   = new Chat_Request(
			array(
				array(
					'role'    => 'user',
					'content' => 'x',
				),
			)
		);
		$result = ( new Stream_Relay( new Stop_Flags( 'secret' ), 0.1 ) )->run(
			( new Demo_Engine() )->start( $chat ),
			new Null_Sink(),
			'key',
			new Relay_Result(),
			static fn () => null
		);
		self::assertSame( 'upstream_timeout', $result->error?->error_code );
		self::assertNotSame( '', $result->text );
	}

	public function test_cores_client_gets_the_conversation(): void {
		$this->use_core();
		$answer = $this->answer( new Core_Engine(), $this->conversation() );
		self::assertSame( "system: Be brief.\nuser: Hello\nmodel: Hi.\nuser: And now?", $answer->text );
		self::assertSame( Relay_Result::DONE, $answer->outcome );
	}

	public function test_cores_client_gets_images(): void {
		$this->use_core();
		$image  = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
		$answer = $this->answer(
			new Core_Engine(),
			new Chat_Request( $this->conversation()->messages, array(), '', array( $image ) )
		);
		self::assertSame( "system: Be brief.\nuser: Hello\nmodel: Hi.\nuser: And now? + $image", $answer->text );
	}

	public function test_cores_failures_are_ours_and_keep_their_words(): void {
		$this->use_core();
		Core_Model::$failure = new RuntimeException( 'key sk-1234 refused' );
		$answer              = $this->answer( new Core_Engine(), $this->conversation() );
		self::assertSame( 503, $answer->error?->http_status );
		self::assertStringNotContainsString( 'sk-1234', $answer->error->getMessage() );
		Core_Model::$failure = new \WordPress\AiClient\Common\Exception\TokenLimitReachedException( 'too long' );
		self::assertSame( 413, $this->answer( new Core_Engine(), $this->conversation() )->error?->http_status );
	}

	public function test_a_provider_with_a_key_makes_core_answer(): void {
		$this->use_core();
		$picker = new Engine_Picker( Plugin::module( Ai_Module::class )->services()->server() );
		self::assertNull( $picker->pick() );
		update_option( 'connectors_ai_openai_api_key', 'sk-x' );
		self::assertSame( 'core', $picker->pick()?->name() );
		update_option( Ai_Server_Settings::BASE_URL, 'http://localhost/v1' );
		self::assertSame( 'openai', $picker->pick()?->name(), 'An own server comes first: it streams.' );
	}

	public function test_wordpress_answers_once_it_was_asked(): void {
		$this->use_core();
		update_option( 'connectors_ai_openai_api_key', 'sk-x' );
		delete_option( Server_State::OPTION );
		$module = Plugin::module( Ai_Module::class );
		$ask    = function () use ( $module ): void {
			$this->sign_in( 'administrator' );
			try {
				$module->services()->assistant()->open( new Query( Caller::current(), $this->conversation(), feature: 'ai-test' ) )->run( new Null_Sink() );
			} catch ( Server_Failure $failure ) {
				self::assertSame( 'server_error', $failure->cause->value );
			}
		};
		$check  = static fn (): Health_Check => $module->health_checks()[0];
		self::assertSame( Health_Check::UNTESTED, $check()->status );
		$ask();
		self::assertSame( Health_Check::GOOD, $check()->status );
		self::assertMatchesRegularExpression( '/^WordPress’s AI client answers\. Tested .+ ago\.$/', $check()->text );
		Core_Model::$failure = new RuntimeException( 'key sk-1234 refused' );
		$ask();
		self::assertSame( Health_Check::WARNING, $check()->status );
		$test = $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['test'];
		self::assertSame( 'failed', $test['state'] );
		self::assertStringContainsString( 'WordPress’s AI client', $test['message'] );
		update_option( Ai_Server_Settings::BASE_URL, 'http://localhost/v1' );
		self::assertSame( Health_Check::UNTESTED, $check()->status, 'That is another server.' );
	}

	/** Registers a provider with WordPress's client, or skips the test where there is none. */
	private function use_core(): void {
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		require_once __DIR__ . '/core-provider.php';
		Core_Model::$failure = null;
		$registry            = \WordPress\AiClient\AiClient::defaultRegistry();
		if ( ! $registry->hasProvider( 'openai' ) ) {
			$registry->registerProvider( Core_Provider::class );
		}
	}

	private function conversation(): Chat_Request {
		return new Chat_Request(
			array(
				array(
					'role'    => 'system',
					'content' => 'Be brief.',
				),
				array(
					'role'    => 'user',
					'content' => 'Hello',
				),
				array(
					'role'    => 'assistant',
					'content' => 'Hi.',
				),
				array(
					'role'    => 'user',
					'content' => 'And now?',
				),
			)
		);
	}

	private function answer( Engine $engine, Chat_Request $chat ): Relay_Result {
		return ( new Stream_Relay( new Stop_Flags( 'secret' ) ) )->run(
			$engine->start( $chat ),
			new Null_Sink(),
			'no-such-flag',
			new Relay_Result(),
			static fn () => null
		);
	}
}
