<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Space, though less than pages may have.
 */
final class Spacer implements Block_Renderer {

	private const USUAL = 40;
	private const MOST  = 60;

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$is_known = preg_match( '/^(\d{1,4})(?:\.\d+)?(?:px)?$/', $block->text( 'height' ), $found );
		$height   = min( $is_known ? (int) $found[1] : self::USUAL, self::MOST );
		$cell     = Tag::around(
			'td',
			'',
			array(
				'height' => $height,
				'style'  => "height:{$height}px;font-size:0;line-height:0",
			)
		);
		return 0 === $height ? '' : Tag::row( array( $cell ) );
	}
}
