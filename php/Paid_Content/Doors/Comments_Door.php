<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Access\Reader;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Paid_Content\Gate\Names;
use Slipstream\Support\Database\Database_Errors;
use WP_Comment;
use WP_Post;
use WP_REST_Response;

/**
 * Comments quote what they are about: those of posts that are locked as a whole, or by a paywall, are for people who
 * may moderate them, and nobody can write new ones.
 */
final class Comments_Door {

	public function __construct( private Gate $gate ) {}

	/**
	 * What a query of comments asks.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public static function clauses( array $clauses ): array {
		global $wpdb;
		if ( ! self::is_asked_by_visitor() ) {
			return $clauses;
		}
		$open             = 'NOT ' . Locked_Posts::by_author( "$wpdb->comments.comment_post_ID" );
		$clauses['where'] = '' === trim( $clauses['where'] ) ? $open : "{$clauses['where']} AND $open";
		return $clauses;
	}

	/** The condition of a feed of comments. */
	public static function feed( mixed $where ): mixed {
		global $wpdb;
		if ( ! is_string( $where ) ) {
			return $where;
		}
		$before = '' === trim( $where ) ? 'WHERE ' : "$where AND ";
		return $before . 'NOT ' . Locked_Posts::by_author( "$wpdb->comments.comment_post_ID" );
	}

	/** The comments below a post. */
	public function list( mixed $comments, mixed $id ): mixed {
		return $this->is_locked( (int) $id ) ? array() : $comments;
	}

	/** Whether new ones, or pings, can be written. */
	public function are_open( mixed $are_open, mixed $id ): mixed {
		$post = $are_open ? get_post( (int) $id ) : null;
		return ! $post instanceof WP_Post || is_admin() || ! $this->is_locked( $post->ID ) ? $are_open : false;
	}

	/** A comment in the REST API. */
	public function rest( mixed $response, mixed $comment ): mixed {
		if (
			! $response instanceof WP_REST_Response
			|| ! $comment instanceof WP_Comment
			|| ! $this->is_locked( (int) $comment->comment_post_ID )
		) {
			return $response;
		}
		$data = (array) $response->get_data();
		if ( is_array( $data['content'] ?? null ) ) {
			$data['content'] = array_fill_keys( array_keys( $data['content'] ), '' );
			$response->set_data( $data );
		}
		return $response;
	}

	/** A comment that is shown somewhere else. */
	public function text( mixed $text, mixed $comment ): mixed {
		$is_shown = $comment instanceof WP_Comment && ! is_admin() && ! wp_doing_cron();
		return $is_shown && $this->is_locked( (int) $comment->comment_post_ID ) ? '' : $text;
	}

	/** Whether the comments of a post are not for who asks. */
	private function is_locked( int $id ): bool {
		if ( $id < 1 || current_user_can( 'edit_post', $id ) || self::may_moderate() ) {
			return false;
		}
		$errors = Database_Errors::count();
		$post   = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return Database_Errors::count() > $errors;
		}
		$access = Post_Access::of( $post );
		if ( ! $access->is_chosen && ! $this->gate->has( $post->post_content, Names::PAYWALL ) ) {
			// Locked already, in this request, its paywall is gone.
			return str_contains( $post->post_content, 'wp:' . Names::LOCKED . ' ' )
				&& str_contains( $post->post_content, '"kind":"paywall"' );
		}
		return ! Reader::stranger()->may_read( $access->at_paywall() );
	}

	private static function may_moderate(): bool {
		return current_user_can( 'moderate_comments' );
	}

	/** Not the administration, a command, or what runs by itself, such as a mail to the author. */
	private static function is_asked_by_visitor(): bool {
		return ! is_admin() && ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ! self::may_moderate();
	}
}
