<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

/**
 * Two sites may share a folder of uploads, as a site and its staging copy do. Each leaves a marker in the folders that
 * it makes, and deletes no folder that bears another's.
 */
final class File_Site {

	private const ENDING = '.site';

	/** The name of this site's marker. */
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

	/** Whether a folder bears the marker of another site. */
	public static function is_foreign( string $path ): bool {
		return ! self::is_own( $path ) && (bool) glob( $path . '/*' . self::ENDING );
	}

	/**
	 * Deletes a folder and its files, unless another site has made it.
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
		// The marker last: what is left by a process that was stopped here is still known to be ours.
		usort(
			$files,
			static fn ( string $one, string $other ): int => str_ends_with(
				$one,
				self::ENDING
			) <=> str_ends_with( $other, self::ENDING )
		);
		array_map( 'wp_delete_file', $files );
		return @rmdir( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- An empty folder of ours; the result is looked at.
	}

	/** The site's address as it is stored: what plugins for languages make of it differs from page to page. */
	private static function address(): string {
		return (string) get_option( 'home' );
	}

	/**
	 * The marker of the site at an address. A site that begins to use https, or loses its www, is the same; its number
	 * in a network tells it from its neighbors.
	 */
	private static function marker_of( string $address ): string {
		global $wpdb;
		$place = preg_replace( '#^(https?:)?//(www\.)?#', '', strtolower( untrailingslashit( $address ) ) );
		return substr( hash( 'sha256', $place . '|' . $wpdb->prefix ), 0, 16 ) . self::ENDING;
	}
}
