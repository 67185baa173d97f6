<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Fields\Verbatim;
use WP_HTML_Tag_Processor;
use WP_HTML_Text_Replacement;

/**
 * Removes form elements from a form's content. Browsers do not support nested forms: the outer form would end where the
 * inner one ends, and answers below it would be lost. The controls of an inner form, such as a search, still work,
 * because they belong to a form element after the outer one.
 */
final class Inner_Forms extends WP_HTML_Tag_Processor {

	/** Elements whose values a form sends. */
	private const CONTROLS = array( 'INPUT', 'BUTTON', 'SELECT', 'TEXTAREA', 'OUTPUT', 'FIELDSET', 'OBJECT' );

	/** Attributes that have no meaning on the replacement for a form element. */
	private const OF_FORMS = array(
		'accept-charset',
		'action',
		'autocomplete',
		'enctype',
		'method',
		'name',
		'novalidate',
		'onreset',
		'onsubmit',
		'rel',
		'target',
	);

	/** @return array{string, string} The content, and the form elements that belong after the form. */
	public static function part( string $body, string $id ): array {
		if ( 1 !== preg_match( '~</?form[\s/>]~i', $body ) ) {
			return array( $body, '' );
		}
		$whole = self::pairs( $body );
		$html  = new self( $body );
		$forms = array();
		$open  = array();
		$at    = -1;
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FORM' !== $tag ) {
				if (
					$open
					&& ! $html->is_tag_closer()
					&& in_array( $tag, self::CONTROLS, true )
					&& null === $html->get_attribute( 'form' )
				) {
					$html->set_attribute( 'form', (string) end( $open ) );
				}
				continue;
			}
			++$at;
			if ( ! isset( $whole[ $at ] ) ) {
				$html->replace( '' );
			} elseif ( $html->is_tag_closer() ) {
				$html->replace( '</div>' );
				array_pop( $open );
			} else {
				$open[]  = "slipstream-inner-$id-$at";
				$forms[] = $html->move( (string) end( $open ) );
			}
		}
		return array( $html->get_updated_html(), implode( '', $forms ) );
	}

	/**
	 * The form tags that begin and end an inner form, without tags around the outer form's fields and unmatched tags.
	 *
	 * @return array<int, true> By tag number.
	 */
	private static function pairs( string $body ): array {
		$html  = new self( $body );
		$pairs = array();
		$open  = array();
		$at    = -1;
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( 'FORM' !== $html->get_tag() ) {
				if ( null !== $html->get_attribute( 'data-field' ) || true === $html->has_class( 'grunion-field' ) ) {
					$open = array_fill_keys( array_keys( $open ), false );
				}
				continue;
			}
			++$at;
			if ( ! $html->is_tag_closer() ) {
				$open[ $at ] = true;
				continue;
			}
			$opener = array_key_last( $open );
			if ( null !== $opener && array_pop( $open ) ) {
				$pairs[ $opener ] = true;
				$pairs[ $at ]     = true;
			}
		}
		return $pairs;
	}

	private function replace( string $text ): void {
		$this->set_bookmark( 'tag' );
		$span                    = $this->bookmarks['tag'];
		$this->lexical_updates[] = new WP_HTML_Text_Replacement( $span->start, $span->length, $text );
	}

	/**
	 * Replaces a form element with a plain element.
	 *
	 * @return string The form element.
	 */
	private function move( string $id ): string {
		$form = '';
		$div  = '';
		foreach ( (array) $this->get_attribute_names_with_prefix( '' ) as $name ) {
			$value = $this->get_attribute( $name );
			$html  = true === $value ? " $name" : sprintf( ' %s="%s"', $name, Verbatim::html( (string) $value ) );
			if ( in_array( $name, self::OF_FORMS, true ) ) {
				$form .= $html;
			} else {
				$div .= $html;
			}
		}
		$this->replace( "<div$div>" );
		return sprintf( '<form id="%s"%s></form>', esc_attr( $id ), $form );
	}
}
