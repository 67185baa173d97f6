<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Support\Database\Table_Text;
use WP_Post;

/**
 * Stores responses as posts of the type feedback, in the format that Jetpack reads.
 *
 * @phpstan-import-type Stored from Field_Value
 */
final class Feedback_Store {

	public const TYPE = 'feedback';

	/** Meta: the files, by id, as pack_files() makes it. */
	public const FILES = '_slipstream_form_files';

	/** Meta: a folder of files, one row each, to find its owner. */
	public const FOLDER = '_slipstream_form_folder';

	/** Meta: the time when it became spam, in seconds. */
	public const SPAM_SINCE = '_slipstream_form_spam_since';

	/**
	 * Meta: the state of the notification email. A response without it needed none. Its value is array{state:
	 * 'pending'|'sent'|'failed', time: int, error: string}; if it stays pending, the process ended before it sent the
	 * email.
	 */
	public const NOTIFICATION = '_slipstream_form_notification';

	/** Meta: the status before the trash. */
	private const BEFORE = '_slipstream_form_status';

	/**
	 * JSON for storage: with hexadecimal escapes, so that HTML filters leave it unchanged, and in ASCII if the table
	 * cannot store every character.
	 */
	public static function encode( mixed $data ): string {
		global $wpdb;
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES
			| JSON_INVALID_UTF8_SUBSTITUTE;
		$takes = Table_Text::takes_all( $wpdb->posts, 'post_content' );
		return (string) wp_json_encode( $data, $takes ? $flags | JSON_UNESCAPED_UNICODE : $flags );
	}

	/**
	 * Files in their meta format: with names in ASCII, because WordPress does not store meta with characters that the
	 * table cannot hold.
	 *
	 * @param array<string, array<string, mixed>> $files The files by ID.
	 */
	public static function pack_files( array $files ): string {
		return (string) wp_json_encode( $files, JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * The files in a meta value, by ID. Earlier versions stored the array itself.
	 *
	 * @return array<string, array{folder: string, name: string, type: string, size: int}>
	 */
	public static function unpack_files( mixed $meta ): array {
		$files = is_string( $meta ) ? json_decode( $meta, true ) : $meta;
		return is_array( $files ) ? $files : array();
	}

	public function find( int $id ): ?Feedback {
		$post = get_post( $id );
		return $post instanceof WP_Post && self::TYPE === $post->post_type ? new Feedback( $post ) : null;
	}

	/**
	 * Remembers when a response became spam. Runs whenever a post's status changes.
	 *
	 * @param string $before The previous status.
	 */
	public static function date_spam( string $status, string $before, WP_Post $post ): void {
		if ( self::TYPE !== $post->post_type || $status === $before ) {
			return;
		}
		if ( 'spam' === $status ) {
			update_post_meta( $post->ID, self::SPAM_SINCE, time() );
		} elseif ( 'spam' === $before ) {
			delete_post_meta( $post->ID, self::SPAM_SINCE );
		}
	}

	/** Days after which WordPress empties the trash; 0 if there is no trash. */
	public static function trash_days(): int {
		return (int) constant( 'EMPTY_TRASH_DAYS' );
	}

	public static function has_trash(): bool {
		return self::trash_days() > 0;
	}

	/** Performs an inbox action on a response. */
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
				 * Fires before a person's decision that a response is spam or not spam is stored.
				 *
				 * @since 0.1.0
				 *
				 * @param int    $id     The ID of the response's post.
				 * @param string $status The new status: spam or publish.
				 */
				do_action( 'slipstream_form_response_judged', $post->ID, $status );
				return $this->update( $post, array( 'post_status' => $status ) );
			case 'trash':
				return 'trash' === $post->post_status || ( self::has_trash() && $this->trash( $post ) );
			case 'restore':
				return 'trash' === $post->post_status && $this->restore( $post );
			case 'delete':
				return ( ! self::has_trash() || in_array( $post->post_status, array( 'spam', 'trash' ), true ) )
					&& (bool) wp_delete_post( $post->ID, true );
			default:
				return false;
		}//end switch
	}

	private function trash( WP_Post $post ): bool {
		update_post_meta( $post->ID, self::BEFORE, $post->post_status );
		return (bool) wp_trash_post( $post->ID );
	}

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
	 * Updates a response except for its content.
	 *
	 * @param array<string, string> $changes
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
