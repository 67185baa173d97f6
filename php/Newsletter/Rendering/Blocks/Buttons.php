<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Buttons beside each other, as far as there is space.
 */
final class Buttons implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html  = $canvas->blocks( $block->blocks );
		$align = $block->alignment( 'layout', 'justifyContent' );
		return '' === $html ? '' : Tag::styled( 'div', $html, "margin:0 0 12px;$align" );
	}
}
