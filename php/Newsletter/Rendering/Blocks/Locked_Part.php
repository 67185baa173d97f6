<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Stands where readers may not read on.
 */
final class Locked_Part implements Block_Renderer {

	public const NAME = 'slipstream/locked-part';

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$text   = Tag::around(
			'p',
			Tag::text( __( 'This part is for paid subscribers.', 'slipstream' ) ),
			array( 'style' => 'margin:0 0 12px' )
		);
		$label  = __( 'Read on the site', 'slipstream' );
		$button = Button::html( $label, $canvas->permalink, Box::on( '' ), $canvas->end() );
		$cell   = Tag::around(
			'td',
			$text . $button,
			array(
				'class' => Look::IS_TINT,
				'style' => 'padding:20px 20px 12px;border-radius:6px;background-color:' . Look::TINT,
			)
		);
		$notice = Tag::row( array( $cell ), array( 'style' => Look::PARAGRAPH ) );
		return $canvas->blocks( $block->blocks ) . $notice;
	}
}
