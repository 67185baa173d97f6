<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Paragraphs, headings, and lists: their saved HTML with the alignment and color that they were given.
 */
final class Text implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$box   = Box::of( $block );
		$style = $block->alignment( 'style', 'typography', 'textAlign' )
			?: $block->alignment( 'textAlign' )
			?: $block->alignment( 'align' );
		$size  = self::size( $block );
		$style = implode( ';', array_filter( array( $style, 0 === $size ? '' : "font-size:{$size}px" ) ) );
		$tags  = array( 'p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol' );
		return $box->around(
			$canvas->of_width( $box->inside( $canvas->width ) )
				->prose( $block->html(), '' === $style ? array() : array_fill_keys( $tags, $style ) )
		);
	}

	/** In pixels, as far as emails can have it; 0 for that of the email. */
	private static function size( Parsed_Block $block ): int {
		$named = array(
			'small'    => 14,
			'large'    => 20,
			'x-large'  => 24,
			'xx-large' => 28,
		);
		$size  = $named[ $block->text( 'fontSize' ) ] ?? 0;
		$own   = $block->text( 'style', 'typography', 'fontSize' );
		if ( preg_match( '/^([\d.]+)(px|r?em)$/', $own, $found ) ) {
			$size = (int) round( (float) $found[1] * ( 'px' === $found[2] ? 1 : 16 ) );
		}
		return 0 === $size ? 0 : max( 13, min( 36, $size ) );
	}
}
