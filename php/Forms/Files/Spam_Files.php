<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Support\Database\Rows;

/**
 * Keeps the files of spam, so that a false positive loses nothing, but limits their total size: in a flood, the newest
 * stay.
 */
final class Spam_Files {

	/**
	 * Deletes the oldest spam files if the total exceeds the limit.
	 *
	 * @return bool Whether all is done.
	 * @throws RuntimeException If the database fails.
	 */
	public static function clean( float $until ): bool {
		global $wpdb;
		/**
		 * Filters how many bytes the files of spam responses can take.
		 *
		 * @since 0.1.0
		 *
		 * @param int $bytes The default.
		 */
		$limit = (int) apply_filters( 'slipstream_form_spam_bytes', 500 * 1024 * 1024 );
		$bytes = 0;
		$sql   = (string) $wpdb->prepare(
			"SELECT p.ID, m.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_status = 'spam' ORDER BY p.ID DESC",
			Feedback_Store::FILES,
			Feedback_Store::TYPE
		);
		foreach ( Rows::get( $sql ) as $row ) {
			$files  = Feedback_Store::unpack_files( maybe_unserialize( $row->meta_value ) );
			$bytes += array_sum( array_map( 'intval', array_column( $files, 'size' ) ) );
			if ( $bytes > $limit ) {
				self::strip( (int) $row->ID );
			}
			if ( microtime( true ) > $until ) {
				return false;
			}
		}
		return true;
	}

	/** Deletes a response's files and keeps the rest of it. */
	private static function strip( int $id ): void {
		clean_post_cache( $id );
		$folders = array_values( array_map( 'strval', (array) get_post_meta( $id, Feedback_Store::FOLDER ) ) );
		// Someone may have restored it since the query.
		if (
			'spam' !== get_post_status( $id )
			|| ! delete_post_meta( $id, Feedback_Store::FILES )
			|| ! delete_post_meta( $id, Feedback_Store::FOLDER )
		) {
			return;
		}
		foreach ( array_diff( $folders, array_keys( File_Owners::among( $folders ) ) ) as $folder ) {
			File_Store::remove( $folder );
		}
	}
}
