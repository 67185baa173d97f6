<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Core;

use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;
use WordPress\AiClient\Files\DTO\File;
use WordPress\AiClient\Files\Enums\MediaOrientationEnum;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

/**
 * Uses the site's connectors, as far as their models can draw or listen.
 */
final class Core_Media implements Image_Engine, Speech_Engine {

	public function image_model(): string {
		return 'core';
	}

	public function speech_model(): string {
		return 'core';
	}

	/** @throws Request_Error If there is none. */
	public function draw( Image_Request $request ): Generated_Image {
		$builder = wp_ai_client_prompt( $request->prompt )->as_output_media_orientation(
			self::orientation( $request->size )
		);
		if ( true !== $builder->is_supported_for_image_generation() ) {
			throw Upstream_Errors::no_image_engine();
		}
		$file = $this->checked( $builder->generate_image() );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The client's format.
		$bytes = $file instanceof File ? (string) base64_decode( (string) $file->getBase64Data(), true ) : '';
		return '' === Generated_Image::type_of( $bytes ) ? throw self::broken() : new Generated_Image( $bytes );
	}

	/**
	 * Writes down a recording and waits for the text. The client has no transcription of its own: a model that hears is
	 * asked to write.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function transcribe( Audio_File $audio ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The client's format.
		$data    = 'data:' . $audio->mime_type() . ';base64,' . base64_encode( $audio->bytes() );
		$builder = wp_ai_client_prompt(
			'Write down what is said in this recording, word for word, in the language that is spoken. Give only the words.'
		)->with_file( $data );
		if (
			! $builder instanceof WP_AI_Client_Prompt_Builder
			|| true !== $builder->is_supported_for_text_generation()
		) {
			throw Upstream_Errors::no_speech_engine();
		}
		$text = $this->checked( $builder->generate_text() );
		return is_string( $text ) ? trim( $text ) : '';
	}

	private static function orientation( string $size ): MediaOrientationEnum {
		list( $width, $height ) = array_map( 'intval', explode( 'x', $size . 'x0' ) );
		return match ( $width <=> $height ) {
			1 => MediaOrientationEnum::landscape(),
			0 => MediaOrientationEnum::square(),
			-1 => MediaOrientationEnum::portrait(),
		};
	}

	private function checked( mixed $result ): mixed {
		return $result instanceof WP_Error ? throw self::failure( $result ) : $result;
	}

	/** Our error for one of the client's. Its message may repeat what the provider sent, so it stays here. */
	private static function failure( WP_Error $error ): Request_Error {
		$data = $error->get_error_data();
		return Upstream_Errors::of_response(
			is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 503,
			''
		);
	}

	private static function broken(): Request_Error {
		return Upstream_Errors::broken();
	}
}
