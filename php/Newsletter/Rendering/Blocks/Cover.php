<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Colors;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * A picture with text below it: on a picture, many programs would show it without its background.
 */
final class Cover implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$src     = 'video' === $block->text( 'backgroundType' )
			? $block->text( 'poster' )
			: ( $block->text( 'url' ) ?: $block->html_attribute( 'img', 'src' ) );
		$alt     = $block->text( 'alt' ) ?: $block->html_attribute( 'img', 'alt' );
		$picture = $canvas->picture( $src, $alt, 0, $block->number( 'id' ), 'display:block;width:100%' );
		$back    = Colors::of( $block->value( 'overlayColor' ) )
			?: Colors::of( $block->value( 'customOverlayColor' ) )
			?: Colors::first_of( $block->value( 'customGradient' ) )
			?: ( false === $block->value( 'isDark' ) ? '#f0f0f0' : '#1e1e1e' );
		$box     = Box::on( $back );
		$text    = $canvas->of_width( $box->inside( $canvas->width ) )->blocks( $block->blocks );
		if ( '' === $picture ) {
			return $box->around( $text );
		}
		return Tag::styled( 'div', $picture, '' === $text ? Look::PARAGRAPH : 'margin:0' ) . $box->around( $text );
	}
}
