<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * A picture beside text.
 */
final class Media_Text implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$box     = Box::of( $block );
		$inside  = $canvas->of_width( $box->inside( $canvas->width ) );
		$percent = max( 20, min( 80, $block->number( 'mediaWidth' ) ?: 50 ) );
		$pixels  = intdiv( $inside->width * $percent, 100 ) - Columns::GAP / 2;
		$media   = self::media( $block, $inside->of_width( (int) $pixels ) );
		$text    = $inside->of_width( $inside->width - (int) $pixels - Columns::GAP )->blocks( $block->blocks );
		if ( '' === $media ) {
			return $box->around( $text );
		}
		$is_last = 'right' === $block->text( 'mediaPosition' );
		$is_even = false !== $block->value( 'isStackedOnMobile' );
		$first   = $canvas->between( 0, 2, Columns::GAP );
		$last    = $canvas->between( 1, 2, Columns::GAP );
		$cells   = array(
			Columns::cell( $media, $percent, $is_last ? $last : $first, $is_even ),
			Columns::cell( $text, 100 - $percent, $is_last ? $first : $last, $is_even, 'middle' ),
		);
		return $box->around( Tag::row( $is_last ? array_reverse( $cells ) : $cells ) );
	}

	private static function media( Parsed_Block $block, Canvas $canvas ): string {
		if ( 'video' === $block->text( 'mediaType' ) ) {
			return $canvas->on_site( __( 'Watch the video', 'slipstream' ) );
		}
		$picture = Image::picture( $block, $canvas );
		return '' === $picture ? '' : Tag::around( 'p', $picture, array( 'style' => 'margin:0 0 20px' ) );
	}
}
