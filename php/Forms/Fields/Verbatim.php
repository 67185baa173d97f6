<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Escapes plain text so that people see, and browsers send back, exactly that text. WordPress's own functions leave
 * typed entities as they are, and its content filters change dots, dashes, symbols, and the name WordPress in any text
 * on a page.
 */
final class Verbatim {

	/** The characters to escape, so that content filters skip them. */
	private const CHANGED = '/-(?=[-\s])|(?<=[-\s])-|\.(?=\.)|`|(?<=\d)x(?=\d)|\((?=tm\))|W(?=ordpress)|\[/';

	/** A text as HTML, for elements and attributes. */
	public static function html( string $text ): string {
		$html = htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
		return (string) preg_replace_callback(
			self::CHANGED,
			static fn ( array $found ): string => '&#' . ord( $found[0] ) . ';',
			$html
		);
	}
}
