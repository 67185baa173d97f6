<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Abilities;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Alt_Text\Alt_Writer;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;
use WP_Post;

/**
 * Makes images, describes them, and transcribes recordings.
 *
 * @phpstan-import-type Definition from Abilities
 */
final class Media_Abilities {

	/** @var Closure(): Media_Assistant Builds what draws and listens. */
	private Closure $media;

	/** @var Closure(): Alt_Writer Builds what looks at images. */
	private Closure $alt;

	/**
	 * @param Closure(): Media_Assistant $media Builds what draws and listens.
	 * @param Closure(): Alt_Writer      $alt   Builds what looks at images.
	 */
	public function __construct( Closure $media, Closure $alt ) {
		$this->media = $media;
		$this->alt   = $alt;
	}

	/** @return array<lowercase-string, Definition> The abilities by name. */
	public function all(): array {
		$prompt     = array(
			'type'        => 'string',
			'minLength'   => 1,
			'maxLength'   => 4000,
			'description' => __( 'What the image shows.', 'slipstream' ),
		);
		$attachment = array(
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => __( 'The attachment ID.', 'slipstream' ),
		);
		$text       = array( 'text' => array( 'type' => 'string' ) );
		return array(
			'generate-image'   => self::ability(
				Ai_Access::IMAGES,
				__( 'Generate an image', 'slipstream' ),
				__( 'Generates an image and adds it to the media library.', 'slipstream' ),
				array( 'prompt' => $prompt ),
				Image_File::SCHEMA,
				fn ( array $input ): array => $this->draw( $input )
			),
			'write-alt-text'   => self::ability(
				Ai_Access::IMAGES,
				__( 'Write an alternative text', 'slipstream' ),
				__( 'Describes an image in the media library. Saves nothing.', 'slipstream' ),
				array( 'attachment_id' => $attachment ),
				$text,
				fn ( array $input ): array => array(
					'text' => ( $this->alt )()->write( self::file( $input, 'image/' ), '', false ),
				)
			),
			'transcribe-audio' => self::ability(
				Ai_Access::VOICE,
				__( 'Transcribe a recording', 'slipstream' ),
				__( 'Transcribes a recording in the media library.', 'slipstream' ),
				array( 'attachment_id' => $attachment ),
				$text,
				fn ( array $input ): array => array( 'text' => $this->listen( $input ) )
			),
		);
	}

	/**
	 * @param array<string, array<string, mixed>>                 $input  What it has to be given.
	 * @param array<string, array<string, mixed>>                 $output
	 * @param Closure(array<string, mixed>): array<string, mixed> $run
	 * @return Definition
	 */
	private static function ability(
		string $feature,
		string $label,
		string $description,
		array $input,
		array $output,
		Closure $run
	): array {
		return array(
			'label'       => $label,
			'description' => $description,
			'switch'      => $feature,
			'input'       => self::object( $input ),
			'output'      => self::object( $output ),
			'run'         => $run,
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_keys( $properties ),
			'additionalProperties' => false,
		);
	}

	/**
	 * @param array<string, mixed> $input What it shows.
	 * @return array{id: int, url: string, revised_prompt: string}
	 */
	private function draw( array $input ): array {
		if ( ! current_user_can( 'upload_files' ) ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
				403
			);
		}
		$prompt = is_string( $input['prompt'] ?? null ) ? $input['prompt'] : '';
		$media  = ( $this->media )();
		return Image_File::store(
			$media->draw( new Image_Request( $prompt ), 'ability-image' ),
			$prompt,
			$media->image_model()
		);
	}

	/** @param array<string, mixed> $input */
	private function listen( array $input ): string {
		$path = get_attached_file( self::file( $input, 'audio/' )->ID );
		return ( $this->media )()->transcribe(
			Audio_File::of_upload(
				array(
					'error'    => UPLOAD_ERR_OK,
					'tmp_name' => (string) $path,
				)
			),
			'ability-voice'
		);
	}

	/**
	 * A file of the library that the user may edit.
	 *
	 * @param array<string, mixed> $input
	 */
	private static function file( array $input, string $type ): WP_Post {
		$post = get_post( is_numeric( $input['attachment_id'] ?? null ) ? (int) $input['attachment_id'] : 0 );
		if (
			! $post instanceof WP_Post
			|| 'attachment' !== $post->post_type
			|| ! str_starts_with( $post->post_mime_type, $type )
		) {
			throw new Request_Error(
				'rest_post_invalid_id',
				__( 'This file is not in the media library.', 'slipstream' ),
				404
			);
		}
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			throw new Request_Error(
				'rest_forbidden_post',
				__( 'Sorry, you are not allowed to edit this post.', 'slipstream' ),
				403
			);
		}
		return $post;
	}
}
