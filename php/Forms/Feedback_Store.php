<?php
/**
 * The responses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use WP_Post;

/**
 * Stores responses as posts of the type feedback, in the format that Jetpack reads.
 *
 * @phpstan-import-type Stored from Field_Value
 */
final class Feedback_Store {

	public const TYPE = 'feedback';

	/**
	 * Meta: the files, by id.
	 */
	public const FILES = '_slipstream_form_files';

	/**
	 * Meta: a folder of files, one row each, to find whose it is.
	 */
	public const FOLDER = '_slipstream_form_folder';

	/**
	 * Meta: what became of the email that tells of a response. A response without it needed none.
	 * Its value is array{state: 'pending'|'sent'|'failed', time: int, error: string}; one that stays pending belongs to a process that ended before it had sent anything.
	 */
	public const NOTIFICATION = '_slipstream_form_notification';

	/**
	 * Meta: the status before the trash.
	 */
	private const BEFORE = '_slipstream_form_status';

	/**
	 * JSON as responses hold it: hexadecimal, so that no filter of HTML finds anything in it to change.
	 *
	 * @param mixed $data The data.
	 */
	public static function encode( mixed $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * A response.
	 *
	 * @param int $id The post's id.
	 */
	public function find( int $id ): ?Feedback {
		$post = get_post( $id );
		return $post instanceof WP_Post && self::TYPE === $post->post_type ? new Feedback( $post ) : null;
	}

	/**
	 * The response that a folder of files belongs to, or null.
	 *
	 * @param string $folder The folder.
	 */
	public static function owner_of( string $folder ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Core finds posts by meta only with their content.
		$id = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s LIMIT 1", self::FOLDER, $folder ) );
		return null === $id ? null : (int) $id;
	}

	/**
	 * Removes the files of a response. Runs before any post is deleted.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function delete_files( WP_Post $post ): void {
		if ( self::TYPE === $post->post_type ) {
			foreach ( (array) get_post_meta( $post->ID, self::FOLDER ) as $folder ) {
				File_Store::remove( (string) $folder );
			}
		}
	}

	/**
	 * Does something to a response.
	 *
	 * @param Feedback $feedback The response.
	 * @param string   $action   read, unread, spam, not_spam, trash, restore or delete.
	 */
	public function act( Feedback $feedback, string $action ): bool {
		$post = $feedback->post;
		switch ( $action ) {
			case 'read':
			case 'unread':
				return $this->update( $post, array( 'comment_status' => 'unread' === $action ? 'open' : 'closed' ) );
			case 'spam':
			case 'not_spam':
				$status = 'spam' === $action ? 'spam' : 'publish';
				if ( 'trash' === $post->post_status ) {
					return false;
				}
				/**
				 * Fires before a person says that a response is spam, or is not.
				 *
				 * @param int    $id     The response's post.
				 * @param string $status spam or publish.
				 */
				do_action( 'slipstream_form_response_judged', $post->ID, $status );
				return $this->update( $post, array( 'post_status' => $status ) );
			case 'trash':
				update_post_meta( $post->ID, self::BEFORE, $post->post_status );
				return 'trash' === $post->post_status || ( false !== wp_trash_post( $post->ID ) && null !== get_post( $post->ID ) );
			case 'restore':
				return 'trash' === $post->post_status && $this->restore( $post );
			case 'delete':
				return in_array( $post->post_status, array( 'spam', 'trash' ), true ) && (bool) wp_delete_post( $post->ID, true );
			default:
				return false;
		}//end switch
	}

	/**
	 * Takes a response out of the trash.
	 *
	 * @param WP_Post $post The post.
	 */
	private function restore( WP_Post $post ): bool {
		$status = 'spam' === get_post_meta( $post->ID, self::BEFORE, true ) ? 'spam' : 'publish';
		$filter = static fn (): string => $status;
		add_filter( 'wp_untrash_post_status', $filter );
		$done   = (bool) wp_untrash_post( $post->ID );
		remove_filter( 'wp_untrash_post_status', $filter );
		delete_post_meta( $post->ID, self::BEFORE );
		return $done;
	}

	/**
	 * Changes a response and leaves its content as it stands.
	 *
	 * @param WP_Post               $post    The post.
	 * @param array<string, string> $changes The changes.
	 */
	private function update( WP_Post $post, array $changes ): bool {
		/**
		 * The post, with slashes as WordPress expects them.
		 *
		 * @var array{ID: int} $data
		 */
		$data = wp_slash( array( 'ID' => $post->ID ) + $changes + array( 'post_content' => $post->post_content ) );
		return wp_update_post( $data ) > 0;
	}
}
