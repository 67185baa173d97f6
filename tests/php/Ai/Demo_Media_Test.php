<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Engines\Demo\Demo_Media;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;

/**
 * What stands in where no model is set up.
 */
final class Demo_Media_Test extends TestCase {

	private function paint( string $prompt, string $size = Image_Request::SIZE ): string {
		$item = ( new Demo_Media() )->draw( new Image_Request( $prompt, false, $size ) )->to_item( false );
		return (string) base64_decode( $item['b64_json'], true );
	}

	public function test_paints_in_the_size_that_is_asked_for(): void {
		$image = $this->paint( 'A boat' );
		self::assertSame( 'image/png', Generated_Image::type_of( $image ) );
		foreach ( array( '1792x1024', '1024x1792', '256x256' ) as $size ) {
			list( $width, $height ) = (array) getimagesizefromstring( $this->paint( 'A boat', $size ) );
			self::assertSame( $size, "{$width}x{$height}" );
		}
	}

	public function test_the_same_prompt_gets_the_same_picture_and_no_other(): void {
		self::assertSame( $this->paint( 'A boat', '256x256' ), $this->paint( 'A boat', '256x256' ) );
		self::assertNotSame( $this->paint( 'A boat', '256x256' ), $this->paint( 'A house', '256x256' ) );
	}

	public function test_says_that_nobody_listened(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'slipstream-audio-' );
		file_put_contents( $file, 'OggS0000000000000000' );
		$audio = Audio_File::of_upload(
			array(
				'tmp_name' => $file,
				'error'    => UPLOAD_ERR_OK,
			)
		);
		self::assertStringContainsString( 'no AI model listened', ( new Demo_Media() )->transcribe( $audio ) );
		unlink( $file );
	}

	public function test_is_called_what_it_is(): void {
		self::assertSame(
			array( 'demo', 'demo' ),
			array( ( new Demo_Media() )->image_model(), ( new Demo_Media() )->speech_model() )
		);
	}
}
