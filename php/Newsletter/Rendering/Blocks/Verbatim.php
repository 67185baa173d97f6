<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Code, verse, and preformatted text.
 */
final class Verbatim implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		// Code reads from left to right in every language.
		return 'core/code' === $block->name
			? $canvas->verbatim( $block->html(), array( 'pre' => 'direction:ltr;text-align:left' ) )
			: $canvas->verbatim( $block->html() );
	}
}
