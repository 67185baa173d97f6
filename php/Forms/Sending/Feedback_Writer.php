<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Unread_Count;
use Slipstream\Forms\Protection\Duplicate_Guard;
use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Forms\Protection\Submission_State;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Statement;
use Slipstream\Support\Database\Table_Text;
use WP_Post;

/**
 * Writes each response once and completely, even if a process ends halfway. A response is named after its submission,
 * and is a draft that nobody sees until everything is stored. Then one statement publishes it.
 */
final class Feedback_Writer {

	/** The status of an incomplete response. WordPress itself deletes such posts after a week. */
	private const DRAFT = 'auto-draft';

	public function __construct( private Clock $clock ) {}

	/**
	 * The response that an earlier attempt at the same submission stored. Removes incomplete drafts that such an
	 * attempt left behind.
	 *
	 * @return int The post's ID; 0 if there is none, or if the database cannot say.
	 * @throws Request_Error If another process may be storing it.
	 */
	public function find( Submission_Key $key, Submission_State $state ): int {
		foreach ( $this->rows( $key ) as $row ) {
			if ( self::DRAFT !== $row['status'] ) {
				return $row['id'];
			}
			$is_old = $row['time'] + Duplicate_Guard::LEASE <= $this->clock->now();
			if ( Submission_State::Ours === $state || ( Submission_State::Unknown === $state && $is_old ) ) {
				self::remove( $row['id'] );
			} elseif ( Submission_State::Unknown === $state ) {
				throw Duplicate_Guard::in_progress();
			}
		}
		return 0;
	}

	/**
	 * @param string $spam Why it counts as spam, or ''.
	 * @return array{id: int, is_new: bool} The post's ID, or 0 if the write failed; and whether this process created
	 *     it, and not a faster one.
	 * @throws Request_Error If another process is storing it.
	 */
	public function add( Form_Response $response, string $spam, Submission_Key $key, bool $notifies ): array {
		$id = $this->insert( $response, $spam, $key );
		if ( $id <= 0 ) {
			return self::result( 0, true );
		}
		foreach ( $this->rows( $key ) as $row ) {
			if ( $row['id'] !== $id && self::DRAFT !== $row['status'] ) {
				self::remove( $id );
				return self::result( $row['id'], false );
			}
			if ( $row['id'] < $id ) {
				self::remove( $id );
				throw Duplicate_Guard::in_progress();
			}
		}
		if (
			self::attach( $id, $response->field_values )
			&& ( ! $notifies || self::note( $id, 'pending', $this->clock->now() ) )
			&& self::publish( $id, '' === $spam ? 'publish' : 'spam' )
		) {
			return self::result( $id, true );
		}
		// A broken connection may hide a successful publish, or a process that considered this one dead may have stored
		// it.
		$stored = current(
			array_filter( $this->rows( $key ), static fn ( array $row ): bool => self::DRAFT !== $row['status'] )
		);
		self::remove( $id );
		return $stored ? self::result( $stored['id'], $stored['id'] === $id ) : self::result( 0, true );
	}

	/**
	 * Records the state of the notification email.
	 *
	 * @param 'pending'|'sent'|'failed' $state The new state.
	 * @param string                    $error Why it failed, or ''.
	 */
	public static function note( int $id, string $state, int $time, string $error = '' ): bool {
		global $wpdb;
		$value = array(
			'state' => $state,
			'time'  => $time,
			'error' => Table_Text::fit( $error, $wpdb->postmeta, 'meta_value' ),
		);
		return (bool) update_post_meta( $id, Feedback_Store::NOTIFICATION, wp_slash( $value ) );
	}

	/**
	 * @param string $spam Why it counts as spam, or ''.
	 * @return int The post's ID, or 0.
	 */
	private function insert( Form_Response $response, string $spam, Submission_Key $key ): int {
		/**
		 * The post, with slashes as WordPress expects them.
		 *
		 * @var array{post_type: string} $post
		 */
		$post = wp_slash(
			array(
				'post_status' => self::DRAFT,
				'post_name'   => $key->hash,
			) + Feedback_Content::post( $response, $spam, $this->clock->now() )
		);
		return wp_insert_post( $post, false, false );
	}

	/**
	 * A submission's responses: complete ones first, then oldest first. None if the database cannot say.
	 *
	 * @return list<array{id: int, status: string, time: int}>
	 */
	private function rows( Submission_Key $key ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Other processes write them at the same time: nothing may come from a cache.
		$done = $wpdb->query(
			$wpdb->prepare(
				"SELECT ID, post_status, post_date_gmt FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s AND post_date_gmt >= %s ORDER BY post_status = %s, ID",
				$key->hash,
				Feedback_Store::TYPE,
				gmdate( 'Y-m-d H:i:s', $key->since ),
				self::DRAFT
			)
		);
		$rows = array();
		foreach ( false === $done ? array() : (array) $wpdb->last_result as $row ) {
			$rows[] = array(
				'id'     => (int) $row->ID,
				'status' => (string) $row->post_status,
				'time'   => (int) strtotime( $row->post_date_gmt . ' UTC' ),
			);
		}
		return $rows;
	}

	/** @return bool Whether this process did it. */
	private static function publish( int $id, string $status ): bool {
		global $wpdb;
		// wp_update_post() treats a missing post like one without changes.
		$done = Statement::run(
			$wpdb,
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->posts} SET post_status = %s WHERE ID = %d AND post_status = %s",
				$status,
				$id,
				self::DRAFT
			)
		);
		if ( 1 !== $done ) {
			return false;
		}
		clean_post_cache( $id );
		$post = get_post( $id );
		if ( $post instanceof WP_Post ) {
			wp_transition_post_status( $status, self::DRAFT, $post );
			Unread_Count::forget( $id, $post );
			wp_after_insert_post( $post, false, null );
		}
		return true;
	}

	/**
	 * Removes an incomplete response. Its files stay, because another attempt may use them; the cleanup removes unused
	 * ones.
	 */
	private static function remove( int $id ): void {
		global $wpdb;
		$draft = array(
			'ID'          => $id,
			'post_status' => self::DRAFT,
		);
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- Only while it is a draft, in one statement.
		if ( 1 === $wpdb->delete( $wpdb->posts, $draft ) ) {
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
		}
		// phpcs:enable
		clean_post_cache( $id );
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @return bool Whether everything was stored.
	 */
	private static function attach( int $id, array $field_values ): bool {
		$files = array();
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				$files[ $file['id'] ] = array_diff_key( $file, array( 'id' => 1 ) );
				if ( ! add_post_meta( $id, Feedback_Store::FOLDER, $file['folder'] ) ) {
					return false;
				}
			}
		}
		return ! $files
			|| (bool) add_post_meta(
				$id,
				Feedback_Store::FILES,
				wp_slash( Feedback_Store::pack_files( $files ) ),
				true
			);
	}

	/**
	 * @param int $id The post's ID, or 0.
	 * @return array{id: int, is_new: bool}
	 */
	private static function result( int $id, bool $is_new ): array {
		return array(
			'id'     => $id,
			'is_new' => $is_new,
		);
	}
}
