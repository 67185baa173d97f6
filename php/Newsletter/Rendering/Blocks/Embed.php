<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * A link to what a page embeds. Nobody else's server is asked for it.
 */
final class Embed implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$url     = $canvas->address( $block->text( 'url' ) );
		$caption = Captions::of( $block, $canvas );
		if ( '' === $url ) {
			return '' === $caption ? '' : $canvas->on_site() . $caption;
		}
		$host = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$text = 'video' === $block->text( 'type' )
			/* translators: %s: Domain, such as youtube.com. */
			? sprintf( __( 'Watch on %s', 'slipstream' ), $host )
			/* translators: %s: Domain, such as example.com. */
			: sprintf( __( 'Open on %s', 'slipstream' ), $host );
		return $canvas->link( $url, $text ) . $caption;
	}
}
