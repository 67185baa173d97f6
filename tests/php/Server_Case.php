<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use CurlHandle;
use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;

require_once __DIR__ . '/Streamed_Answer.php';
require_once __DIR__ . '/Support_Server.php';

/**
 * A running test site with an AI server behind it. What the tests store is committed, as the site reads it from another
 * process.
 */
abstract class Server_Case extends TestCase {

	protected const KEY = 'sk-test-0123456789abcdefABCDEF';

	protected static ?Support_Server $site_process = null;
	protected static ?Support_Server $ai_process   = null;
	protected static string $site                  = '';
	protected static string $ai                    = '';
	protected static int $user                     = 0;
	protected static string $error_log             = '';

	/** @return array<string, mixed> Filters of the site and the values that they give. */
	protected static function filters(): array {
		return array();
	}

	/** How many requests the site takes at once. */
	protected static function workers(): int {
		return 4;
	}

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			return;
		}
		( new Installer( Plugin::modules() ) )->install();
		self::$user = (int) wp_insert_user(
			array(
				'user_login' => 'server-writer',
				'user_pass'  => 'password',
				'user_email' => 'server-writer@example.test',
				'role'       => 'author',
			)
		);
		Plugin::module( Connection_Module::class )->connection()->register( self::$user );
		self::$error_log                         = (string) tempnam( sys_get_temp_dir(), 'slipstream-log-' );
		list( self::$ai_process, self::$ai )     = Support_Server::ai();
		$environment                             = array(
			'SLIPSTREAM_TEST_FILTERS' => (string) wp_json_encode( static::filters() ),
		);
		list( self::$site_process, self::$site ) = Support_Server::site(
			$environment,
			static::workers(),
			self::$error_log
		);
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		if ( null !== self::$site_process && null !== self::$ai_process ) {
			require_once ABSPATH . 'wp-admin/includes/user.php';
			self::$site_process->stop();
			self::$ai_process->stop();
			wp_delete_user( self::$user );
			foreach ( array( 'streams', 'ai_usage', 'ai_reservations', 'ai_log' ) as $table ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
			}
			wp_clear_scheduled_hook( 'slipstream_ai_clean' );
			array_map(
				'delete_option',
				array(
					'slipstream_connection',
					Environment::SIGNING_KEY,
					Ai_Server_Settings::BASE_URL,
					Ai_Server_Settings::KEY,
					Ai_Server_Settings::MODEL,
					Limits::REQUESTS,
				)
			);
			unlink( self::$error_log );
		}
		self::$site_process = null;
		self::$ai_process   = null;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		if ( null === self::$site_process ) {
			self::markTestSkipped( 'Node is not installed: no AI server to talk to.' );
		}
		update_option( Ai_Server_Settings::BASE_URL, self::$ai . '/v1' );
		update_option( Ai_Server_Settings::KEY, self::KEY );
		update_option( Ai_Server_Settings::MODEL, 'fake-model' );
		$this->fetch( self::$ai . '/__reset', array() );
	}

	/**
	 * Tells the AI server how to behave.
	 *
	 * @param array<string, mixed> $behavior See e2e/fakes/openai.mjs.
	 */
	protected function behave( array $behavior ): void {
		self::assertSame( 200, $this->fetch( self::$ai . '/__behave', $behavior )['status'] );
	}

	/** @return list<array<string, mixed>> The requests that the AI server has seen. */
	protected function upstream(): array {
		return json_decode( $this->fetch( self::$ai . '/__log', null )['body'], true )['requests'];
	}

	/**
	 * Waits until something is so.
	 *
	 * @param callable(): bool $is_so Looks.
	 */
	protected function until( callable $is_so, float $seconds = 10.0 ): bool {
		$until = microtime( true ) + $seconds;
		while ( microtime( true ) < $until ) {
			if ( $is_so() ) {
				return true;
			}
			usleep( 20000 );
		}
		return false;
	}

	/**
	 * A request that asks the assistant.
	 *
	 * @param array<string, mixed> $body What to send besides a question.
	 */
	protected function ask( array $body = array(), string $query = '', ?int $user = null ): Streamed_Answer {
		$token = Plugin::module( Tokens_Module::class )->tokens()->issue(
			$user ?? self::$user,
			Token_Issuer::SCOPE_AI
		);
		return new Streamed_Answer(
			self::$site . "/?rest_route=/wpcom/v2/jetpack-ai-query$query",
			(string) wp_json_encode( $body + array( 'question' => 'Why?' ) ),
			array( "Authorization: Bearer $token", 'Content-Type: application/json' )
		);
	}

	/** Stops a request of the assistant, as its own user or as another. */
	protected function stop( string $request_id, ?int $user = null ): void {
		$token  = Plugin::module( Tokens_Module::class )->tokens()->issue(
			$user ?? self::$user,
			Token_Issuer::SCOPE_AI
		);
		$answer = $this->fetch(
			self::$site . '/?rest_route=/slipstream/v1/ai-query/stop',
			array( 'request_id' => $request_id ),
			array( "Authorization: Bearer $token" )
		);
		self::assertSame( 200, $answer['status'], $answer['body'] );
	}

	/** Requests that count this month, as the site's database says now. */
	protected function used(): int {
		return Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
	}

	/** Slots that are taken now. */
	protected function slots(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_streams" );
	}

	/**
	 * Sends a plain request.
	 *
	 * @param array<string, mixed>|null $json    A body to post; null for GET.
	 * @param list<string>              $headers More headers.
	 * @return array{status: int, body: string}
	 */
	protected function fetch( string $url, ?array $json, array $headers = array() ): array {
		$handle = curl_init( $url );
		self::assertInstanceOf( CurlHandle::class, $handle );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 30,
			)
		);
		if ( null !== $json ) {
			curl_setopt_array(
				$handle,
				array(
					CURLOPT_POST       => true,
					CURLOPT_POSTFIELDS => (string) wp_json_encode( (object) $json ),
				)
			);
		}
		curl_setopt( $handle, CURLOPT_HTTPHEADER, array( 'Content-Type: application/json', ...$headers ) );
		$body = (string) curl_exec( $handle );
		return array(
			'status' => (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ),
			'body'   => $body,
		);
	}
}
