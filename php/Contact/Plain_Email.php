<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

/**
 * Finds e-mail addresses in a text and writes them so that programs which gather them from the HTML do not see them.
 * Browsers and feed readers read the same text as ever: every character of a link is an entity.
 */
final class Plain_Email {

	/** What may follow an address in a sentence. */
	private const PUNCTUATION = '.,/#!$%^&*;:{}=-_`~()][';

	private const ATOM = '[\w!#$%&\'*+\/=?^`{|}~-]+';

	/** HTML of a text: addresses are links, the rest is escaped. The same links as the editor saves. */
	public static function link( string $text ): string {
		$html = '';
		foreach ( (array) preg_split( '/(\s+)/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE ) as $token ) {
			$token = (string) $token;
			$bare  = rtrim( $token, self::PUNCTUATION );
			$html .= self::is_valid( $bare )
				? '<a href="' . esc_attr( "mailto:$token" ) . '">' . esc_html( $bare ) . '</a>' . esc_html(
					substr( $token, strlen( $bare ) )
				)
				: esc_html( $token );
		}
		return $html;
	}

	public static function first( string $text ): ?string {
		foreach ( (array) preg_split( '/\s+/u', $text ) as $token ) {
			$bare = rtrim( (string) $token, self::PUNCTUATION );
			if ( self::is_valid( $bare ) ) {
				return $bare;
			}
		}
		return null;
	}

	/**
	 * Writes the addresses of all links in entities.
	 *
	 * @param string $html HTML with links such as the editor saves.
	 */
	public static function hide( string $html ): string {
		return (string) preg_replace_callback(
			'#(<a\b[^>]*?\shref=")(mailto:[^"]*)("[^>]*>)([^<]*)(?=</a>)#i',
			static fn ( array $part ): string =>
				$part[1] . self::entities( $part[2] ) . $part[3] . self::entities( $part[4] ),
			$html
		);
	}

	/** Whether a text is an e-mail address, by the same rules as in the editor. */
	public static function is_valid( string $text ): bool {
		$at = strrpos( $text, '@' );
		if ( false === $at || $at > 64 || strlen( $text ) > 254 ) {
			return false;
		}
		foreach ( explode( '.', substr( $text, $at + 1 ) ) as $label ) {
			if ( strlen( $label ) > 63 ) {
				return false;
			}
		}
		return 1 === preg_match(
			'/^' . self::ATOM . '(?:\.' . self::ATOM . ')*@[a-z\d](?:-*\.?[a-z\d])*\.[a-z](?:-?[a-z\d])+$/Di',
			$text
		);
	}

	/**
	 * A piece of HTML with every character as an entity, decimal and hexadecimal in turn: the same each time, so pages
	 * can be cached.
	 *
	 * @param string $html Text with or without entities.
	 */
	private static function entities( string $html ): string {
		$text = html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$out  = '';
		foreach ( mb_str_split( $text, 1, 'UTF-8' ) as $at => $character ) {
			$code = (int) mb_ord( $character, 'UTF-8' );
			$out .= 0 === $at % 2 ? "&#$code;" : sprintf( '&#x%x;', $code );
		}
		return $out;
	}
}
