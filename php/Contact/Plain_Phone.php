<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

/**
 * Finds the phone number in a text.
 */
final class Plain_Phone {

	/** HTML of a text: its number is a link. The same as the editor saves. */
	public static function link( string $text ): string {
		if ( 1 !== preg_match( '/^([^0-9]*?)([\/+(]?)([0-9].*)$/Ds', $text, $part ) ) {
			return esc_html( $text );
		}
		$digits = ( '+' === $part[2] ? '+' : '' ) . preg_replace( '/[^0-9]/', '', $part[3] );
		$prefix = '' === trim( $part[1] ) ? '' : '<span class="phone-prefix">' . esc_html( $part[1] ) . '</span>';
		return "$prefix<a href=\"tel:$digits\">" . esc_html( $part[2] . $part[3] ) . '</a>';
	}
}
