<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

/**
 * Shortens text at the end of a word.
 */
final class Excerpt {

	/** @param string $text Plain, in one line. */
	public static function cut( string $text, int $most ): string {
		if ( mb_strlen( $text ) <= $most ) {
			return $text;
		}
		$short = mb_substr( $text, 0, $most );
		$words = preg_replace( '/\s+\S*$/u', '', $short );
		// Some languages have no spaces.
		return rtrim( is_string( $words ) && mb_strlen( $words ) > $most / 2 ? $words : $short, ' ,;:.-–—' ) . '…';
	}
}
