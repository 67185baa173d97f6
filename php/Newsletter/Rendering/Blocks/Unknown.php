<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Throwable;

/**
 * A block of which emails know nothing: what a page shows of it as clean text, links, and pictures.
 */
final class Unknown implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		if ( '' === $block->name ) {
			return ( new Classic() )->render( $block, $canvas );
		}
		$html = $this->page_html( $block, $canvas );
		return $canvas->long_prose( $html ) ?: ( $canvas->budget->is_spent() ? '' : $canvas->on_site() );
	}

	private function page_html( Parsed_Block $block, Canvas $canvas ): string {
		$is_registered = \WP_Block_Type_Registry::get_instance()->is_registered( $block->name );
		try {
			return $is_registered ? $canvas->server_html( $block ) : $block->html();
		} catch ( Throwable ) {
			// A block of another plugin may fail where it is not on a page. Its saved HTML is left.
			return $block->html();
		}
	}
}
