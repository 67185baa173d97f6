<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * Tells whether a picture of a post is the attachment that it names. A post that was pasted or imported from another
 * site has that site's numbers, which are those of other pictures here.
 */
final class Own_Picture {

	/**
	 * Whether an attachment is the picture at an address, in any of its sizes. On another host it is, too: the site may
	 * have moved.
	 */
	public static function is( int $id, string $url ): bool {
		$file = $id > 0 ? get_post_meta( $id, '_wp_attached_file', true ) : '';
		if ( ! is_string( $file ) || '' === $file ) {
			return false;
		}
		$path = self::stem( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
		$own  = '/' . ltrim( self::stem( $file ), '/' );
		return str_ends_with( $path, $own )
			&& self::site( substr( $path, 0, -strlen( $own ) ) ) === self::site( wp_get_upload_dir()['basedir'] );
	}

	/** A file's path without its ending, and without what WordPress adds for sizes and changes. */
	private static function stem( string $path ): string {
		return (string) preg_replace( '~(?:-(?:\d+x\d+|scaled|rotated|e\d{10,}))*\.\w+$~', '', $path );
	}

	/** Which site of a network a folder of uploads belongs to; empty for the first one. */
	private static function site( string $folder ): string {
		return preg_match( '~/sites/(\d+)/?$~', $folder, $found ) ? $found[1] : '';
	}
}
