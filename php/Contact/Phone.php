<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use WP_Block;

/**
 * Draws the phone block: as it was saved, or from the value that it is bound to.
 */
final class Phone {

	/**
	 * HTML of a block, nothing if there is no number.
	 *
	 * @param string $content The saved HTML.
	 */
	public function render( string $content, WP_Block $block ): string {
		$bound = Binding::resolve( $block );
		if ( null !== $bound ) {
			$text    = is_string( $bound['phone'] ?? null ) ? trim( $bound['phone'] ) : '';
			$content = '' === $text
				? ''
				: '<div ' . get_block_wrapper_attributes() . '>' . Plain_Phone::link( $text ) . '</div>';
		}
		return '' === trim( wp_strip_all_tags( $content ) ) ? '' : $content;
	}
}
