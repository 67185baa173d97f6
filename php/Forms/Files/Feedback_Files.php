<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Forms\Inbox\Feedback_Store;
use WP_Post;

/** Deletes files after their response, because a response that the database could not delete still needs them. */
final class Feedback_Files {

	/** @var array<int, list<string>> The folders of responses that are being deleted, by response. */
	private static array $leaving = array();

	/** Remembers the files of a response before it is deleted. Runs before any post is deleted. */
	public static function note( WP_Post $post ): void {
		if ( Feedback_Store::TYPE === $post->post_type ) {
			self::$leaving[ $post->ID ] = array_values(
				array_map( 'strval', (array) get_post_meta( $post->ID, Feedback_Store::FOLDER ) )
			);
		}
	}

	/**
	 * Removes a deleted response's files. If the database could not delete it, they stay. Runs after any post is
	 * deleted.
	 */
	public static function remove( int $id ): void {
		$folders = self::$leaving[ $id ] ?? array();
		unset( self::$leaving[ $id ] );
		try {
			// Two attempts by one visitor may have the same file, and only one of them was stored completely.
			$others = File_Owners::among( $folders );
		} catch ( RuntimeException ) {
			// Unknown: the cleanup retries.
			return;
		}
		foreach ( $folders as $folder ) {
			if ( ! isset( $others[ $folder ] ) ) {
				File_Store::remove( $folder );
			}
		}
	}
}
