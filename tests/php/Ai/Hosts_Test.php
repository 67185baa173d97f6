<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Streamed_Answer;
use Slipstream\Tokens\Tokens_Module;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * The stream sent whole, and the headers of the bearer routes.
 */
final class Hosts_Test extends Server_Case {

	protected static function filters(): array {
		return array(
			'slipstream_ai_buffers'       => true,
			'slipstream_provider_origins' => array( 'https://hub.test' ),
		);
	}

	public function test_the_whole_stream_comes_at_the_end(): void {
		$this->behave( array( 'delay' => 30 ) );
		$answer = $this->ask()->read();
		self::assertSame( 'Rivers remember every stone they pass.', $answer->text() );
		self::assertTrue( $answer->is_done() );
		self::assertSame( (string) strlen( $answer->raw ), $answer->headers['content-length'] );
		self::assertStringNotContainsString( ":\n\n", $answer->raw );
		self::assertSame( 'text/event-stream; charset=utf-8', $answer->headers['content-type'] );
	}

	public function test_a_broken_stream_comes_with_its_text(): void {
		$this->behave( array( 'cutAfter' => 2 ) );
		$answer = $this->ask()->read();
		self::assertSame( 'Rivers remember', $answer->text() );
		self::assertSame( 502, $answer->error()['data']['status'] );
	}

	/** @return iterable<string, array{string, bool}> Origins, and whether their pages may read the answer. */
	public static function origins(): iterable {
		yield 'a registered site' => array( 'https://hub.test', true );
		yield 'any other' => array( 'https://evil.test', false );
		yield 'none' => array( 'null', false );
	}

	/** @dataProvider origins */
	public function test_only_registered_sites_may_read_the_answers( string $origin, bool $may ): void {
		$token = Plugin::module( Tokens_Module::class )->tokens()->issue( self::$user, 'ai' );
		foreach ( array(
			'/wpcom/v2/jetpack-ai-query'   => 'question',
			'/slipstream/v1/ai-query/stop' => 'request_id',
		) as $route => $name ) {
			$answer = new Streamed_Answer(
				self::$site . "/?rest_route=$route",
				(string) wp_json_encode( array( $name => 'a1b2c3d4' ) ),
				array( "Origin: $origin", "Authorization: Bearer $token", 'Content-Type: application/json' )
			);
			$answer->read();
			self::assertSame( 200, $answer->status );
			self::assertSame( $may ? $origin : null, $answer->headers['access-control-allow-origin'] ?? null );
			self::assertArrayNotHasKey( 'access-control-allow-credentials', $answer->headers );
		}
		array_map( 'unlink', (array) glob( wp_upload_dir( null, false )['basedir'] . '/slipstream-stop/*.stop' ) );
	}
}
