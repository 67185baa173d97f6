<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Provenance;

/**
 * Remembers with an image that a model has made it, and from which words.
 */
final class Image_Provenance {

	public const KEY = '_slipstream_ai_image';

	/** Lets the REST API read and write it. */
	public static function register(): void {
		register_post_meta(
			'attachment',
			self::KEY,
			array(
				'type'          => 'object',
				'single'        => true,
				'auth_callback' => static fn( $allowed, string $key, int $post_id ): bool => current_user_can(
					'edit_post',
					$post_id
				),
				'show_in_rest'  => array(
					'schema' => array(
						'type'                 => 'object',
						// What an author has asked for is nothing for visitors.
						'context'              => array( 'edit' ),
						'additionalProperties' => false,
						'properties'           => array(
							'prompt'  => array(
								'type'      => 'string',
								'maxLength' => 4000,
							),
							'revised' => array(
								'type'      => 'string',
								'maxLength' => 8000,
							),
							'engine'  => array( 'type' => 'string' ),
							'date'    => array(
								'type'   => 'string',
								'format' => 'date-time',
							),
						),
					),
				),
			)
		);
	}
}
