<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * A table of data, with its caption. A wide one scrolls, as words of a few letters a line cannot be read.
 */
final class Table implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$words = 'word-break:normal;overflow-wrap:normal';
		$html  = $canvas->prose( $block->html(), array_fill_keys( array( 'td', 'th' ), $words ) );
		return '' === $html ? '' : Tag::styled( 'div', $html, 'overflow-x:auto' );
	}
}
