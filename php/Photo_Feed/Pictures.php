<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use WP_Image_Editor;

/**
 * Keeps copies of pictures in a folder of uploads: visitors get them from this site, and they are there when Instagram
 * is not. A file's name begins with the number of its connection, and nothing of it comes from outside.
 */
final class Pictures {

	public const FOLDER = 'slipstream-instagram';

	/** Twice as wide as a column is. */
	private const SIDE = 720;

	/** Four times what Instagram gives, and what the memory of small servers can take. */
	private const MOST_PIXELS = 12000000;
	private const TYPES       = array(
		IMAGETYPE_JPEG => 'jpg',
		IMAGETYPE_PNG  => 'png',
		IMAGETYPE_WEBP => 'webp',
	);

	/** @return array{file: string, width: int, height: int}|null The copy of a picture, if there is one. */
	public function find( int $connection, string $photo ): ?array {
		foreach ( self::TYPES as $extension ) {
			$file = self::stem( $connection, $photo ) . ".$extension";
			$size = is_file( self::path( $file ) ) ? wp_getimagesize( self::path( $file ) ) : false;
			if ( false !== $size && $size[0] > 0 && $size[1] > 0 ) {
				return self::copy( $file, $size[0], $size[1] );
			}
		}
		return null;
	}

	/** Whether a copy is there. */
	public function has( string $file ): bool {
		return is_file( self::path( $file ) );
	}

	/** @return array{file: string, width: int, height: int}|null Null if it is no picture, or cannot be stored. */
	public function store( int $connection, string $photo, string $bytes ): ?array {
		$size = getimagesizefromstring( $bytes );
		if (
			false === $size
			|| ! isset( self::TYPES[ $size[2] ] )
			|| $size[0] < 1
			|| $size[1] < 1
			|| $size[0] * $size[1] > self::MOST_PIXELS
			|| ! self::has_folder()
		) {
			return null;
		}
		$extension = self::TYPES[ $size[2] ];
		$stem      = self::stem( $connection, $photo );
		$new       = self::path( "$stem.new.$extension" );
		// Renamed when it is whole: who is killed before leaves no half picture.
		if ( strlen( $bytes ) !== file_put_contents( $new, $bytes ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours in uploads.
			wp_delete_file( $new );
			return null;
		}
		self::shrink( $new );
		$stored = wp_getimagesize( $new );
		if ( false === $stored || ! rename( $new, self::path( "$stem.$extension" ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours in uploads.
			wp_delete_file( $new );
			return null;
		}
		return self::copy( "$stem.$extension", $stored[0], $stored[1] );
	}

	/** The address of a copy. */
	public static function url( string $file ): string {
		return set_url_scheme( wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . "/$file" );
	}

	/** @param list<string> $but        Those that stay. */
	public function remove( int $connection, array $but = array() ): void {
		foreach ( glob( self::path( "$connection-*" ) ) ?: array() as $path ) {
			if ( ! in_array( basename( $path ), $but, true ) ) {
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Removes copies of connections that are gone: who ended them may have been stopped half-way.
	 *
	 * @param Closure(): list<int> $connections Gives those that are there.
	 */
	public function sweep( Closure $connections ): void {
		// First the files: those of a connection that is made at this moment are not among them.
		$paths = glob( self::path( '*-*' ) ) ?: array();
		$there = $connections();
		foreach ( $paths as $path ) {
			if ( ! in_array( (int) basename( $path ), $there, true ) ) {
				wp_delete_file( $path );
			}
		}
	}

	/** @return array{file: string, width: int, height: int} */
	private static function copy( string $file, int $width, int $height ): array {
		return array(
			'file'   => $file,
			'width'  => $width,
			'height' => $height,
		);
	}

	/** Makes a picture no larger than a page needs, where the server can; else it stays as it is. */
	private static function shrink( string $path ): void {
		$editor = wp_get_image_editor( $path );
		if ( ! $editor instanceof WP_Image_Editor ) {
			return;
		}
		$size = $editor->get_size();
		if ( min( $size['width'], $size['height'] ) <= self::SIDE ) {
			return;
		}
		// Squares are cut of it: its short side counts.
		$scale = self::SIDE / min( $size['width'], $size['height'] );
		if ( true === $editor->resize(
			(int) round( $size['width'] * $scale ),
			(int) round( $size['height'] * $scale )
		) ) {
			$saved = $editor->save( $path );
			if ( is_array( $saved ) && $saved['path'] !== $path ) {
				// The site has another format for copies: this one stays as it came.
				wp_delete_file( $saved['path'] );
			}
		}
	}

	/** The name of a copy, without its ending. It cannot be guessed. */
	private static function stem( int $connection, string $photo ): string {
		return "$connection-" . substr( wp_hash( "slipstream-instagram|$connection|$photo" ), 0, 32 );
	}

	private static function path( string $file ): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER . "/$file";
	}

	private static function has_folder(): bool {
		$index = self::path( 'index.html' );
		if ( ! wp_mkdir_p( dirname( $index ) ) ) {
			return false;
		}
		if ( ! is_file( $index ) ) {
			file_put_contents( $index, '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No list of the folder for visitors.
		}
		return true;
	}
}
