<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Forms\Definition\Visitor;
use Slipstream\Forms\Fields\Field_Value;

/**
 * Every file is unfinished until its response is stored. Those of attempts that failed are kept for as long as someone
 * needs to correct a form, and no more of them than a site can bear. Each has an entry, an empty file whose name says
 * all: when, whose, which folder, how many bytes.
 *
 * @phpstan-import-type Stored from Field_Value
 * @phpstan-type Entry array{time: int, visitor: string, folder: string, bytes: int, path: string}
 */
final class Unfinished_Files {

	/** Seconds that a visitor may send a kept file again. */
	public const LIFETIME = 3600;

	/** Seconds more before it is deleted: a form that was sent at the last moment is stored by then. */
	private const GRACE = 900;

	/**
	 * Keeps a file for the visitor's next attempt.
	 *
	 * @return bool False where too much is kept already, or the disk is full.
	 * @phpstan-param Stored $file
	 */
	public static function hold( array $file, Visitor $visitor ): bool {
		/**
		 * Filters how many bytes the files of unfinished attempts can take.
		 *
		 * @since 0.1.0
		 *
		 * @param array{visitor: int, site: int} $limits The limits for one visitor and for the whole site.
		 */
		$limits = (array) apply_filters(
			'slipstream_form_unfinished_bytes',
			array(
				'visitor' => 50 * 1024 * 1024,
				'site'    => 500 * 1024 * 1024,
			)
		);
		$mark   = $visitor->mark();
		self::settle( $file['folder'] );
		if ( ! self::enter( $file['folder'], $file['size'], $mark ) ) {
			return false;
		}
		// Entered before it is added up, so that of two at once neither is overlooked.
		$all  = self::entries();
		$mine = array_filter( $all, static fn ( array $entry ): bool => $entry['visitor'] === $mark );
		if (
			array_sum( array_column( $all, 'bytes' ) ) > (int) ( $limits['site'] ?? 0 )
			|| array_sum( array_column( $mine, 'bytes' ) ) > (int) ( $limits['visitor'] ?? 0 )
		) {
			self::settle( $file['folder'] );
			return false;
		}
		return true;
	}

	/**
	 * Makes the entry of a file.
	 *
	 * @param string $mark Whose it is, as Visitor::mark() tells; 0 while its form is being taken.
	 * @return bool False where the disk is full.
	 */
	public static function enter( string $folder, int $bytes, string $mark = '0' ): bool {
		self::plan();
		$file = self::base() . '/' . implode( '.', array( time(), $mark, $folder, $bytes ) );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- The result is looked at.
		return wp_mkdir_p( self::base() ) && @touch( $file );
	}

	/** Ends the wait for a folder: it belongs to a response now, or is gone. */
	public static function settle( string $folder ): void {
		array_map( 'wp_delete_file', glob( self::base() . "/*.$folder.*" ) ?: array() );
	}

	/**
	 * Ends the wait for the files of a response. Runs after a form was sent.
	 *
	 * @param array<Field_Value> $field_values The answers.
	 */
	public static function settle_all( array $field_values ): void {
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				self::settle( $file['folder'] );
			}
		}
	}

	/**
	 * Deletes expired files.
	 *
	 * @return bool Whether all is done.
	 * @throws RuntimeException If the database does not say whose files are.
	 */
	public static function clean( float $until ): bool {
		$old   = array_filter(
			self::entries(),
			static fn ( array $entry ): bool => $entry['time'] + self::LIFETIME + self::GRACE < time()
		);
		$owned = File_Owners::among( array_column( $old, 'folder' ) );
		foreach ( $old as $entry ) {
			if ( ! isset( $owned[ $entry['folder'] ] ) ) {
				File_Store::remove( $entry['folder'] );
			}
			wp_delete_file( $entry['path'] );
			if ( microtime( true ) > $until ) {
				return false;
			}
		}
		return true;
	}

	/** Plans the cleaning for when the files that are kept now may go. */
	private static function plan(): void {
		$at   = time() + self::LIFETIME + self::GRACE + 60;
		$next = wp_next_scheduled( Cleanup_Events::SOON_EVENT );
		if ( ! $next || $next > $at ) {
			wp_schedule_single_event( $at, Cleanup_Events::SOON_EVENT );
		}
	}

	/** @return list<Entry> */
	private static function entries(): array {
		$entries = array();
		foreach ( is_dir( self::base() ) ? (array) scandir( self::base() ) : array() as $name ) {
			if ( preg_match( '/^(\d+)\.([0-9a-f]+)\.([0-9a-f]{32})\.(\d+)$/D', (string) $name, $found ) ) {
				$entries[] = array(
					'time'    => (int) $found[1],
					'visitor' => $found[2],
					'folder'  => $found[3],
					'bytes'   => (int) $found[4],
					'path'    => self::base() . "/$name",
				);
			}
		}
		return $entries;
	}

	/** Where the entries are; each site that shares the folder has its own. */
	private static function base(): string {
		return File_Store::base() . '/unfinished/' . strtok( File_Site::marker(), '.' );
	}
}
