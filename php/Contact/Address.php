<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use WP_Block;

/**
 * Draws the address block: as it was saved, or from the values that it is bound to.
 */
final class Address {

	/**
	 * HTML of a block, nothing if no line is filled in.
	 *
	 * @param string $content The saved HTML.
	 */
	public function render( string $content, WP_Block $block ): string {
		$bound = Binding::resolve( $block );
		if ( null !== $bound ) {
			$address = new Plain_Address( $bound );
			$content = $address->is_empty()
				? ''
				: '<div ' . get_block_wrapper_attributes() . '>' . $address->html() . '</div>';
		}
		return '' === trim( wp_strip_all_tags( $content ) ) ? '' : $content;
	}
}
