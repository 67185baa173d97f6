<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Related_Posts\Search\Document;
use Slipstream\Support\Own_Picture;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Finds an image for a post: its own, or the one that the site chose for posts without one.
 *
 * @phpstan-type Picture array{src: string, width: int, height: int, alt_text: string, srcset: string}
 */
final class Pictures {

	private const SIZE = 'medium';

	public function __construct( private Related_Posts_Settings $options ) {}

	/** @return Picture|null */
	public function of( WP_Post $post ): ?array {
		return self::attachment( (int) get_post_thumbnail_id( $post ) ) ?? $this->instead( $post );
	}

	/** @return Picture|null */
	private function instead( WP_Post $post ): ?array {
		$rules = $this->options->choice();
		return match ( $rules['fallback'] ) {
			'first'  => self::first( Document::public_content( $post ) ),
			'icon'   => self::attachment( (int) get_option( 'site_icon' ) ),
			'chosen' => self::attachment( $rules['fallback_image'] ),
			default  => null,
		};
	}

	/** @return Picture|null */
	private static function first( string $content ): ?array {
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! str_contains( $content, '<img' ) || ! $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return null;
		}
		$src = esc_url_raw( (string) $tags->get_attribute( 'src' ), array( 'http', 'https' ) );
		if (
			preg_match( '/(?:^|\s)wp-image-(\d+)/', (string) $tags->get_attribute( 'class' ), $id )
			&& Own_Picture::is( (int) $id[1], $src )
		) {
			$picture = self::attachment( (int) $id[1] );
			if ( $picture ) {
				return $picture;
			}
		}
		return '' === $src ? null : array(
			'src'      => $src,
			'width'    => (int) $tags->get_attribute( 'width' ),
			'height'   => (int) $tags->get_attribute( 'height' ),
			'alt_text' => (string) $tags->get_attribute( 'alt' ),
			'srcset'   => '',
		);
	}

	/** @return Picture|null */
	private static function attachment( int $id ): ?array {
		$image = $id > 0 ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		return ! $image || ! wp_attachment_is_image( $id ) ? null : array(
			'src'      => (string) $image[0],
			'width'    => (int) $image[1],
			'height'   => (int) $image[2],
			'alt_text' => trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
			'srcset'   => (string) wp_get_attachment_image_srcset( $id, self::SIZE ),
		);
	}
}
