<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Slipstream\Http\Request_Error;
use WP_Image_Editor;

/**
 * Reads an image of the library from the site's own files; no address is ever fetched. It is sent small: nobody pays
 * for pixels that say nothing.
 */
final class Alt_Image {

	/** The longest side, in pixels, of what is sent where a choice is possible. */
	private const SIDE = 1024;

	/** The longest side below which nothing can be made out. */
	private const LEAST = 200;

	/** The most bytes that are sent. */
	private const BYTES = 1_000_000;

	/** Formats that every model which sees can read. */
	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp', 'image/gif' );

	/** @throws Request_Error If its file cannot be read. */
	public static function data_address( int $id ): string {
		$original = (string) get_attached_file( $id );
		foreach ( self::candidates( $id, $original ) as $path ) {
			$found = self::read( $path );
			if ( null !== $found ) {
				return $found;
			}
		}
		return self::resized( $original ) ?? throw self::unreadable();
	}

	/**
	 * The files of an image that may do, the best first: the largest that is not too large, then what was uploaded.
	 *
	 * @return list<string>
	 */
	private static function candidates( int $id, string $original ): array {
		$meta  = wp_get_attachment_metadata( $id );
		$meta  = is_array( $meta ) ? $meta : array();
		$sides = array();
		foreach ( (array) ( $meta['sizes'] ?? array() ) as $size ) {
			$side = max( (int) ( $size['width'] ?? 0 ), (int) ( $size['height'] ?? 0 ) );
			// A square cut leaves out what may matter.
			$is_cut = ( $size['width'] ?? 0 ) === ( $size['height'] ?? 0 )
				&& ( $meta['width'] ?? 0 ) !== ( $meta['height'] ?? 0 );
			if ( ! $is_cut && $side >= self::LEAST && $side <= self::SIDE && is_string( $size['file'] ?? null ) ) {
				$sides[ dirname( $original ) . '/' . wp_basename( $size['file'] ) ] = $side;
			}
		}
		arsort( $sides );
		$is_small = max( (int) ( $meta['width'] ?? 0 ), (int) ( $meta['height'] ?? 0 ) ) <= self::SIDE;
		return $is_small ? array( $original, ...array_keys( $sides ) ) : array_keys( $sides );
	}

	/** A file as a data address; null if it will not do. */
	private static function read( string $path ): ?string {
		if ( ! is_file( $path ) || (int) filesize( $path ) > self::BYTES ) {
			return null;
		}
		$type = (string) wp_get_image_mime( $path );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the site.
		$bytes = in_array( $type, self::TYPES, true ) ? (string) file_get_contents( $path ) : '';
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The wire format.
		return '' === $bytes ? null : "data:$type;base64," . base64_encode( $bytes );
	}

	/** A smaller copy, which is gone afterwards; null if this server cannot make one. */
	private static function resized( string $path ): ?string {
		$editor = is_file( $path ) ? wp_get_image_editor( $path ) : null;
		if ( ! $editor instanceof WP_Image_Editor ) {
			return null;
		}
		$editor->set_quality( 80 );
		// Fails for images that are small enough, which is just as well.
		$editor->resize( self::SIDE, self::SIDE );
		$copy = get_temp_dir() . 'slipstream-alt-' . wp_generate_password( 20, false ) . '.jpg';
		$made = $editor->save( $copy, 'image/jpeg' );
		if ( is_wp_error( $made ) ) {
			return null;
		}
		$found = self::read( $made['path'] );
		wp_delete_file( $made['path'] );
		return $found;
	}

	private static function unreadable(): Request_Error {
		return new Request_Error(
			'image_not_readable',
			__(
				'This image’s file is missing, damaged, or in an unsupported format. Write its alternative text yourself.',
				'slipstream'
			),
			422
		);
	}
}
