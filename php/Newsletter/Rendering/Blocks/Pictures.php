<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Our blocks of pictures, as a gallery.
 */
final class Pictures implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html  = $block->html() ?: $canvas->server_html( $block );
		$saved = array() === $block->blocks ? $block->with_html( $html ) : $block;
		return ( new Gallery() )->render( $saved, $canvas ) ?: ( new Unknown() )->render( $block, $canvas );
	}
}
