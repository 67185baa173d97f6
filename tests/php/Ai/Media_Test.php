<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use CURLFile;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;

require_once dirname( __DIR__ ) . '/Server_Case.php';

/**
 * What goes over the wire on both sides.
 */
final class Media_Test extends Server_Case {

	private const WAV = "RIFF\x28\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x80\x3e\x00\x00\x00\x7d\x00\x00\x02\x00\x10\x00data\x04\x00\x00\x00\x01\x02\x03\x02";

	protected static function filters(): array {
		return array( 'slipstream_ai_media_seconds' => 2 );
	}

	/**
	 * Posts to a route of the site.
	 *
	 * @param string|array<string, mixed> $body JSON, or the fields of a form.
	 * @return array{int, array<string, mixed>, array<string, string>}
	 */
	private function post( string $route, string|array $body ): array {
		$token   = Plugin::module( Tokens_Module::class )->tokens()->issue( self::$user, Token_Issuer::SCOPE_AI );
		$headers = array();
		$handle  = curl_init( self::$site . "/?rest_route=/wpcom/v2/$route" );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_POST           => true,
				CURLOPT_POSTFIELDS     => $body,
				CURLOPT_HTTPHEADER     => array( "Authorization: Bearer $token", ...( is_string( $body ) ? array( 'Content-Type: application/json' ) : array() ) ),
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 30,
				CURLOPT_HEADERFUNCTION => static function ( $from, string $line ) use ( &$headers ): int {
					$parts = explode( ':', $line, 2 );

					$headers[ strtolower( $parts[0] ) ] = trim( $parts[1] ?? '' );
					return strlen( $line );
				},
			)
		);
		$answer = (string) curl_exec( $handle );
		return array( (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), (array) json_decode( $answer, true ), $headers );
	}

	/**
	 * Asks for an image.
	 *
	 * @param array<string, mixed> $body What to send besides a prompt.
	 * @return array{int, array<string, mixed>, array<string, string>}
	 */
	private function draw( array $body = array() ): array {
		return $this->post( 'jetpack-ai-image', (string) wp_json_encode( $body + array( 'prompt' => 'A boat' ) ) );
	}

	/** @return array{int, array<string, mixed>, array<string, string>} Sends a recording. */
	private function speak( string $bytes = self::WAV, string $name = 'note.wav', string $type = 'audio/wav' ): array {
		$file = (string) tempnam( sys_get_temp_dir(), 'slipstream-audio-' );
		file_put_contents( $file, $bytes );
		$answer = $this->post( 'jetpack-ai-transcription', array( 'audio_file' => new CURLFile( $file, $type, $name ) ) );
		unlink( $file );
		return $answer;
	}

	/** The model in the last line of the log. */
	private function logged_model(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT model FROM {$wpdb->prefix}slipstream_ai_log ORDER BY id DESC LIMIT 1" );
	}

	public function test_draws_with_the_key_and_counts_what_an_image_costs(): void {
		$before                = $this->used();
		list( $status, $body ) = $this->draw( array( 'response_format' => 'b64_json' ) );
		self::assertSame( 200, $status );
		self::assertSame( 'image/png', Generated_Image::type_of( (string) base64_decode( $body['data'][0]['b64_json'], true ) ) );
		self::assertSame( 'A picture, as the model understood it.', $body['data'][0]['revised_prompt'] );
		self::assertSame( $before + Media_Assistant::image_cost(), $this->used() );
		self::assertSame( 'openai', $this->logged_model(), 'The server chose the model.' );
		$sent = $this->upstream()[0];
		self::assertSame( '/v1/images/generations', $sent['path'] );
		self::assertSame( 'Bearer ' . self::KEY, $sent['authorization'] );
		self::assertSame(
			array(
				'prompt'          => 'A boat',
				'n'               => 1,
				'size'            => '1792x1024',
				'response_format' => 'b64_json',
			),
			$sent['body']
		);
	}

	public function test_gives_bytes_where_the_server_gives_only_an_address_of_its_own(): void {
		$this->behave( array( 'imageAs' => 'url' ) );
		list( $status, $body ) = $this->draw( array( 'responseFormat' => 'b64_json' ) );
		self::assertSame( 200, $status );
		self::assertSame( 'image/png', Generated_Image::type_of( (string) base64_decode( $body['data'][0]['b64_json'], true ) ) );
	}

	public function test_gives_an_address_where_the_client_asks_for_none_of_the_bytes(): void {
		list( $status, $body ) = $this->draw();
		self::assertSame( 200, $status );
		self::assertStringStartsWith( 'data:image/png;base64,', $body['data'][0]['url'] );
	}

	public function test_words_the_prompt_of_newer_clients(): void {
		$context        = array(
			'type'    => 'featured-image-generation',
			'request' => 'A quiet harbour',
			'content' => 'Boats & nets.',
		);
		list( $status ) = $this->draw(
			array(
				'prompt'   => null,
				'messages' => array(
					array(
						'role'    => 'jetpack-ai',
						'context' => $context,
					),
				),
				'style'    => 'photographic',
			)
		);
		self::assertSame( 200, $status );
		$prompt = $this->upstream()[0]['body']['prompt'];
		self::assertStringContainsString( 'A quiet harbour', $prompt );
		self::assertStringContainsString( 'Boats & nets.', $prompt );
		self::assertStringEndsWith( 'Style: photographic.', $prompt );
	}

	public function test_cuts_a_prompt_that_is_too_long(): void {
		list( $status ) = $this->draw( array( 'prompt' => str_repeat( 'ä', 5000 ) ) );
		self::assertSame( 200, $status );
		self::assertSame( 4000, mb_strlen( $this->upstream()[0]['body']['prompt'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, int, string}> Requests that are wrong, and their codes. */
	public static function wrong(): iterable {
		yield 'nothing' => array( array( 'prompt' => ' ' ), 400, 'invalid_prompt' );
		yield 'a size that nobody draws' => array( array( 'size' => '9999x9999' ), 400, 'rest_invalid_param' );
		$unknown = array( array( 'context' => array( 'type' => 'poem' ) ) );
		yield 'a context that nobody knows' => array(
			array(
				'prompt'   => '',
				'messages' => $unknown,
			),
			400,
			'unknown_prompt_type',
		);
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $body What is sent.
	 */
	public function test_refuses_wrong_requests_without_asking_anybody( array $body, int $status, string $code ): void {
		list( $actual, $answer ) = $this->draw( $body );
		self::assertSame( array( $status, $code, $status ), array( $actual, $answer['code'], $answer['data']['status'] ) );
		self::assertSame( array(), $this->upstream() );
	}

	/**
	 * What the server does, and the codes of both routes.
	 *
	 * @return iterable<string, array{array<string, mixed>, int, string, string}>
	 */
	public static function faults(): iterable {
		$says = static fn( int $status, string $code = '' ): array => array(
			'status' => $status,
			'body'   => array(
				'error' => array(
					'message' => 'Bearer {{authorization}}',
					'code'    => $code,
				),
			),
		);
		yield '429' => array( $says( 429 ) + array( 'headers' => array( 'retry-after' => '7' ) ), 429, 'upstream_quota_exceeded', 'jetpack_ai_service_unavailable' );
		yield '503' => array( $says( 503 ), 503, 'error_service_unavailable', 'jetpack_ai_service_unavailable' );
		yield '401' => array( $says( 401 ), 502, 'upstream_unauthorized', 'jetpack_ai_error' );
		yield '413' => array( $says( 413 ), 413, 'error_context_too_large', 'file_size_not_supported' );
		yield 'moderation' => array( $says( 400, 'content_policy_violation' ), 422, 'error_moderation', 'jetpack_ai_error' );
		yield 'no JSON' => array( array( 'body' => '<html>' ), 502, 'error_network', 'jetpack_ai_error' );
		yield '400' => array( $says( 400 ), 400, 'upstream_rejected', 'jetpack_ai_error' );
		yield 'neither image nor text' => array( array( 'body' => '{"data":[]}' ), 502, 'error_network', 'jetpack_ai_error' );
		yield 'what is no image' => array( array( 'body' => '{"data":[{"b64_json":"bm8gaW1hZ2U="}]}' ), 502, 'error_network', 'jetpack_ai_error' );
		yield 'silence' => array( array( 'headerDelay' => 4000 ), 504, 'upstream_timeout', 'jetpack_ai_service_unavailable' );
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $behavior What the server does.
	 */
	public function test_maps_failures_and_gives_back_what_they_took( array $behavior, int $status, string $image_code, string $speech_code ): void {
		$before = $this->used();
		$this->behave( $behavior );
		list( $actual, $answer, $headers ) = $this->draw();
		self::assertSame( array( $status, $image_code ), array( $actual, $answer['code'] ) );
		self::assertSame( $behavior['headers']['retry-after'] ?? '', $headers['retry-after'] ?? '' );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer ) );
		list( $actual, $answer ) = $this->speak();
		self::assertSame( array( $status, $speech_code ), array( $actual, $answer['code'] ) );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer ) );
		self::assertSame( $before, $this->used() );
	}

	public function test_an_image_needs_all_its_cost(): void {
		update_option( Limits::REQUESTS, $this->used() + Media_Assistant::image_cost() - 1 );
		$before                  = $this->used();
		list( $status, $answer ) = $this->draw();
		self::assertSame( array( 429, 'error_quota_exceeded' ), array( $status, $answer['code'] ) );
		self::assertSame( $before, $this->used() );
		self::assertSame( 200, $this->speak()[0] );
		delete_option( Limits::REQUESTS );
	}

	public function test_writes_down_a_recording_by_its_content(): void {
		list( $status, $body ) = $this->speak( self::WAV, '../odd "name".exe', 'text/html' );
		self::assertSame( array( 200, array( 'text' => 'Well I think we should plant more trees.' ) ), array( $status, $body ) );
		$sent = $this->upstream()[0];
		self::assertSame( '/v1/audio/transcriptions', $sent['path'] );
		self::assertSame( 'whisper-1', $sent['body']['model'] );
		self::assertSame( 'whisper-1', $this->logged_model() );
		self::assertSame( array( 'audio.wav', 'audio/wav', strlen( self::WAV ) ), array( $sent['body']['file']['name'], $sent['body']['file']['type'], $sent['body']['file']['size'] ) );
	}

	public function test_takes_only_recordings(): void {
		self::assertSame( 'jetpack_ai_missing_audio_param', $this->post( 'jetpack-ai-transcription', array( 'feature' => 'x' ) )[1]['code'] );
		list( $status, $answer ) = $this->speak( '<?php echo 1;', 'note.wav' );
		self::assertSame( array( 400, 'file_type_not_supported' ), array( $status, $answer['code'] ) );
		self::assertSame( array(), $this->upstream() );
	}

	public function test_takes_no_recording_that_is_too_big(): void {
		list( $status, $answer ) = $this->speak( self::WAV . str_repeat( "\0", 25_000_000 ) );
		self::assertSame( array( 413, 'file_size_not_supported' ), array( $status, $answer['code'] ) );
		self::assertSame( array(), $this->upstream() );
	}
}
