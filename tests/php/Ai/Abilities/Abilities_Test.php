<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai\Abilities;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Type;
use Slipstream\Ai\Provenance\Image_Provenance;
use Slipstream\Tests\Server_Case;
use Slipstream\Tests\Site_Settings;
use WP_Error;
use WP_REST_Request;

require_once dirname( __DIR__, 2 ) . '/Server_Case.php';

/**
 * Asked as other software asks, answered by a real request to an AI server.
 */
final class Abilities_Test extends Server_Case {

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
		Site_Settings::access( true );
		wp_set_current_user( self::$user );
	}

	protected function tearDown(): void {
		delete_option( Ai_Access::ENABLED );
		delete_option( Ai_Access::SWITCHES );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Runs an ability.
	 *
	 * @param array<string, mixed> $input What it is asked with.
	 * @return array<string, mixed>|WP_Error
	 */
	private static function run_ability( string $name, array $input ): array|WP_Error {
		$ability = wp_get_ability( "slipstream/$name" );
		self::assertNotNull( $ability, $name );
		return $ability->execute( $input );
	}

	/**
	 * An answer's text, which must be no error.
	 *
	 * @param array<string, mixed>|WP_Error $answer
	 */
	private static function text_of( array|WP_Error $answer ): string {
		self::assertIsArray( $answer, is_wp_error( $answer ) ? $answer->get_error_message() : '' );
		return $answer['text'];
	}

	/** A file in the library. */
	private static function attach( string $name, string $bytes, string $type, int $author ): int {
		$file = wp_upload_bits( $name, null, $bytes );
		self::assertFalse( $file['error'] );
		return wp_insert_attachment(
			array(
				'post_title'     => $name,
				'post_mime_type' => $type,
				'post_author'    => $author,
			),
			$file['file']
		);
	}

	/**
	 * Every ability that answers with text, and what it needs.
	 *
	 * @return array<string, array{string, array<string, string>}>
	 */
	public static function texts(): array {
		$values = array(
			'content'  => 'Herons wait.',
			'request'  => 'Say something about herons.',
			'tone'     => 'humorous',
			'language' => 'German',
		);
		$cases  = array();
		foreach ( Prompt_Type::all() as $type ) {
			if ( null !== $type->ability ) {
				$name           = $type->ability->name;
				$cases[ $name ] = array(
					$name,
					array_intersect_key( $values, array_flip( $type->ability->required ) ),
				);
			}
		}
		return $cases;
	}

	/**
	 * @dataProvider texts
	 * @param array<string, string> $input
	 */
	public function test_answers_with_text( string $name, array $input ): void {
		$this->behave( array( 'text' => 'An answer.' ) );
		self::assertSame( 'An answer.', self::text_of( self::run_ability( $name, $input ) ) );
		$sent = $this->upstream()[0]['body']['messages'];
		$last = end( $sent );
		self::assertSame( 'system', $sent[0]['role'] );
		foreach ( $input as $value ) {
			self::assertStringContainsString( $value, $last['content'] );
		}
	}

	/** @dataProvider texts */
	public function test_is_told_in_the_documentation( string $name ): void {
		self::assertStringContainsString(
			"`$name`",
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/abilities.md' )
		);
	}

	public function test_refuses_what_does_not_fit_the_schema(): void {
		foreach ( array(
			array(),
			array( 'content' => '' ),
			array( 'content' => array() ),
			array(
				'content' => 'a',
				'tone'    => 'loud',
			),
			array(
				'content' => 'a',
				'tone'    => 'formal',
				'more'    => 1,
			),
		) as $input ) {
			$answer = self::run_ability( 'change-tone', $input );
			self::assertInstanceOf( WP_Error::class, $answer );
			self::assertSame( 'ability_invalid_input', $answer->get_error_code() );
		}
		self::assertSame( array(), $this->upstream() );
	}

	public function test_tells_the_servers_faults(): void {
		$this->behave( array( 'unclear' => true ) );
		$answer = self::run_ability( 'write-text', array( 'request' => '?' ) );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 'error_unclear_prompt', $answer->get_error_code() );
		$this->behave( array( 'status' => 503 ) );
		$answer = self::run_ability( 'write-text', array( 'request' => 'Hello' ) );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 503, $answer->get_error_data()['status'] );
		$this->behave( array( 'cutAfter' => 2 ) );
		self::assertInstanceOf( WP_Error::class, self::run_ability( 'write-text', array( 'request' => 'Hello' ) ) );
	}

	public function test_the_same_people_may_as_in_the_editor(): void {
		$others = wp_insert_post(
			array(
				'post_title'  => 'Not theirs',
				'post_author' => 1,
				'post_status' => 'publish',
			)
		);
		$answer = wp_get_ability( 'slipstream/simplify' )?->check_permissions(
			array(
				'content' => 'a',
				'post_id' => $others,
			)
		);
		self::assertSame( 'rest_forbidden_post', $answer->get_error_code() );
		wp_delete_post( $others, true );
		wp_set_current_user( 0 );
		self::assertInstanceOf(
			WP_Error::class,
			wp_get_ability( 'slipstream/simplify' )?->check_permissions( array( 'content' => 'a' ) )
		);
		wp_set_current_user( self::$user );
		Site_Settings::access( true, array( Ai_Access::WRITING ) );
		self::assertInstanceOf(
			WP_Error::class,
			wp_get_ability( 'slipstream/simplify' )?->check_permissions( array( 'content' => 'a' ) )
		);
	}

	public function test_puts_an_image_into_the_library(): void {
		$answer = self::run_ability( 'generate-image', array( 'prompt' => 'A heron at dawn' ) );
		self::assertIsArray( $answer, is_wp_error( $answer ) ? $answer->get_error_message() : '' );
		$image = get_post( $answer['id'] );
		self::assertSame( 'image/png', $image?->post_mime_type );
		self::assertSame( self::$user, (int) $image->post_author );
		self::assertStringContainsString( 'a-heron-at-dawn', $answer['url'] );
		self::assertFileExists( (string) get_attached_file( $answer['id'] ) );
		$origin = get_post_meta( $answer['id'], Image_Provenance::KEY, true );
		self::assertSame( array( 'A heron at dawn', 'openai' ), array( $origin['prompt'], $origin['engine'] ) );
		wp_delete_attachment( $answer['id'], true );
	}

	public function test_looks_at_images_and_listens_to_recordings(): void {
		$canvas = imagecreatetruecolor( 40, 30 );
		ob_start();
		imagepng( $canvas );
		$png   = (string) ob_get_clean();
		$image = self::attach( 'heron.png', $png, 'image/png', self::$user );
		$audio = self::attach(
			'note.wav',
			"RIFF\x28\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x80\x3e\x00\x00\x00\x7d\x00\x00\x02\x00\x10\x00data\x04\x00\x00\x00\x01\x02\x03\x02",
			'audio/wav',
			self::$user
		);
		$this->behave( array( 'text' => 'A heron.' ) );
		self::assertSame(
			'A heron.',
			self::text_of( self::run_ability( 'write-alt-text', array( 'attachment_id' => $image ) ) )
		);
		self::assertSame( '', get_post_meta( $image, '_wp_attachment_image_alt', true ) );
		self::assertSame(
			'Well I think we should plant more trees.',
			self::text_of( self::run_ability( 'transcribe-audio', array( 'attachment_id' => $audio ) ) )
		);
		self::assertInstanceOf(
			WP_Error::class,
			self::run_ability( 'transcribe-audio', array( 'attachment_id' => $image ) )
		);
		$others = self::attach( 'other.png', $png, 'image/png', 1 );
		self::assertInstanceOf(
			WP_Error::class,
			self::run_ability( 'write-alt-text', array( 'attachment_id' => $others ) )
		);
		foreach ( array( $image, $audio, $others ) as $id ) {
			wp_delete_attachment( $id, true );
		}
	}

	public function test_can_be_run_over_the_rest_api_by_post_alone(): void {
		$this->behave( array( 'text' => 'Kurz.' ) );
		$request = new WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/slipstream/make-shorter/run' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'input' => array( 'content' => 'A long text.' ) ) ) );
		$response = rest_do_request( $request );
		self::assertSame( array( 'text' => 'Kurz.' ), $response->get_data() );
		self::assertSame(
			405,
			rest_do_request(
				new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/slipstream/make-shorter/run' )
			)->get_status()
		);
	}
}
