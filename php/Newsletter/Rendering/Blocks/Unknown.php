<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Throwable;
use WP_Block_Type_Registry;

/**
 * A block of which emails know nothing: what a page shows of it as clean text, links, and pictures.
 */
final class Unknown implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		if ( '' === $block->name ) {
			return ( new Classic() )->render( $block, $canvas );
		}
		$html = $this->html( $block, $canvas );
		return $html ?: ( $canvas->budget->is_spent() ? '' : $canvas->on_site() );
	}

	private function html( Parsed_Block $block, Canvas $canvas ): string {
		if ( true === WP_Block_Type_Registry::get_instance()->get_registered( $block->name )?->is_dynamic() ) {
			return $canvas->reduced( $this->server_html( $block, $canvas ) );
		}
		return $block->mixed( $canvas->blocks( ... ), $canvas->reduced( ... ) );
	}

	private function server_html( Parsed_Block $block, Canvas $canvas ): string {
		try {
			return $canvas->server_html( $block );
		} catch ( Throwable ) {
			// A block of another plugin may fail where it is not on a page. What was saved is left.
			return $block->html();
		}
	}
}
