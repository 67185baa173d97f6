<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * What a page would unfold is open.
 */
final class Details implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		return $canvas->prose( $block->own_html() ) . $canvas->blocks( $block->blocks );
	}
}
