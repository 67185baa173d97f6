<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Payment_Mails;

use WP_HTML_Tag_Processor;

/**
 * Makes plain text of HTML for emails: paragraphs and lists stay apart, and links keep their addresses.
 */
final class Plain_Text {

	/** What stands on lines of its own, and what has an empty line around it. */
	private const LINES      = array( 'BR', 'LI', 'TR', 'DT', 'DD' );
	private const PARAGRAPHS = array(
		...array( 'P', 'DIV', 'UL', 'OL', 'DL', 'TABLE', 'BLOCKQUOTE', 'PRE', 'FIGURE', 'HR' ),
		...array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' ),
	);

	public static function of( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$text = '';
		$link = '';
		while ( $tags->next_token() ) {
			$name = (string) $tags->get_token_name();
			if ( '#text' === $name ) {
				$text .= preg_replace( '/\s+/u', ' ', $tags->get_modifiable_text() );
			} elseif ( 'A' === $name ) {
				$text .= $tags->is_tag_closer() && '' !== $link && ! str_ends_with( $text, $link ) ? " ($link)" : '';
				$link  = $tags->is_tag_closer() ? '' : self::address( $tags->get_attribute( 'href' ) );
			} elseif ( 'IMG' === $name ) {
				$alt   = $tags->get_attribute( 'alt' );
				$text .= is_string( $alt ) ? $alt : '';
			} elseif ( in_array( $name, self::LINES, true ) ) {
				$text .= $tags->is_tag_closer() ? '' : "\n" . ( 'LI' === $name ? '- ' : '' );
			} elseif ( in_array( $name, self::PARAGRAPHS, true ) ) {
				$text .= "\n\n";
			}
		}
		$text = (string) preg_replace(
			array( '/ *\n */', '/\n{3,}/', '/^-\n+/m' ),
			array( "\n", "\n\n", '- ' ),
			$text
		);
		return trim( $text );
	}

	/** An address that can be written down; '' for others, such as one on the same page. */
	private static function address( string|true|null $href ): string {
		$href = is_string( $href ) ? trim( $href ) : '';
		return 1 === preg_match( '~^(https?|mailto|tel):~i', $href )
			? (string) preg_replace( '/^mailto:/i', '', $href )
			: '';
	}
}
