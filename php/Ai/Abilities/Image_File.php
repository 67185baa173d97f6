<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Abilities;

use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Provenance\Image_Provenance;
use Slipstream\Http\Request_Error;

/**
 * Stores images with their provenance.
 */
final class Image_File {

	public const SCHEMA = array(
		'id'             => array( 'type' => 'integer' ),
		'url'            => array( 'type' => 'string' ),
		'revised_prompt' => array( 'type' => 'string' ),
	);

	/**
	 * @return array{id: int, url: string, revised_prompt: string}
	 * @throws Request_Error If it cannot be stored.
	 */
	public static function store( Generated_Image $image, string $prompt, string $model ): array {
		$type = Generated_Image::type_of( $image->bytes );
		if ( '' === $type ) {
			throw new Request_Error(
				'error_network',
				__( 'The AI server did not return a usable image.', 'slipstream' ),
				502
			);
		}
		$words = sanitize_title( wp_trim_words( $prompt, 8, '' ) );
		$file  = wp_upload_bits(
			( '' === $words ? 'image' : $words ) . '.' . substr( $type, strlen( 'image/' ) ),
			null,
			$image->bytes
		);
		if ( false !== $file['error'] ) {
			throw new Request_Error(
				'image_not_stored',
				__(
					'The image could not be saved. Check that the uploads folder is writable and has free space.',
					'slipstream'
				),
				507
			);
		}
		$id = wp_insert_attachment(
			array(
				'post_title'     => wp_trim_words( $prompt, 8, '' ),
				'post_mime_type' => $type,
			),
			$file['file']
		);
		if ( 0 === $id ) {
			wp_delete_file( $file['file'] );
			throw new Request_Error(
				'image_not_stored',
				__( 'The image could not be saved to the media library. Please try again.', 'slipstream' ),
				507
			);
		}
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		update_post_meta(
			$id,
			Image_Provenance::KEY,
			array(
				'prompt'  => $prompt,
				'revised' => $image->revised_prompt,
				'engine'  => $model,
				'date'    => gmdate( 'c' ),
			)
		);
		return array(
			'id'             => $id,
			'url'            => (string) wp_get_attachment_url( $id ),
			'revised_prompt' => $image->revised_prompt,
		);
	}
}
