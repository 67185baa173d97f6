<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Closure;
use Slipstream\Related_Posts\Search\Builder;
use Slipstream\Related_Posts\Search\Document;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Related_Posts\Search\Tokenizer;
use WP_Post;
use WP_User;

/**
 * Updates the table when posts are published, changed, or unpublished, and invalidates what was found before.
 */
final class Watcher {

	/** @param Closure(): Builder $builder Builds the object that fills the table. */
	public function __construct(
		private Related_Posts_Settings $options,
		private Index $index,
		private Tokenizer $words,
		private Cache $cache,
		private Closure $builder
	) {}

	/**
	 * Runs after a post is saved with its terms and meta.
	 *
	 * @param bool $update Whether it existed before.
	 */
	public function saved( int $id, WP_Post $post, bool $update = false, ?WP_Post $before = null ): void {
		if (
			$this->options->are_on()
			&& ( 'publish' === $post->post_status || 'publish' === ( $before->post_status ?? '' ) )
		) {
			$this->take( $post );
		}
	}

	public function deleted( int $id, WP_Post $post ): void {
		if ( 'publish' === $post->post_status && $this->options->are_on() ) {
			$this->forget( $id );
		}
	}

	/**
	 * Runs after a post gets terms.
	 *
	 * @param int        $id       The post.
	 * @param array<int> $terms    Not used.
	 * @param array<int> $ids      Taxonomy IDs of its terms.
	 * @param string     $taxonomy Not used.
	 * @param bool       $append   Not used.
	 * @param array<int> $before   Taxonomy IDs of its previous terms.
	 */
	public function terms_set( $id, $terms, $ids, $taxonomy, $append, $before ): void {
		$post = array_diff( $ids, $before ) || array_diff( $before, $ids ) ? get_post( (int) $id ) : null;
		if ( $post instanceof WP_Post && 'publish' === $post->post_status && $this->options->are_on() ) {
			$this->take( $post );
		}
	}

	/** Runs after a change to data that cards show. */
	public function changed(): void {
		$this->cache->invalidate();
	}

	/** Runs after a relevant setting changes. Posts may have been published while related posts were off. */
	public function setting_changed(): void {
		$this->cache->invalidate();
		if ( ! $this->options->are_on() ) {
			delete_option( Index::STATE );
		} elseif ( null === $this->index->state() ) {
			( $this->builder )()->begin();
		}
	}

	/** Runs after the post types change: posts of a new type must be indexed. */
	public function types_changed( mixed $before, mixed $after ): void {
		$types = static fn ( mixed $option ): array =>
			(array) ( is_array( $option ) ? $option['post_types'] ?? array( 'post' ) : array( 'post' ) );
		if ( $this->options->are_on() && array_diff( $types( $after ), $types( $before ) ) ) {
			( $this->builder )()->begin();
		}
	}

	/**
	 * Runs after a user changes, perhaps their name.
	 *
	 * @param int     $id
	 * @param WP_User $before The user before the change.
	 */
	public function user_changed( $id, $before ): void {
		$user = get_userdata( (int) $id );
		if ( $user && $user->display_name !== $before->display_name ) {
			$this->cache->invalidate();
		}
	}

	private function take( WP_Post $post ): void {
		if ( ! in_array( $post->post_type, $this->options->choice()['post_types'], true ) ) {
			return;
		}
		if ( 'publish' !== $post->post_status || '' !== $post->post_password ) {
			$this->forget( $post->ID );
			return;
		}
		if ( null !== $this->index->state() ) {
			$this->index->save( array( Document::of( $post, $this->words ) ) );
		}
		$this->cache->invalidate();
	}

	private function forget( int $id ): void {
		if ( null !== $this->index->state() ) {
			$this->index->remove( $id );
		}
		$this->cache->invalidate();
	}
}
