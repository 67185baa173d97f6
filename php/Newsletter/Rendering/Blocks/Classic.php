<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Content without blocks.
 */
final class Classic implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html = $block->html();
		if ( '' === trim( $html ) ) {
			return '';
		}
		return $canvas->long_prose( make_clickable( shortcode_unautop( wpautop( $html ) ) ) );
	}
}
