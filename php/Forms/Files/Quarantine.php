<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;

/**
 * Moves folders without a response to quarantine and deletes them a day later if they still have none. A request for a
 * file in the meantime moves its folder back.
 */
final class Quarantine {

	private const FOLDER = 'quarantine';

	private const AGE = 86400;

	/**
	 * Quarantines folders, and deletes expired ones. Its run time depends only on the number of folders.
	 *
	 * @return bool Whether all is done.
	 * @throws RuntimeException If the database cannot say who owns the files.
	 */
	public static function sweep( float $until ): bool {
		$base  = File_Store::base();
		$aside = self::folders( self::base() );
		$found = array_filter( self::folders( $base ), static fn ( int $time ): bool => $time < time() - self::AGE );
		$alone = $found || $aside ? File_Owners::without_owner( $found + $aside ) : array();
		foreach ( array_keys( array_diff_key( $aside, $alone ) ) as $folder ) {
			self::release( (string) $folder );
		}
		foreach ( array_keys( $alone ) as $folder ) {
			if ( ! isset( $aside[ $folder ] ) ) {
				self::quarantine( $base . "/$folder" );
			} elseif ( $aside[ $folder ] < time() - self::AGE ) {
				File_Site::delete( self::base() . "/$folder" );
			}
			if ( microtime( true ) > $until ) {
				return false;
			}
		}
		return true;
	}

	/** Moves a folder back. */
	public static function release( string $folder ): void {
		$path = self::base() . "/$folder";
		if ( is_dir( $path ) ) {
			@rename( $path, File_Store::base() . "/$folder" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Another process may do it at this moment.
		}
	}

	/** Quarantines a folder if this site created it. */
	private static function quarantine( string $path ): void {
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Folders of ours, which another process may move at this moment.
		if ( ! File_Site::is_own( $path ) ) {
			// A process was stopped before it could mark this folder. Deletes it only if it is empty.
			@rmdir( $path );
		} elseif ( wp_mkdir_p( self::base() ) && @touch( $path ) ) {
			@rename( $path, self::base() . '/' . basename( $path ) );
		}
		// phpcs:enable
	}

	/** @return array<string, int> The time of each folder's last change, by name. */
	private static function folders( string $base ): array {
		$found = array();
		foreach ( is_dir( $base ) ? (array) scandir( $base ) : array() as $name ) {
			$name = (string) $name;
			$time = File_Store::is_name( $name ) ? filemtime( "$base/$name" ) : false;
			if ( false !== $time ) {
				$found[ $name ] = $time;
			}
		}
		return $found;
	}

	private static function base(): string {
		return File_Store::base() . '/' . self::FOLDER;
	}
}
