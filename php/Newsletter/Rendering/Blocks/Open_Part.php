<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * A part that only some readers may read, for those.
 */
final class Open_Part implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		return $block->mixed( $canvas->blocks( ... ), $canvas->long_prose( ... ) );
	}
}
