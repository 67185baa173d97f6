<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Videos and sounds, which only the site plays. A video shows its poster.
 */
final class Media implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$is_video = 'core/video' === $block->name;
		$src      = $is_video ? $block->html_attribute( 'video', 'poster' ) : '';
		$poster   = $canvas->picture( $src, '', 0, 0, 'display:block' );
		$linked   = Tag::link( $canvas->permalink, $poster );
		$poster   = '' === $poster ? '' : Tag::styled( 'p', $linked, 'margin:0 0 8px' );
		$text     = $is_video ? __( 'Watch the video', 'slipstream' ) : __( 'Listen to the audio', 'slipstream' );
		return $poster . $canvas->on_site( $text ) . Captions::of( $block, $canvas );
	}
}
