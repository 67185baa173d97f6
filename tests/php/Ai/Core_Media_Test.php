<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use RuntimeException;
use Slipstream\Ai\Engines\Core\Core_Media;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;
use Slipstream\Tests\Test_Case;

/** What the client is asked, and what becomes of its answers. */
final class Core_Media_Test extends Test_Case {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		require_once __DIR__ . '/core-provider.php';
		Core_Model::$failure    = null;
		Core_Painter::$failure  = null;
		Core_Painter::$gives    = Core_Painter::DOT;
		Core_Painter::$is_there = true;
		$registry               = \WordPress\AiClient\AiClient::defaultRegistry();
		if ( ! $registry->hasProvider( 'openai' ) ) {
			$registry->registerProvider( Core_Provider::class );
		}
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slipstream-audio-' );
		file_put_contents( $this->file, 'OggS and sound' );
	}

	protected function tearDown(): void {
		if ( '' !== $this->file ) {
			unlink( $this->file );
		}
		parent::tearDown();
	}

	private function recording(): Audio_File {
		return Audio_File::of_upload(
			array(
				'tmp_name' => $this->file,
				'error'    => UPLOAD_ERR_OK,
			)
		);
	}

	/**
	 * The code of the error that some work ends with.
	 *
	 * @param callable(): mixed $work
	 */
	private function error_of( callable $work ): Request_Error {
		try {
			$work();
		} catch ( Request_Error $error ) {
			return $error;
		}
		self::fail( 'Nothing failed.' );
	}

	public function test_an_image_is_asked_for_as_it_is_to_lie(): void {
		$ways = array(
			'1792x1024' => 'landscape',
			'1024x1792' => 'portrait',
			'1024x1024' => 'square',
		);
		foreach ( $ways as $size => $orientation ) {
			$image = ( new Core_Media() )->draw( new Image_Request( 'A boat', false, $size ) );
			self::assertSame( Core_Painter::DOT, $image->to_item( true )['url'] );
			self::assertSame(
				array( 'A boat', $orientation ),
				array( Core_Painter::$prompt, Core_Painter::$orientation )
			);
		}
	}

	public function test_what_is_no_image_is_not_taken_for_one(): void {
		Core_Painter::$gives = 'data:image/png;base64,' . base64_encode( '<svg onload="alert(1)">' );
		$error               = $this->error_of(
			static fn () => ( new Core_Media() )->draw( new Image_Request( 'A boat' ) )
		);
		self::assertSame( array( 'error_network', 502 ), array( $error->error_code, $error->http_status ) );
	}

	public function test_a_site_whose_models_do_not_draw_says_so(): void {
		Core_Painter::$is_there = false;
		$error                  = $this->error_of(
			static fn () => ( new Core_Media() )->draw( new Image_Request( 'A boat' ) )
		);
		self::assertSame( array( 'no_image_engine', 501 ), array( $error->error_code, $error->http_status ) );
	}

	public function test_a_failure_is_ours_and_keeps_its_words(): void {
		Core_Painter::$failure = new RuntimeException( 'key sk-1234 refused' );
		$error                 = $this->error_of(
			static fn () => ( new Core_Media() )->draw( new Image_Request( 'A boat' ) )
		);
		self::assertSame( 503, $error->http_status );
		self::assertStringNotContainsString( 'sk-1234', $error->getMessage() );
		Core_Model::$failure = new RuntimeException( 'key sk-1234 refused' );
		$error               = $this->error_of( fn () => ( new Core_Media() )->transcribe( $this->recording() ) );
		self::assertSame( 503, $error->http_status );
		self::assertStringNotContainsString( 'sk-1234', $error->getMessage() );
	}

	public function test_a_model_that_hears_is_shown_the_recording(): void {
		// It repeats what it was asked.
		$text = ( new Core_Media() )->transcribe( $this->recording() );
		self::assertStringContainsString( 'word for word', $text );
		self::assertStringEndsWith( ' + data:audio/ogg;base64,' . base64_encode( 'OggS and sound' ), $text );
	}

	public function test_is_called_what_it_is(): void {
		self::assertSame(
			array( 'core', 'core' ),
			array( ( new Core_Media() )->image_model(), ( new Core_Media() )->speech_model() )
		);
	}
}
