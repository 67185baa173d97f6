<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Quotes and pull quotes.
 */
final class Quote implements Block_Renderer {

	/** The table has the line at its side. */
	private const STYLES = array(
		'blockquote' => 'margin:0;padding:0;border:0',
		'cite'       => 'font-size:14px;font-style:normal;opacity:.8',
	);

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$inside = $canvas->of_width( $canvas->width - 19 );
		$html   = $inside->blocks( $block->blocks );
		$html   = '' === $html ? '' : Tag::around( 'blockquote', $html, array( 'style' => 'margin:0;padding:0' ) );
		$html  .= $inside->prose( $block->own_html(), self::STYLES );
		if ( '' === $html ) {
			return '';
		}
		$cell = Tag::around(
			'td',
			$html,
			array(
				'class' => Look::IS_LINE,
				'style' => "padding-{$canvas->start()}:16px;border-{$canvas->start()}:3px solid " . Look::LINE,
			)
		);
		return Tag::row( array( $cell ), array( 'style' => 'margin:0 0 ' . Look::GAP . 'px' ) );
	}
}
