<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use Slipstream\Support\Own_Picture;

/**
 * A picture in an email. Outlook knows no widths but those in attributes, so each has one.
 */
final class Picture {

	public function __construct( private Addresses $addresses ) {}

	/**
	 * @param int    $most   Pixels that there are.
	 * @param int    $width  Of the picture as it is to be shown; 0 if nobody knows.
	 * @param int    $id     Of the attachment that it may be; 0 for none.
	 * @param string $style  More of it.
	 * @return string '' if its address is none.
	 */
	public function html(
		string $src,
		string $alt,
		int $most,
		int $width = 0,
		int $id = 0,
		string $style = ''
	): string {
		$width  = $width ?: $this->width_of( $src, $id );
		$url    = $this->addresses->picture( $this->smaller( $src, $id, $width ?: $most, $most ) );
		$pixels = 0 === $width ? $most : min( $width, $most );
		return '' === $url ? '' : Tag::open(
			'img',
			array(
				'class' => $width >= $most ? Look::IS_WIDE : null,
				'src'   => $url,
				'alt'   => $alt,
				'width' => $pixels,
				'style' => Look::PICTURE . ( 0 === $width ? ';width:auto' : '' ) . ( '' === $style ? '' : ";$style" ),
			)
		);
	}

	private function width_of( string $src, int $id ): int {
		if ( preg_match( '/-(\d{2,5})x\d{2,5}\.\w+$/', (string) wp_parse_url( $src, PHP_URL_PATH ), $found ) ) {
			return (int) $found[1];
		}
		$data = Own_Picture::is( $id, $src ) ? wp_get_attachment_metadata( $id ) : false;
		return (int) ( is_array( $data ) ? $data['width'] ?? 0 : 0 );
	}

	/** The site's own copy that is sharp enough, as originals may have many megabytes. */
	private function smaller( string $src, int $id, int $width, int $most ): string {
		if ( $width <= 2 * $most || ! Own_Picture::is( $id, $src ) ) {
			return $src;
		}
		$copy = wp_get_attachment_image_src( $id, 'large' );
		return is_array( $copy ) && $copy[1] >= $most ? $copy[0] : $src;
	}
}
