<?php
/**
 * Numbers in the menu of the administration.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * A number beside an entry of the menu, as WordPress has it for comments.
 */
final class Menu_Bubble {

	/**
	 * The number as HTML.
	 *
	 * @param int    $count     The number; 0 is not seen.
	 * @param string $label     What it counts, with it, for screen readers.
	 * @param string $css_class A class of its own.
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
