<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Field_Value;

/**
 * Every file is unfinished until its response is stored. The site keeps the files of failed attempts long enough to
 * correct a form, up to a size limit. Each has an entry, an empty file whose name contains the time, visitor, folder,
 * and size.
 *
 * @phpstan-import-type Stored from Field_Value
 * @phpstan-type Entry array{time: int, visitor: string, folder: string, bytes: int, path: string}
 */
final class Unfinished_Files {

	/** Seconds in which a visitor can send a kept file again. */
	public const LIFETIME = 3600;

	/** Additional seconds before it is deleted, to store a form that is sent at the last moment. */
	private const GRACE = 900;

	/**
	 * Keeps a file for the visitor's next attempt.
	 *
	 * @return bool False if the limit is reached or the disk is full.
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
		// Adds the entry before it counts, so that two parallel requests count each other.
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
	 * Creates a file's entry.
	 *
	 * @param string $mark The visitor, from Visitor::mark(); 0 while the form is being processed.
	 * @return bool False if the disk is full.
	 */
	public static function enter( string $folder, int $bytes, string $mark = '0' ): bool {
		self::plan();
		$file = self::base() . '/' . implode( '.', array( time(), $mark, $folder, $bytes ) );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- The result is looked at.
		return wp_mkdir_p( self::base() ) && @touch( $file );
	}

	/** Removes a folder's entry: it belongs to a response now, or is gone. */
	public static function settle( string $folder ): void {
		array_map( 'wp_delete_file', glob( self::base() . "/*.$folder.*" ) ?: array() );
	}

	/**
	 * Removes the entries of a response's files. Runs after a form is sent.
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
	 * @throws RuntimeException If the database cannot say who owns the files.
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

	/** Schedules the cleanup for the time when the current files expire. */
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

	/** The folder with the entries; each site that shares the uploads folder has its own. */
	private static function base(): string {
		return File_Store::base() . '/unfinished/' . strtok( File_Site::marker(), '.' );
	}
}
