<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;

/**
 * Finds the caption in the HTML of a block.
 */
final class Captions {

	private const OPENER = '<figcaption';
	private const CLOSER = '</figcaption>';

	/** @return string '' for none. */
	public static function of( Parsed_Block $block, Canvas $canvas ): string {
		$html = $block->own_html();
		// That of a gallery comes after those of its pictures.
		$from = strripos( $html, self::OPENER );
		if ( false === $from ) {
			return '';
		}
		$is_of_all = str_contains( substr( $html, $from, 80 ), 'blocks-gallery-caption' );
		if ( 'core/gallery' === $block->name && ! $is_of_all ) {
			return '';
		}
		$html = substr( $html, $from );
		$to   = stripos( $html, self::CLOSER );
		return $canvas->prose( false === $to ? $html : substr( $html, 0, $to + strlen( self::CLOSER ) ) );
	}
}
