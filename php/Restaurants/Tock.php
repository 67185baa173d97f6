<?php

declare( strict_types=1 );

namespace Slipstream\Restaurants;

use Slipstream\Blocks\Attributes;
use Slipstream\Blocks\Button;
use Slipstream\Embeds\Consent_Gate;

/**
 * Draws Tock's button.
 */
final class Tock {

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$name = self::name( $attributes['url'] ?? null );
		if ( '' === $name ) {
			return current_user_can( 'edit_posts' ) && ! Consent_Gate::is_static()
				? '<p>' . esc_html__(
					'The Tock block has no business name yet. Only people who can edit posts see this message.',
					'slipstream'
				) . '</p>'
				: '';
		}
		$html = sprintf(
			'<div %1$s><div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York" data-name="%2$s"></div></div>',
			get_block_wrapper_attributes(),
			esc_attr( $name )
		);
		return Consent_Gate::html(
			'tock',
			"https://www.exploretock.com/$name",
			__( 'Book now with Tock', 'slipstream' ),
			$html
		);
	}

	/**
	 * A business's name at Tock, of the name or of its address there, as blocks/tock/name.ts reads it; empty where
	 * there is none.
	 */
	private static function name( mixed $stored ): string {
		$plain = is_string( $stored ) ? (string) preg_replace( '/[?#].*$/s', '', trim( $stored ) ) : '';
		$parts = explode( '/', rtrim( $plain, '/' ) );
		$last  = end( $parts );
		return 1 === preg_match( '/^[a-z0-9_-]+$/iD', $last ) ? $last : '';
	}
}
