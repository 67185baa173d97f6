<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Support_Server;
use WP_Error;

require_once __DIR__ . '/Hub_Case.php';

/**
 * What runs on its server (abilities, alternative texts) is answered by its hub, with the hub's key, and counted there.
 */
final class Hub_Ai_Test extends Hub_Case {

	private static ?Support_Server $ai_process = null;
	private static string $ai                  = '';

	/** @var list<int> Attachments that a test has made. */
	private array $media = array();

	public static function setUpBeforeClass(): void {
		if ( null === Support_Server::node() || ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'Needs Node for the AI server, and a WordPress with abilities.' );
		}
		parent::setUpBeforeClass();
		list( self::$ai_process, self::$ai ) = Support_Server::ai();
		self::on_hub( 'ai', self::$ai . '/v1' );
	}

	public static function tearDownAfterClass(): void {
		self::$ai_process?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		Site_Settings::access( true );
		// The site's own server is not asked.
		update_option( Ai_Server_Settings::BASE_URL, 'http://127.0.0.1:9/v1' );
		$this->fake( '__reset', array() );
		$this->register();
		$this->link();
	}

	protected function tearDown(): void {
		array_map( static fn ( int $id ) => wp_delete_attachment( $id, true ), $this->media );
		array_map( 'delete_option', array( Ai_Access::ENABLED, Ai_Access::SWITCHES, Ai_Server_Settings::BASE_URL ) );
		parent::tearDown();
	}

	public function test_an_ability_is_answered_by_the_hub(): void {
		$this->fake( '__behave', array( 'text' => 'Herons are patient.' ) );
		self::assertSame(
			array( 'text' => 'Herons are patient.' ),
			$this->ability( 'simplify', array( 'content' => 'Herons ```` wait.' ) )
		);
		$sent = $this->seen()[0];
		self::assertSame( 'Bearer sk-hub-0123456789abcdefABCDEF', $sent['authorization'] );
		self::assertSame( array( 'system', 'user' ), array_column( $sent['body']['messages'], 'role' ) );
		self::assertSame(
			2,
			substr_count( $sent['body']['messages'][1]['content'], '````' ),
			'The fences around the material arrive, those in it do not.'
		);
		self::assertSame( 1, $this->counted() );
	}

	public function test_an_image_is_described_by_the_hub(): void {
		$this->fake( '__behave', array( 'text' => 'A blank' ) );
		$id     = $this->attach(
			'blank.gif',
			(string) file_get_contents( ABSPATH . 'wp-includes/images/blank.gif' ),
			'image/gif'
		);
		$answer = $this->rest( 'POST', "/slipstream/v1/alt-text/$id/write", array( 'save' => true ) );
		self::assertSame(
			array( 200, 'A blank' ),
			array( $answer->get_status(), $answer->get_data()['alt'] ?? $answer->get_data() )
		);
		self::assertSame(
			array( 'text', 'image_url' ),
			array_column( $this->seen()[0]['body']['messages'][1]['content'], 'type' )
		);
		self::assertTrue( Plugin::module( Ai_Module::class )->start_data()['ai']()['readsImages'] );
		self::assertSame( 1, $this->counted() );
	}

	public function test_an_image_is_made_and_a_recording_heard_by_the_hub(): void {
		$image = $this->ability( 'generate-image', array( 'prompt' => 'A heron' ) );
		self::assertIsArray( $image, is_wp_error( $image ) ? $image->get_error_message() : '' );
		$this->media[] = (int) $image['id'];
		self::assertSame( 10, $this->counted() );
		$wave  = 'RIFF'
			. pack( 'V', 836 )
			. 'WAVEfmt '
			. pack( 'VvvVVvv', 16, 1, 1, 8000, 8000, 1, 8 )
			. 'data'
			. pack( 'V', 800 )
			. str_repeat( "\x80", 800 );
		$heard = $this->ability(
			'transcribe-audio',
			array( 'attachment_id' => $this->attach( 'note.wav', $wave, 'audio/wav' ) )
		);
		self::assertSame(
			array( 'text' => 'Well I think we should plant more trees.' ),
			is_wp_error( $heard ) ? $heard->get_error_message() : $heard
		);
		self::assertSame( 11, $this->counted() );
	}

	public function test_the_hub_says_how_much_may_be_asked(): void {
		Site_Settings::set( Limits::REQUESTS, 1 );
		self::assertIsArray( $this->ability( 'simplify', array( 'content' => 'Herons wait.' ) ) );
		self::assertIsArray(
			$this->ability( 'simplify', array( 'content' => 'Herons wait.' ) ),
			'Limits of the site are for its own AI server.'
		);
		self::on_hub( 'limit', '2' );
		self::assertSame( 'error_quota_exceeded', $this->refused( 'simplify' ) );
		self::on_hub( 'limit', '0' );
		delete_option( Limits::REQUESTS );
	}

	public function test_what_stands_in_the_way(): void {
		Site_Settings::set( 'slipstream_ai_inactive_features', array( Ai_Access::WRITING ) );
		$id = $this->attach(
			'blank.gif',
			(string) file_get_contents( ABSPATH . 'wp-includes/images/blank.gif' ),
			'image/gif'
		);
		self::assertSame(
			200,
			$this->rest( 'POST', "/slipstream/v1/alt-text/$id/write" )->get_status(),
			'Only writing is switched off.'
		);
		Site_Settings::set( 'slipstream_ai_inactive_features', array() );
		$this->fake( '__behave', array( 'status' => 503 ) );
		self::assertSame( 'error_service_unavailable', $this->refused( 'simplify' ) );
		$this->fake( '__behave', array( 'cutAfter' => 2 ) );
		self::assertSame( 'error_network', $this->refused( 'simplify' ), 'Half an answer is none.' );
		$this->fake( '__reset', array() );
		self::on_hub( 'status', (string) $this->services()->connection()->blog_id(), 'revoked' );
		self::assertSame( 'site_revoked', $this->refused( 'simplify' ) );
		$this->sign_in( 'author' );
		self::assertSame(
			'no_token_for_user',
			$this->refused( 'simplify' ),
			'Nobody is asked in the name of somebody else.'
		);
	}

	/**
	 * Runs an ability.
	 *
	 * @param array<string, mixed> $input What it is asked with.
	 * @return array<string, mixed>|WP_Error
	 */
	private function ability( string $name, array $input ): array|WP_Error {
		$ability = wp_get_ability( "slipstream/$name" );
		self::assertNotNull( $ability );
		return $ability->execute( $input );
	}

	/** The code that an ability is refused with. */
	private function refused( string $name ): string {
		$answer = $this->ability( $name, array( 'content' => 'Herons wait.' ) );
		return is_wp_error( $answer ) ? (string) $answer->get_error_code() : '';
	}

	/** A file in the library. */
	private function attach( string $name, string $bytes, string $type ): int {
		$file          = wp_upload_bits( $name, null, $bytes );
		$this->media[] = wp_insert_attachment(
			array(
				'post_title'     => $name,
				'post_mime_type' => $type,
				'post_author'    => get_current_user_id(),
			),
			$file['file']
		);
		return end( $this->media );
	}

	/** Requests that the hub has counted for this site. */
	private function counted(): int {
		return self::on_hub( 'used', (string) $this->services()->connection()->blog_id() );
	}

	/** @return list<array<string, mixed>> Requests that the AI server has seen. */
	private function seen(): array {
		return json_decode( wp_remote_retrieve_body( wp_remote_get( self::$ai . '/__log' ) ), true )['requests'];
	}

	/**
	 * Tells the AI server what to do.
	 *
	 * @param array<string, mixed> $behavior See e2e/fakes/openai-answer.mjs.
	 */
	private function fake( string $path, array $behavior ): void {
		wp_remote_post(
			self::$ai . "/$path",
			array(
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => (string) wp_json_encode( (object) $behavior ),
			)
		);
	}
}
