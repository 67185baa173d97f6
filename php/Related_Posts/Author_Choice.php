<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

/**
 * The posts that are always related to a post, and those that never are. Stored with the post.
 */
final class Author_Choice {

	public const PINNED = '_slipstream_related_pinned';
	public const BANNED = '_slipstream_related_banned';

	private const MOST = 20;

	/** Lets editors read and write the choice. */
	public static function register(): void {
		foreach ( array( self::PINNED, self::BANNED ) as $key ) {
			register_post_meta(
				'',
				$key,
				array(
					'type'              => 'array',
					'single'            => true,
					'default'           => array(),
					'sanitize_callback' => array( Related_Posts_Settings::class, 'ids' ),
					'auth_callback'     => static fn ( $allowed, string $meta, int $id ): bool => current_user_can(
						'edit_post',
						$id
					),
					'show_in_rest'      => array(
						'schema' => array(
							'type'     => 'array',
							'maxItems' => self::MOST,
							'items'    => array(
								'type'    => 'integer',
								'minimum' => 1,
							),
						),
					),
				)
			);
		}//end foreach
	}

	/** @return list<int> */
	public static function of( int $post, string $key ): array {
		return Related_Posts_Settings::ids( get_post_meta( $post, $key, true ) );
	}
}
