<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * HTML and shortcodes of the author's own.
 */
final class Html implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html = $block->html();
		return '' === trim( $html ) ? '' : ( $canvas->long_prose( $html ) ?: self::instead( $html, $canvas ) );
	}

	/** A link for what emails cannot show; nothing for HTML that shows nothing. */
	private static function instead( string $html, Canvas $canvas ): string {
		$is_spent = $canvas->budget->is_spent();
		$shows    = preg_match( '/<(?:iframe|form|video|audio|object|embed|canvas|svg|button|input)\b/i', do_shortcode( $html ) );
		return ! $is_spent && $shows ? $canvas->on_site() : '';
	}
}
