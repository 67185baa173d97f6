<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use CurlHandle;
use Slipstream\Ai\Ai_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/**
 * An AI server that can be tested, and an administrator who may.
 */
abstract class Server_Test_Case extends Test_Case {

	protected const ROUTE = '/slipstream/v1/ai-server/test';

	private static ?Support_Server $process = null;

	/** Address of the fake, without a path. */
	protected static string $ai = '';

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
	 * @param array<string, string> $given What is sent besides the fake's address.
	 * @return array<string, mixed>
	 */
	protected function test( array $given = array() ): array {
		$answer = $this->rest( 'POST', self::ROUTE, $given + array( 'address' => self::$ai . '/v1' ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** Host and port of the fake. */
	protected static function host(): string {
		return substr( self::$ai, strlen( 'http://' ) );
	}

	/** @return list<string> How the logged requests ended. */
	protected function logged(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT outcome FROM {$wpdb->prefix}slipstream_ai_log ORDER BY id" );
	}

	protected function used(): int {
		return Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
	}

	/** @return list<array<string, mixed>> The requests that a fake has seen. */
	protected function upstream( ?string $ai = null ): array {
		return $this->tell( '/__log', null, $ai )['requests'];
	}

	/**
	 * @param array<string, mixed>|null $body A body to post; null for GET.
	 * @return array<string, mixed>
	 */
	protected function tell( string $path, ?array $body, ?string $ai = null ): array {
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
