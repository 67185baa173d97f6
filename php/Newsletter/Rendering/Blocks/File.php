<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * A link to a file.
 */
final class File implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$url  = $canvas->address( $block->text( 'href' ) ?: $block->html_attribute( 'a', 'href' ) );
		$text = $block->text_in( 'A' );
		$text = $text ?: wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ?: $url;
		return '' === $url ? '' : $canvas->link( $url, $text );
	}
}
