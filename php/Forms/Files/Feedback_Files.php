<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use RuntimeException;
use Slipstream\Forms\Inbox\Feedback_Store;
use WP_Post;

/** Files go after their response: one that the database could not delete still has them. */
final class Feedback_Files {

	/** @var array<int, list<string>> Folders of responses that are being deleted, by the response. */
	private static array $leaving = array();

	/** Remembers the files of a response that is to be deleted. Runs before any post is deleted. */
	public static function note( WP_Post $post ): void {
		if ( Feedback_Store::TYPE === $post->post_type ) {
			self::$leaving[ $post->ID ] = array_values(
				array_map( 'strval', (array) get_post_meta( $post->ID, Feedback_Store::FOLDER ) )
			);
		}
	}

	/**
	 * Removes the files of a response that is gone: one that the database could not delete still has them. Runs after
	 * any post was deleted.
	 */
	public static function remove( int $id ): void {
		$folders = self::$leaving[ $id ] ?? array();
		unset( self::$leaving[ $id ] );
		try {
			// Two attempts of one visitor may have the same file, and only one of them was stored whole.
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
