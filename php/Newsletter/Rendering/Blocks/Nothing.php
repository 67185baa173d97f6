<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * What makes sense on pages alone: page breaks, forms to subscribe, buttons to share.
 */
final class Nothing implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		return '';
	}
}
