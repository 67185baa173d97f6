<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Marks;

use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Paid_Content\Gate\Names;
use WP_Post;

/**
 * What is stored of a post beside its text. The author's choice is theirs alone; whether there is a paywall or a
 * container follows from the text each time that it is saved.
 */
final class Post_Marks {

	/** Jetpack's names. */
	public const PAYWALLED = '_jetpack_memberships_contains_paywalled_content';
	public const PAID      = '_jetpack_memberships_contains_paid_content';

	/** The words of the open part, for searches. */
	public const OPEN_WORDS = '_slipstream_open_words';

	public function __construct( private Gate $gate ) {}

	/** Editors read and write them with their posts. */
	public static function register(): void {
		$types = array(
			Post_Access::META_LEVEL => 'string',
			Post_Access::META_TIER  => 'integer',
			self::PAYWALLED         => 'boolean',
			self::PAID              => 'boolean',
		);
		foreach ( $types as $key => $type ) {
			register_post_meta(
				'',
				$key,
				array(
					'type'          => $type,
					'single'        => true,
					'show_in_rest'  => true,
					'auth_callback' => static fn ( mixed $allowed, string $name, int $id ): bool => current_user_can(
						'edit_post',
						$id
					),
				)
			);
		}
	}

	/** A process that is killed while a post is saved leaves no words that are locked now. */
	public static function forget( mixed $id ): void {
		delete_post_meta( (int) $id, self::OPEN_WORDS );
	}

	/** Once a post is stored, or its author has chosen anew. */
	public function renew( int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || 'revision' === $post->post_type || 'wp_block' === $post->post_type ) {
			return;
		}
		self::mark( $id, self::PAYWALLED, $this->gate->has( $post->post_content, Names::PAYWALL ) );
		self::mark( $id, self::PAID, $this->gate->has( $post->post_content, Names::CONTAINER ) );
		$gated = $this->gate->of( $post );
		if ( $gated->is_locked() ) {
			update_post_meta( $id, self::OPEN_WORDS, wp_slash( $gated->words() ) );
		} elseif ( metadata_exists( 'post', $id, self::OPEN_WORDS ) ) {
			delete_post_meta( $id, self::OPEN_WORDS );
		}
	}

	private static function mark( int $id, string $key, bool $is_so ): void {
		if ( $is_so ) {
			update_post_meta( $id, $key, true );
		} elseif ( metadata_exists( 'post', $id, $key ) ) {
			delete_post_meta( $id, $key );
		}
	}
}
