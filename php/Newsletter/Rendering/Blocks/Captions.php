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
		if ( 'core/gallery' === $block->name && ! str_contains( substr( $html, $from, 80 ), 'blocks-gallery-caption' ) ) {
			return '';
		}
		$to = stripos( $html, self::CLOSER, $from );
		return $canvas->prose( false === $to ? substr( $html, $from ) : substr( $html, $from, $to - $from + strlen( self::CLOSER ) ) );
	}
}
