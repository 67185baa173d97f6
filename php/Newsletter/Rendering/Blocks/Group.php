<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Blocks together, on their color. Rows and grids stand below each other.
 */
final class Group implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$box = Box::of( $block );
		return $box->around( $canvas->of_width( $box->inside( $canvas->width ) )->blocks( $block->blocks ) );
	}
}
