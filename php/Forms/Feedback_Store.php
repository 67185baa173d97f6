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
	 * Meta: when it became spam, in seconds.
	 */
	public const SPAM_SINCE = '_slipstream_form_spam_since';

	/**
	 * Meta: what became of the email that tells of it: array{state: 'pending'|'sent'|'failed', time: int, error: string}.
	 */
	public const NOTIFICATION = '_slipstream_form_notification';

	/**
	 * Meta: the status before the trash.
	 */
	private const BEFORE = '_slipstream_form_status';

	/**
	 * Stores a response.
	 *
	 * @param Form              $form    The form.
	 * @param list<Field_Value> $field_values The values.
	 * @param Visitor           $visitor Who sent them.
	 * @param string            $subject The subject.
	 * @param string            $spam    Why it is spam, or ''.
	 * @return int The post's id, or 0 where the database did not take it.
	 */
	public function add( Form $form, array $field_values, Visitor $visitor, string $subject, string $spam ): int {
		$name = self::name_of( $field_values );
		$data = array(
			'subject'     => $subject,
			'ip'          => $visitor->kept_ip(),
			'entry_title' => $form->source->title(),
			'request_url' => $form->source->url(),
			'source_id'   => $form->source->post_id(),
			'form_id'     => $form->id,
			'form_title'  => $form->text( 'formTitle' ),
			'user_id'     => $visitor->user_id,
			'spam'        => $spam,
			'fields'      => self::rows( $field_values ),
		);
		$text = implode( "\n", array_filter( array_map( static fn ( Field_Value $field_value ): string => $field_value->display(), $field_values ), static fn ( string $text ): bool => '' !== $text ) );
		/**
		 * The post, with slashes as WordPress expects them.
		 *
		 * @var array{post_type: string} $post
		 */
		$post = wp_slash(
			array(
				'post_type'      => self::TYPE,
				'post_status'    => '' === $spam ? 'publish' : 'spam',
				'post_title'     => sanitize_text_field( ( '' === $name ? __( 'Response', 'slipstream' ) : $name ) . ' – ' . current_time( 'mysql' ) ),
				'post_name'      => bin2hex( random_bytes( 16 ) ),
				'post_content'   => self::encode( $data ),
				'post_excerpt'   => Feedback_Excerpt::of( $text ),
				'post_mime_type' => 'v3',
				'post_parent'    => $form->source->post_id(),
				'post_author'    => 0,
				'comment_status' => 'open',
				'ping_status'    => 'closed',
			)
		);
		$id   = wp_insert_post( $post );
		if ( $id > 0 ) {
			self::attach( $id, $field_values );
		}
		return $id;
	}

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
	 * Remembers since when a response is spam. Runs whenever the status of a post changes.
	 *
	 * @param string  $status The status.
	 * @param string  $before The status before.
	 * @param WP_Post $post   The post.
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

	/**
	 * Days after which WordPress deletes what is in the trash; 0 where it deletes at once.
	 */
	public static function trash_days(): int {
		return (int) constant( 'EMPTY_TRASH_DAYS' );
	}

	/**
	 * Whether this site has a trash.
	 */
	public static function has_trash(): bool {
		return self::trash_days() > 0;
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
				return 'trash' === $post->post_status || ( self::has_trash() && $this->trash( $post ) );
			case 'restore':
				return 'trash' === $post->post_status && $this->restore( $post );
			case 'delete':
				return ( ! self::has_trash() || in_array( $post->post_status, array( 'spam', 'trash' ), true ) ) && (bool) wp_delete_post( $post->ID, true );
			default:
				return false;
		}//end switch
	}

	/**
	 * Puts a response into the trash.
	 *
	 * @param WP_Post $post The post.
	 */
	private function trash( WP_Post $post ): bool {
		update_post_meta( $post->ID, self::BEFORE, $post->post_status );
		return (bool) wp_trash_post( $post->ID );
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

	/**
	 * Remembers which files belong to a response.
	 *
	 * @param int               $id      The response.
	 * @param list<Field_Value> $field_values The values.
	 */
	private static function attach( int $id, array $field_values ): void {
		$files = array();
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				$files[ $file['id'] ] = array_diff_key( $file, array( 'id' => 1 ) );
				add_post_meta( $id, self::FOLDER, $file['folder'] );
			}
		}
		if ( $files ) {
			add_post_meta( $id, self::FILES, wp_slash( $files ), true );
		}
	}

	/**
	 * The answers as they are stored.
	 *
	 * @param list<Field_Value> $field_values The values.
	 * @return list<array<string, mixed>>
	 */
	private static function rows( array $field_values ): array {
		$rows = array();
		foreach ( $field_values as $at => $field_value ) {
			$rows[] = array(
				'key'   => ( $at + 1 ) . '_' . $field_value->field->plain_label(),
				'label' => $field_value->field->plain_label(),
				'type'  => $field_value->field->type,
				'value' => $field_value->stored(),
				'meta'  => array( 'id' => $field_value->field->id ),
			);
		}
		return $rows;
	}

	/**
	 * The name that a visitor gave, else the email address.
	 *
	 * @param list<Field_Value> $field_values The values.
	 */
	private static function name_of( array $field_values ): string {
		foreach ( array( 'name', 'email' ) as $type ) {
			foreach ( $field_values as $field_value ) {
				if ( $type === $field_value->field->type && '' !== $field_value->value ) {
					return $field_value->value;
				}
			}
		}
		return '';
	}
}
