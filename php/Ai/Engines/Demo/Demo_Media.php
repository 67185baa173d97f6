<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Demo;

use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;

/**
 * Shows how images and recordings work where no model is set up. The same prompt always gets the same picture.
 */
final class Demo_Media implements Image_Engine, Speech_Engine {

	public function image_model(): string {
		return 'demo';
	}

	public function speech_model(): string {
		return 'demo';
	}

	/** @throws Request_Error If PHP cannot paint. */
	public function draw( Image_Request $request ): Generated_Image {
		if ( ! function_exists( 'imagecreatetruecolor' ) || ! function_exists( 'imagepng' ) ) {
			throw self::no_demo_image();
		}
		list( $width, $height ) = array_map(
			static fn( string $side ): int => max( 1, (int) $side ),
			explode( 'x', $request->size . 'x1' )
		);

		$seed   = (string) hash( 'sha256', $request->prompt, true );
		$canvas = imagecreatetruecolor( $width, $height );
		$bands  = 16;
		for ( $band = 0; $band < $bands; $band++ ) {
			$mix   = static fn( int $at ): int => min(
				255,
				max( 0, (int) ( 90 + ord( $seed[ $at ] ) / 2 + $band * ( ord( $seed[ $at + 8 ] ) - 128 ) / 24 ) )
			);
			$color = (int) imagecolorallocate( $canvas, $mix( 0 ), $mix( 1 ), $mix( 2 ) );
			imagefilledrectangle(
				$canvas,
				0,
				intdiv( $height * $band, $bands ),
				$width,
				intdiv( $height * ( $band + 1 ), $bands ),
				$color
			);
		}
		imagestring(
			$canvas,
			5,
			24,
			24,
			'Demo image, not made by an AI model',
			(int) imagecolorallocate( $canvas, 255, 255, 255 )
		);
		ob_start();
		imagepng( $canvas, null, 6 );
		return new Generated_Image( (string) ob_get_clean() );
	}

	private static function no_demo_image(): Request_Error {
		return Upstream_Errors::no_image_engine();
	}

	public function transcribe( Audio_File $audio ): string {
		return __(
			'This is demo text: no AI model listened to the recording. An administrator can connect one in the AI settings.',
			'slipstream'
		);
	}
}
