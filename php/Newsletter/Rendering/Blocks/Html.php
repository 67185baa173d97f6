<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * HTML and shortcodes of the author's own.
 */
final class Html implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		return $canvas->reduced( $block->html() );
	}
}
