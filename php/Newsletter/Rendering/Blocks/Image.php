<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;
use WP_HTML_Tag_Processor;

/**
 * A picture with its link and caption.
 */
final class Image implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$picture = self::picture( $block, $canvas );
		if ( '' === $picture ) {
			return '';
		}
		$caption = Captions::of( $block, $canvas );
		$align   = $block->text( 'align' );
		$style   = ( '' === $caption ? Look::PARAGRAPH : 'margin:0 0 8px' )
			. ( in_array( $align, array( 'center', 'right' ), true ) ? ";text-align:$align" : '' );
		return Tag::around( 'p', $picture, array( 'style' => $style ) ) . $caption;
	}

	/** The picture in its link. */
	public static function picture( Parsed_Block $block, Canvas $canvas ): string {
		$reader = new WP_HTML_Tag_Processor( $block->own_html() );
		$url    = '';
		while ( $reader->next_tag() ) {
			if ( 'A' === $reader->get_tag() ) {
				$url = (string) $reader->get_attribute( 'href' );
			}
			if ( 'IMG' !== $reader->get_tag() ) {
				continue;
			}
			$picture = $canvas->picture(
				(string) $reader->get_attribute( 'src' ),
				(string) $reader->get_attribute( 'alt' ),
				self::width( $block, $reader ),
				$block->number( 'id' ),
				'is-style-rounded' === $block->text( 'className' ) ? 'border-radius:50%' : ''
			);
			$url     = $canvas->address( $url );
			return '' === $url || '' === $picture ? $picture : Tag::around( 'a', $picture, array( 'href' => $url ) );
		}
		return '';
	}

	private static function width( Parsed_Block $block, WP_HTML_Tag_Processor $reader ): int {
		$own = $block->text( 'width' ) ?: (string) $reader->get_attribute( 'width' );
		return preg_match( '/^(\d{1,5})(?:px)?$/', $own, $found ) ? (int) $found[1] : 0;
	}
}
