<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use Slipstream\Blocks\Attributes;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Instagram\Instagram_Errors;

/**
 * Draws the photo feed block from the pictures that the site keeps: no visitor is sent to Instagram, and nobody waits
 * for it.
 *
 * @phpstan-import-type Image from Gallery
 */
final class Photo_Feed {

	private const CLASS_NAME = 'wp-block-jetpack-instagram-gallery';

	/** @param Closure(): Gallery $gallery Gives pictures. */
	public function __construct( private Closure $gallery ) {}

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    What the post has saved: a link to the account.
	 */
	public function render( array $attributes, string $content ): string {
		$token = $attributes['accessToken'] ?? null;
		if ( ! is_string( $token ) || 1 !== preg_match( '/^[1-9]\d{0,17}$/', $token ) ) {
			return $content;
		}
		try {
			$connection = ( $this->gallery )()->find( (int) $token );
		} catch ( Request_Error $error ) {
			return $content . self::note( $error->getMessage() );
		}
		$images = Gallery::images( $connection, self::number( $attributes, 'count', 9, 1, 30 ) );
		if ( array() === $images ) {
			return $content
				. self::note(
					Connection::LOST === $connection->status ? Instagram_Errors::lost()->getMessage() : __(
						'No images were found in your Instagram account.',
						'slipstream'
					)
				);
		}
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), self::grid( $images, $attributes ) );
	}

	/**
	 * @param list<array<string, string|int>> $images     The pictures.
	 * @phpstan-param list<Image> $images
	 * @param array<string, mixed>            $attributes The block's attributes.
	 */
	private static function grid( array $images, array $attributes ): string {
		$spacing = self::number( $attributes, 'spacing', 10, 0, 50 );
		$class   = self::CLASS_NAME
			. '__grid '
			. self::CLASS_NAME
			. '__grid-columns-'
			. self::number( $attributes, 'columns', 3, 1, 6 )
			. ( Attributes::flag( $attributes, 'isStackedOnMobile', true ) ? ' is-stacked-on-mobile' : '' );
		return sprintf(
			'<div class="%1$s" style="grid-gap: %2$dpx; --latest-instagram-posts-spacing: %2$dpx;">%3$s</div>',
			esc_attr( $class ),
			$spacing,
			implode( '', array_map( self::picture( ... ), $images ) )
		);
	}

	/**
	 * @param array<string, string|int> $image
	 * @phpstan-param Image $image
	 */
	private static function picture( array $image ): string {
		return sprintf(
			'<a class="%1$s__grid-post" href="%2$s" rel="noopener noreferrer" target="_blank"><img alt="%3$s" src="%4$s" width="%5$d" height="%6$d" loading="lazy" decoding="async"></a>',
			self::CLASS_NAME,
			esc_url( $image['link'] ),
			esc_attr( '' === $image['title'] ? $image['link'] : $image['title'] ),
			esc_url( $image['url'] ),
			$image['width'],
			$image['height']
		);
	}

	private static function note( string $text ): string {
		$post = get_the_ID();
		return current_user_can( false === $post ? 'edit_posts' : 'edit_post', (int) $post )
			? sprintf( '<p class="%s__note">%s</p>', self::CLASS_NAME, esc_html( $text ) )
			: '';
	}

	/** @param array<string, mixed> $attributes    The block's attributes. */
	private static function number( array $attributes, string $name, int $default_value, int $least, int $most ): int {
		$value = $attributes[ $name ] ?? null;
		return is_int( $value ) || is_float( $value ) ? (int) max( $least, min( $most, $value ) ) : $default_value;
	}
}
