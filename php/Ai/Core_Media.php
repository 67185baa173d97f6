<?php
/**
 * Images and speech through WordPress's own AI client.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Http\Request_Error;
use WordPress\AiClient\Files\Enums\MediaOrientationEnum;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

/**
 * Uses the site's connectors, as far as their models can draw or listen.
 */
final class Core_Media implements Image_Engine, Speech_Engine {

	/**
	 * Makes an image and waits for it.
	 *
	 * @param Image_Request $request What it shows.
	 *
	 * @throws Request_Error When there is none.
	 */
	public function draw( Image_Request $request ): Generated_Image {
		$builder = wp_ai_client_prompt( $request->prompt )->as_output_media_orientation( MediaOrientationEnum::landscape() );
		if ( true !== $builder->is_supported_for_image_generation() ) {
			$error = Media_Picker::no_image_engine();
			throw $error;
		}
		$file = $this->checked( $builder->generate_image() );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The client's format.
		$bytes = is_object( $file ) && method_exists( $file, 'getBase64Data' ) ? (string) base64_decode( (string) $file->getBase64Data(), true ) : '';
		if ( '' === Generated_Image::type_of( $bytes ) ) {
			$error = Upstream_Errors::broken();
			throw $error;
		}
		return new Generated_Image( $bytes );
	}

	/**
	 * Writes down a recording and waits for the text. The client has no transcription of its own: a model that hears is asked to write.
	 *
	 * @param Audio_File $audio The recording.
	 *
	 * @throws Request_Error When there is none.
	 */
	public function transcribe( Audio_File $audio ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The client's format.
		$data    = 'data:' . $audio->mime_type() . ';base64,' . base64_encode( $audio->bytes() );
		$builder = wp_ai_client_prompt( 'Write down what is said in this recording, word for word, in the language that is spoken. Give only the words.' )->with_file( $data );
		if ( ! $builder instanceof WP_AI_Client_Prompt_Builder || true !== $builder->is_supported_for_text_generation() ) {
			$error = Media_Picker::no_speech_engine();
			throw $error;
		}
		$text = $this->checked( $builder->generate_text() );
		return is_string( $text ) ? trim( $text ) : '';
	}

	/**
	 * A result of the client.
	 *
	 * @param mixed $result The result, or the client's error.
	 *
	 * @throws Request_Error When it is an error.
	 */
	private function checked( mixed $result ): mixed {
		if ( $result instanceof WP_Error ) {
			$data   = $result->get_error_data();
			$status = is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 503;
			// Its message may repeat what the provider sent, so it stays here.
			$error = Upstream_Errors::of_response( $status, '' );
			throw $error;
		}
		return $result;
	}
}
