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
		$poster   = $is_video ? $canvas->picture( $block->html_attribute( 'video', 'poster' ), '', 0, 0, 'display:block' ) : '';
		$link     = $canvas->on_site(
			$is_video ? __( 'Watch the video', 'slipstream' ) : __( 'Listen to the audio', 'slipstream' )
		);
		return ( '' === $poster ? '' : Tag::around( 'p', Tag::around( 'a', $poster, array( 'href' => $canvas->permalink ) ), array( 'style' => 'margin:0 0 8px' ) ) )
			. $link
			. Captions::of( $block, $canvas );
	}
}
