<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

/**
 * Two sites can share an uploads folder, such as a site and its staging copy. Each site leaves a marker in the folders
 * that it creates, and never deletes a folder with another site's marker.
 */
final class File_Site {

	private const ENDING = '.site';

	/** The file name of this site's marker. */
	public static function marker(): string {
		return self::marker_of( self::address() );
	}

	/** Whether this site created a folder. Older versions left no marker. */
	public static function is_own( string $path ): bool {
		/**
		 * Filters this site's former and additional addresses. Files that were stored under them belong to this site.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $addresses Addresses such as https://old.example.
		 */
		$addresses = array_filter( (array) apply_filters( 'slipstream_form_file_addresses', array() ), 'is_string' );
		foreach ( array( self::address(), ...$addresses ) as $address ) {
			if ( is_file( $path . '/' . self::marker_of( $address ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a folder has another site's marker. */
	public static function is_foreign( string $path ): bool {
		return ! self::is_own( $path ) && (bool) glob( $path . '/*' . self::ENDING );
	}

	/**
	 * Deletes a folder and its files, unless another site created it.
	 *
	 * @return bool Whether it is gone.
	 */
	public static function delete( string $path ): bool {
		if ( ! is_dir( $path ) ) {
			return true;
		}
		if ( self::is_foreign( $path ) ) {
			return false;
		}
		$files = glob( "$path/*" ) ?: array();
		// Delete the marker last: if the process is stopped here, the rest is still marked as ours.
		usort(
			$files,
			static fn ( string $one, string $other ): int => str_ends_with(
				$one,
				self::ENDING
			) <=> str_ends_with( $other, self::ENDING )
		);
		array_map( 'wp_delete_file', $files );
		return @rmdir( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Our own empty folder; the result is checked.
	}

	/** The site's stored address, because language plugins change it from page to page. */
	private static function address(): string {
		return (string) get_option( 'home' );
	}

	/**
	 * The marker for the site at an address. A site that switches to https or drops its www stays the same; the table
	 * prefix distinguishes it from other sites in a network.
	 */
	private static function marker_of( string $address ): string {
		global $wpdb;
		$place = preg_replace( '#^(https?:)?//(www\.)?#', '', strtolower( untrailingslashit( $address ) ) );
		return substr( hash( 'sha256', $place . '|' . $wpdb->prefix ), 0, 16 ) . self::ENDING;
	}
}
