<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Support\Page_Ids;
use WP_HTML_Tag_Processor;

/**
 * Adds to a saved comparison what its script says to readers, and what WordPress finds smaller files of the pictures
 * by.
 */
final class Image_Compare {

	/**
	 * HTML of a block; nothing if there is no picture.
	 *
	 * @param string $content The saved HTML.
	 */
	public static function render( string $content ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( array( 'class_name' => 'juxtapose' ) ) ) {
			return $content;
		}
		$html->set_bookmark( 'pictures' );
		$count = self::mark_images( $html );
		if ( 0 === $count ) {
			return '';
		}
		if ( 2 === $count && ! is_feed() && $html->seek( 'pictures' ) ) {
			$html->set_attribute( 'data-slipstream-label', __( 'Divider between the two images', 'slipstream' ) );
		}
		return $html->get_updated_html();
	}

	/** Tells WordPress which attachments the pictures are. Gives how many there are. */
	private static function mark_images( WP_HTML_Tag_Processor $html ): int {
		$count = 0;
		while ( $html->next_tag( array( 'tag_name' => 'img' ) ) ) {
			if ( null === $html->get_attribute( 'src' ) ) {
				continue;
			}
			++$count;
			$id = $html->get_attribute( 'id' );
			if ( is_string( $id ) && ctype_digit( $id ) ) {
				$html->add_class( "wp-image-$id" );
				$html->set_attribute( 'id', Page_Ids::current()->take( $id ) );
			}
		}
		return $count;
	}
}
