<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * Draws shortcodes. Those that nothing draws vanish; words in brackets stay.
 */
final class Shortcodes {

	private const NAME = '[A-Za-z][\w\-]*';

	public static function drawn( string $html ): string {
		if ( ! str_contains( $html, '[' ) ) {
			return $html;
		}
		// Two brackets are how one writes about shortcodes.
		$html = (string) preg_replace( '~\[\[([^\[\]]*)\]\]~', '&#91;$1&#93;', $html );
		// Only pages of WordPress draw this one.
		$html = (string) preg_replace( '~\[embed[^\]]*\]\s*(https?://[^\s\[<]+)\s*\[/embed\]~i', "\n\n$1\n\n", $html );
		$html = do_shortcode( $html );
		preg_match_all( '~\[/(' . self::NAME . ')\]~', $html, $closed );
		foreach ( array_unique( $closed[1] ) as $name ) {
			$html = (string) preg_replace( '~\[/?' . preg_quote( $name, '~' ) . '(?:\s[^\[\]<>]*)?\]~', '', $html );
		}
		// Nobody writes an equals sign, an underscore, or a final slash into words in brackets.
		return (string) preg_replace(
			'~\[' . self::NAME . '(?:\s+[^\[\]<>]*=[^\[\]<>]*|[^\[\]<>]*/|)\]~',
			'',
			self::with_marked_words( $html )
		);
	}

	/** With words in brackets, such as [sic], as they are shown but not as shortcodes are written. */
	private static function with_marked_words( string $html ): string {
		return (string) preg_replace( '~\[((?:[A-Za-z][A-Za-z0-9]*))\]~', '&#91;$1]', $html );
	}
}
