<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Provenance;

use WP_Post;

/**
 * A line for readers, where the site's owner wants one: once below a post that holds words of AI, or at each block that
 * does. What a block owes to AI stands in its metadata.
 */
final class Provenance_Label {

	/** Holds 0, 1 for once, or 'each'. */
	public const OPTION = 'slipstream_ai_label';

	public const OFF  = 'off';
	public const ONCE = 'once';
	public const EACH = 'each';

	/** The key in blocks' metadata, and how it begins in a post's content. */
	private const KEY  = 'slipstreamAi';
	private const MARK = '"' . self::KEY . '":{';

	private const START = '<p class="slipstream-ai-label has-small-font-size"><small>';
	private const END   = '</small></p>';

	/** Blocks that stand in a row or a list, where nothing else may: their note is inside. */
	private const IN_A_ROW = array( 'core/button', 'core/column', 'core/list-item', 'jetpack/button' );

	/** @return 'off'|'once'|'each' Where the note is. */
	public static function place(): string {
		return self::read( get_option( self::OPTION ) );
	}

	/** @return 'off'|'once'|'each' Where the note is, whatever was stored: earlier releases stored 1 for once. */
	public static function read( mixed $value ): string {
		if ( self::EACH === $value || self::OFF === $value ) {
			return $value;
		}
		return $value ? self::ONCE : self::OFF;
	}

	/** Adds the note to the text of the post that is being shown. */
	public static function add( string $html ): string {
		$post = get_post();
		if (
			! $post instanceof WP_Post
			|| ! str_contains( $post->post_content, self::MARK )
			|| self::ONCE !== self::place()
			|| ! self::is_read( $post )
		) {
			return $html;
		}
		$shares = self::shares( parse_blocks( $post->post_content ) );
		if ( array() === $shares ) {
			return $html;
		}
		$text = in_array( 'made', $shares, true )
			? __( 'Parts of this text were written with AI.', 'slipstream' )
			: __( 'Parts of this text were edited with AI.', 'slipstream' );
		return $html . self::note( $text, $post );
	}

	/**
	 * Adds the note to a block. What is inside it needs no note of its own.
	 *
	 * @param array<mixed> $block The parsed block.
	 */
	public static function add_to_block( string $html, array $block ): string {
		$post   = get_post();
		$shares = self::shares( array( $block ) );
		if (
			array() === $shares
			|| '' === trim( $html )
			|| self::EACH !== self::place()
			|| ! $post instanceof WP_Post
			|| ! self::is_read( $post )
		) {
			return $html;
		}
		$text = in_array( 'made', $shares, true )
			? __( 'Written with AI.', 'slipstream' )
			: __( 'Edited with AI.', 'slipstream' );
		$note = self::note( $text, $post );
		$html = (string) preg_replace(
			'~' . preg_quote( self::START, '~' ) . '[^<]*' . preg_quote( self::END, '~' ) . '~',
			'',
			$html
		);
		$end  = in_array( $block['blockName'] ?? '', self::IN_A_ROW, true ) ? strrpos( $html, '</' ) : false;
		return false === $end ? $html . $note : substr_replace( $html, $note, $end, 0 );
	}

	/** Whether someone reads the post itself, and not a list of posts or the page that asks for its password. */
	private static function is_read( WP_Post $post ): bool {
		return in_the_loop()
			&& ( is_singular() || is_feed() )
			&& ! doing_filter( 'get_the_excerpt' )
			&& ! post_password_required( $post );
	}

	private static function note( string $text, WP_Post $post ): string {
		/**
		 * Filters the note that informs readers about the use of AI.
		 *
		 * @since 0.1.0
		 *
		 * @param string  $text The note; '' for none.
		 * @param WP_Post $post The post.
		 */
		$text = (string) apply_filters( 'slipstream_ai_label', $text, $post );
		return '' === $text ? '' : self::START . esc_html( $text ) . self::END;
	}

	/**
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<string> 'made', 'edited'.
	 */
	private static function shares( array $blocks ): array {
		$shares = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				$share  = $block['attrs']['metadata'][ self::KEY ]['share'] ?? null;
				$shares = array(
					...$shares,
					...( in_array( $share, array( 'made', 'edited' ), true ) ? array( $share ) : array() ),
					...self::shares( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ),
				);
			}
		}
		return $shares;
	}
}
