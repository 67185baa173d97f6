<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Support\Own_Picture;
use WP_HTML_Tag_Processor;

/**
 * Adds to a saved slideshow what keeps its place on the page and what its script says to readers.
 */
final class Slideshow {

	private const ROOT = 'wp-block-jetpack-slideshow';

	/**
	 * HTML of a block.
	 *
	 * @param string               $content    The saved HTML.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function render( string $content, array $attributes = array() ): string {
		if ( '' === trim( $content ) ) {
			return '';
		}
		if ( is_feed() ) {
			return self::without_controls( $content );
		}
		$ratio = self::ratio( $content );
		$html  = new WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( array( 'class_name' => self::ROOT ) ) ) {
			return $content;
		}
		$html->set_attribute( 'data-slipstream-labels', (string) wp_json_encode( self::labels() ) );
		if ( ! Attributes::flag( $attributes, 'loop', true ) ) {
			$html->set_attribute( 'data-loop', 'false' );
		}
		$style = $html->get_attribute( 'style' );
		$style = is_string( $style ) ? $style : '';
		if ( '' !== $ratio && ! str_contains( $style, '--aspect-ratio' ) ) {
			$html->set_attribute( 'style', ltrim( "$style;--aspect-ratio:calc($ratio)", ';' ) );
		}
		if ( $html->next_tag( array( 'class_name' => self::ROOT . '_swiper-wrapper' ) ) ) {
			// Until the script makes a carousel of it, the list is scrolled, by keyboard too.
			$html->set_attribute( 'tabindex', '0' );
		}
		return $html->get_updated_html();
	}

	/**
	 * Ratio of the first picture, such as "16 / 9"; empty where nothing says it.
	 *
	 * @param string $content The saved HTML.
	 */
	private static function ratio( string $content ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return '';
		}
		$saved = $html->get_attribute( 'data-aspect-ratio' );
		if ( is_string( $saved ) && preg_match( '~^\s*([1-9]\d{0,5})\s*/\s*([1-9]\d{0,5})\s*$~', $saved, $sides ) ) {
			return "$sides[1] / $sides[2]";
		}
		$id   = $html->get_attribute( 'data-id' );
		$src  = $html->get_attribute( 'src' );
		$meta = is_string( $id ) && ctype_digit( $id ) && is_string( $src ) && Own_Picture::is( (int) $id, $src )
			? wp_get_attachment_metadata( (int) $id )
			: false;
		$x    = is_array( $meta ) ? ( $meta['width'] ?? 0 ) : 0;
		$y    = is_array( $meta ) ? ( $meta['height'] ?? 0 ) : 0;
		return is_numeric( $x ) && is_numeric( $y ) && $x > 0 && $y > 0 ? (int) $x . ' / ' . (int) $y : '';
	}

	/**
	 * The pictures and their captions, without what only a page can work.
	 *
	 * @param string $content The saved HTML.
	 */
	private static function without_controls( string $content ): string {
		$name = self::ROOT;
		return (string) preg_replace(
			"~<(a|div)\b[^>]*\b{$name}_(?:button-(?:prev|next|pause)|pagination)\b[^>]*></\\1>~",
			'',
			$content
		);
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'carousel' => __( 'Slideshow', 'slipstream' ),
			'slide'    => __( 'Slide', 'slipstream' ),
			'previous' => __( 'Previous slide', 'slipstream' ),
			'next'     => __( 'Next slide', 'slipstream' ),
			'play'     => __( 'Play slideshow', 'slipstream' ),
			'pause'    => __( 'Pause slideshow', 'slipstream' ),
			/* translators: %d: number of a slide. */
			'goTo'     => __( 'Go to slide %d', 'slipstream' ),
			'failed'   => __( 'The slideshow could not be loaded. Scroll sideways to see all pictures.', 'slipstream' ),
		);
	}
}
