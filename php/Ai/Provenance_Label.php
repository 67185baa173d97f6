<?php
/**
 * The note that tells readers of AI.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

use WP_Post;

/**
 * A line at the end of posts that hold words of AI, where the site's owner wants one. What each block owes to AI stands in its metadata.
 */
final class Provenance_Label {

	public const OPTION = 'slipstream_ai_label';

	/**
	 * The key in blocks' metadata, and how it begins in a post's content.
	 */
	private const KEY  = 'slipstreamAi';
	private const MARK = '"' . self::KEY . '":{';

	/**
	/**
	 * Adds the note to the text of the post that is being shown.
	 *
	 * @param string $html The text.
	 */
	public static function add( string $html ): string {
		$post = get_post();
		if ( ! $post instanceof WP_Post || ! str_contains( $post->post_content, self::MARK ) || ! get_option( self::OPTION ) || ! in_the_loop() || ( ! is_singular() && ! is_feed() ) || post_password_required( $post ) ) {
			return $html;
		}
		$shares = self::shares( parse_blocks( $post->post_content ) );
		if ( array() === $shares ) {
			return $html;
		}
		$text = in_array( 'made', $shares, true )
			? __( 'Parts of this text were written with AI.', 'slipstream' )
			: __( 'Parts of this text were edited with AI.', 'slipstream' );
		/**
		 * Filters the note that tells readers of AI.
		 *
		 * @param string  $text The note; '' for none.
		 * @param WP_Post $post The post.
		 */
		$text = (string) apply_filters( 'slipstream_ai_label', $text, $post );
		return '' === $text ? $html : $html . '<p class="slipstream-ai-label has-small-font-size"><small>' . esc_html( $text ) . '</small></p>';
	}

	/**
	 * What AI did to blocks.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<string> 'made', 'edited'.
	 */
	private static function shares( array $blocks ): array {
		$shares = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				$share  = $block['attrs']['metadata'][ self::KEY ]['share'] ?? null;
				$shares = array( ...$shares, ...( in_array( $share, array( 'made', 'edited' ), true ) ? array( $share ) : array() ), ...self::shares( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ) );
			}
		}
		return $shares;
	}
}
