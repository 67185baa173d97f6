<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use WP_Block;

/**
 * Draws the email block: as it was saved, or from the value that it is bound to.
 */
final class Email {

	/**
	 * HTML of a block, nothing if there is no address.
	 *
	 * @param string $content The saved HTML.
	 */
	public function render( string $content, WP_Block $block ): string {
		$bound = Binding::resolve( $block );
		if ( null !== $bound ) {
			$text    = is_string( $bound['email'] ?? null ) ? trim( $bound['email'] ) : '';
			$content = '' === $text
				? ''
				: '<div ' . get_block_wrapper_attributes() . '>' . Plain_Email::link( $text ) . '</div>';
		}
		return '' === trim( wp_strip_all_tags( $content ) ) ? '' : Plain_Email::hide( $content );
	}
}
