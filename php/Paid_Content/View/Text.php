<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\View;

/**
 * Draws saved text as WordPress draws posts, without what plugins put around posts.
 */
final class Text {

	/** @param string $content As it could be saved; the gate has seen it. */
	public static function html( string $content ): string {
		global $wp_embed;
		$html = $wp_embed->autoembed( $wp_embed->run_shortcode( $content ) );
		$html = has_blocks( $html ) ? do_blocks( $html ) : wpautop( $html );
		$html = do_shortcode( shortcode_unautop( wptexturize( $html ) ) );
		$html = convert_smilies( wp_filter_content_tags( wp_replace_insecure_home_url( $html ), 'the_content' ) );
		$css  = wp_style_engine_get_stylesheet_from_context( 'block-supports' );
		return ( '' === $css ? '' : '<style>' . wp_strip_all_tags( $css ) . '</style>' ) . $html;
	}
}
