<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

/**
 * The description of a post, under the name that sites of this kind have it under already. Sites with a plugin of their
 * own for it keep that: then nothing is registered, written or printed.
 */
final class Meta_Description {

	public const KEY = 'advanced_seo_description';

	private const LONGEST = 500;

	/** Constants of plugins that describe posts themselves. */
	private const OTHERS = array(
		'WPSEO_VERSION',
		'RANK_MATH_VERSION',
		'AIOSEO_VERSION',
		'SEOPRESS_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
		'SLIM_SEO_VER',
	);

	/** Lets authors read and write it with their posts. */
	public static function register(): void {
		if ( ! self::is_ours() ) {
			return;
		}
		register_post_meta(
			'',
			self::KEY,
			array(
				'type'              => 'string',
				'single'            => true,
				'sanitize_callback' => array( self::class, 'clean' ),
				'auth_callback'     => static fn ( $allowed, string $key, int $id ): bool => current_user_can(
					'edit_post',
					$id
				),
				'show_in_rest'      => array( 'schema' => array( 'maxLength' => self::LONGEST ) ),
			)
		);
	}

	/** Prints it into the page of a post. */
	public static function print( int $post ): void {
		$text = self::clean( get_post_meta( $post, self::KEY, true ) );
		if ( '' !== $text && self::is_ours() && ! post_password_required( $post ) ) {
			printf( '<meta name="description" content="%s" />' . "\n", esc_attr( $text ) );
		}
	}

	/** One line of plain text. */
	public static function clean( mixed $value ): string {
		return is_string( $value ) ? trim( mb_substr( sanitize_text_field( $value ), 0, self::LONGEST ) ) : '';
	}

	private static function is_ours(): bool {
		$is_ours = array() === array_filter( self::OTHERS, 'defined' );
		/**
		 * Filters whether authors can write meta descriptions and pages output them.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_ours False if a known SEO plugin is active.
		 */
		return (bool) apply_filters( 'slipstream_meta_description', $is_ours );
	}
}
