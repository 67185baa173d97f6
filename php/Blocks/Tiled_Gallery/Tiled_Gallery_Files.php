<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Tiled_Gallery;

use Slipstream\Support\Own_Picture;

/**
 * Finds the site's own files of the pictures, in the sizes that the page needs.
 *
 * @phpstan-import-type Picture from Tiled_Gallery_Markup
 */
final class Tiled_Gallery_Files {

	/** How wide the text and a wide block are, where the theme does not say so. */
	private const WIDTH      = 800;
	private const WIDE_WIDTH = 1340;

	/** A picture of this shape or a flatter one would be no more than a line. */
	private const MAX_RATIO = 100.0;

	/** @var array<string, int> Whether pictures are the site's attachments, by id and address. */
	private array $ids = array();

	/**
	 * Takes the pictures, and reads all that the database has of them at once.
	 *
	 * @param list<Picture> $pictures
	 */
	public function __construct( array $pictures, private string $align ) {
		$ids = array_values( array_filter( array_unique( array_column( $pictures, 'id' ) ) ) );
		if ( $ids ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/**
	 * The attachment of a picture; 0 if the site has none, or if the ID is that of another site's.
	 *
	 * @param Picture $picture
	 */
	public function id( array $picture ): int {
		$key                        = $picture['id'] . ' ' . $picture['url'];
		return $this->ids[ $key ] ??= wp_attachment_is_image( $picture['id'] ) && Own_Picture::is(
			$picture['id'],
			$picture['url']
		)
			? $picture['id']
			: 0;
	}

	/**
	 * Width by height; 1 where nobody knows.
	 *
	 * @param Picture $picture
	 */
	public function ratio( array $picture ): float {
		list( $width, $height ) = array( $picture['width'], $picture['height'] );
		if ( ( ! $width || ! $height ) && $this->id( $picture ) > 0 ) {
			$metadata = wp_get_attachment_metadata( $picture['id'] );
			$width    = (int) ( $metadata['width'] ?? 0 );
			$height   = (int) ( $metadata['height'] ?? 0 );
		}
		return $width > 0 && $height > 0 ? max( 1 / self::MAX_RATIO, min( self::MAX_RATIO, $width / $height ) ) : 1.0;
	}

	/**
	 * Width by height of pictures below one another.
	 *
	 * @param list<Picture> $pictures
	 */
	public function column_ratio( array $pictures ): float {
		return 1 / array_sum( array_map( fn ( array $picture ): float => 1 / $this->ratio( $picture ), $pictures ) );
	}

	/**
	 * @param Picture $picture
	 * @return array<string, string|int>
	 */
	public function attributes( array $picture, float $share, bool $is_even ): array {
		$attributes = array(
			'alt'      => $picture['alt'],
			'src'      => $picture['url'],
			'width'    => $picture['width'],
			'height'   => $picture['height'],
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		$id         = $this->id( $picture );
		$file       = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( $file ) {
			list( $attributes['src'], $attributes['width'], $attributes['height'] ) = $file;

			$srcset = wp_get_attachment_image_srcset( $id, 'large' );
			if ( $srcset ) {
				$attributes['srcset'] = $srcset;
				// What is cut out of a broad picture needs one that is as high.
				$attributes['sizes'] = $this->sizes(
					$share * ( $is_even ? max( 1.0, $this->ratio( $picture ) ) : 1.0 )
				);
			}
		}
		$attributes = array_filter( $attributes, static fn ( string|int $value ): bool => 0 !== $value );
		/**
		 * Filters the attributes of a gallery picture, for example to use an image server's URLs.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|int> $attributes Names and values. They are escaped later.
		 * @param array<string, mixed>      $picture    The picture's data in the post.
		 */
		$changed = apply_filters( 'slipstream_tiled_gallery_image', $attributes, $picture );
		return is_array( $changed )
			? array_filter( $changed, static fn ( mixed $value ): bool => is_string( $value ) || is_int( $value ) )
			: $attributes;
	}

	/** How wide a picture is shown. Browsers that know "auto" look for themselves. */
	private function sizes( float $share ): string {
		$screen = max( 1, (int) ceil( $share * 100 ) );
		if ( 'full' === $this->align ) {
			return "auto, {$screen}vw";
		}
		$theme = (int) ( $GLOBALS['content_width'] ?? 0 );
		$width = 'wide' === $this->align ? self::WIDE_WIDTH : ( $theme > 0 ? $theme : self::WIDTH );
		return sprintf( 'auto, (max-width: %1$dpx) %2$dvw, %3$dpx', $width, $screen, (int) ceil( $share * $width ) );
	}
}
