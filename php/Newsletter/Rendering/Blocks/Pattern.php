<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use WP_Post;

/**
 * A synced pattern.
 */
final class Pattern implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$id   = $block->number( 'ref' );
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && self::is_public( $post ) ? $canvas->pattern( $id, $post->post_content ) : '';
	}

	private static function is_public( WP_Post $post ): bool {
		return 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password;
	}
}
