<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * A number beside an entry of the menu, as WordPress has it for comments.
 */
final class Menu_Bubble {

	/**
	 * The number as HTML.
	 *
	 * @param int $count The number; 0 is not seen.
	 */
	public static function html( int $count, string $label, string $css_class ): string {
		return sprintf(
			' <span class="menu-counter %s count-%d"><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
			esc_attr( $css_class ),
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $label )
		);
	}
}
