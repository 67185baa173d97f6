<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Support\Page_Ids;


/**
 * Draws the button block, and gives the buttons of other blocks their ids.
 */
final class Button {

	private const LINK = 'wp-block-button__link';

	/**
	 * HTML of a block. Attributes can hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML.
	 */
	public function render( array $attributes, string $content ): string {
		$look = new Button_Look( $attributes );
		if ( ! empty( $attributes['saveInPostContent'] ) ) {
			return $content;
		}
		wp_enqueue_style( 'wp-block-button' );
		wp_enqueue_style( 'wp-block-buttons' );
		return sprintf(
			'<div class="%s" style="%s">%s</div>',
			esc_attr( $look->wrapper_classes() ),
			esc_attr( $look->wrapper_style() ),
			$this->element( $attributes, $look )
		);
	}

	/**
	 * Replaces the placeholder that a post has for an id with one that the page has once, and counts on.
	 *
	 * @param string $html        HTML with a button in it.
	 * @param string $placeholder Such as 'calendly-widget-id'.
	 * @param string $prefix      Such as 'calendly-block-'.
	 * @return array{html: string, id: string} The HTML, and the id in it.
	 */
	public static function with_unique_id( string $html, string $placeholder, string $prefix ): array {
		$id   = wp_unique_id( $prefix );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'class_name' => self::LINK ) ) ) {
			if (
				$placeholder === $tags->get_attribute( 'id' )
				|| $placeholder === $tags->get_attribute( 'data-id-attr' )
			) {
				$tags->set_attribute( 'id', $id );
				$tags->set_attribute( 'data-id-attr', $id );
			}
		}
		return array(
			'html' => $tags->get_updated_html(),
			'id'   => $id,
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private function element( array $attributes, Button_Look $look ): string {
		$text   = is_string( $attributes['text'] ?? null ) ? $attributes['text'] : '';
		$id     = is_string( $attributes['uniqueId'] ?? null ) ? $attributes['uniqueId'] : '';
		$common = sprintf(
			'class="%s" style="%s" data-id-attr="%s"%s',
			esc_attr( $look->link_classes() ),
			esc_attr( $look->link_style() ),
			esc_attr( '' === $id ? 'placeholder' : $id ),
			'' === $id ? '' : sprintf( ' id="%s"', esc_attr( Page_Ids::current()->take( $id ) ) )
		);
		switch ( $attributes['element'] ?? 'a' ) {
			case 'button':
				return sprintf( '<button type="submit" %s>%s</button>', $common, wp_kses( $text, self::text_html() ) );
			case 'input':
				return sprintf(
					'<input type="submit" %s value="%s" />',
					$common,
					esc_attr( wp_strip_all_tags( $text ) )
				);
			default:
				$url = is_string( $attributes['url'] ?? null ) ? esc_url( $attributes['url'] ) : '';
				return sprintf(
					'<a href="%s" target="_blank" role="button" rel="noopener noreferrer" %s>%s</a>',
					'' === $url ? '#' : $url,
					$common,
					wp_kses( $text, self::text_html() )
				);
		}
	}

	/**
	 * What formatting the text of a button may have: nothing that could be clicked by itself.
	 *
	 * @return array<string, array<string, true>>
	 */
	private static function text_html(): array {
		$look = array(
			'class' => true,
			'style' => true,
		);
		return array(
			'b'      => array(),
			'br'     => array(),
			'code'   => array(),
			'em'     => array(),
			'i'      => array(),
			'mark'   => $look,
			's'      => array(),
			'span'   => $look,
			'strong' => array(),
			'sub'    => array(),
			'sup'    => array(),
		);
	}
}
