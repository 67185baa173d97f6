<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Support\Database\Rows;

/**
 * Finds the owners of folders. A failed query throws, because folders without an owner are deleted.
 */
final class File_Owners {

	private const BATCH = 5000;

	/**
	 * The folders in a list that belong to a response.
	 *
	 * @param list<string> $folders A short list of folders.
	 * @return array<string, true> By folder.
	 * @throws RuntimeException If the database fails.
	 */
	public static function among( array $folders ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( $folders, 500 ) as $some ) {
			$places = implode( ',', array_fill( 0, count( $some ), '%s' ) );
			$sql    = (string) $wpdb->prepare( "SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value IN ($places)", Feedback_Store::FOLDER, ...$some ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- One placeholder per folder.
			$found += array_fill_keys( array_column( Rows::get( $sql ), 'meta_value' ), true );
		}
		return $found;
	}

	/**
	 * Removes the folders that belong to a response from a list of any length.
	 *
	 * @param array<string, mixed> $folders
	 * @return array<string, mixed> The folders without a response.
	 * @throws RuntimeException If the database fails.
	 */
	public static function without_owner( array $folders ): array {
		global $wpdb;
		$last = 0;
		do {
			// Reads all rows once, by ID: the values have no index, so a list of names would read all rows for each
			// batch.
			$rows = Rows::get(
				(string) $wpdb->prepare(
					"SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_id > %d ORDER BY meta_id LIMIT %d",
					Feedback_Store::FOLDER,
					$last,
					self::BATCH
				)
			);
			foreach ( $rows as $row ) {
				$last = (int) $row->meta_id;
				unset( $folders[ $row->meta_value ] );
			}
			$is_full = count( $rows ) === self::BATCH;
		} while ( $is_full );
		return $folders;
	}
}
