<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Related_Posts\Author_Choice;
use Slipstream\Related_Posts\Related_Posts_Settings;
use WP_Post;

/**
 * Finds the posts that are most similar to a post.
 */
final class Finder {

	public function __construct(
		private Index $index,
		private Candidates $candidates,
		private Scorer $scorer,
		private Tokenizer $words
	) {}

	/**
	 * Finds the posts that the author pinned, then the most similar ones, without those that the author banned.
	 *
	 * @param int $most The maximum number.
	 * @return list<int>
	 */
	public function find( WP_Post $post, int $most ): array {
		$banned = array( $post->ID, ...Author_Choice::of( $post->ID, Author_Choice::BANNED ) );
		$pinned = $this->candidates->allowed(
			array_values( array_diff( Author_Choice::of( $post->ID, Author_Choice::PINNED ), $banned ) )
		);
		$found  = count( $pinned ) < $most ? array_diff( $this->similar_posts( $post ), $banned, $pinned ) : array();
		/**
		 * Filters the posts that are related to a post.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ids  The IDs of the posts, the most similar first.
		 * @param WP_Post   $post The post.
		 */
		$ids = (array) apply_filters(
			'slipstream_related_posts',
			array_slice( array( ...$pinned, ...$found ), 0, $most ),
			$post
		);
		return array_slice( Related_Posts_Settings::ids( $ids ), 0, $most );
	}

	/** @return list<int> */
	private function similar_posts( WP_Post $post ): array {
		$document = Document::of( $post, $this->words );
		$counts   = $this->candidates->counts( $document->terms );
		$ids      = $this->candidates->find( $document, $counts );
		return $ids ? $this->scorer->rank( $document, $this->index->load( $ids, $this->words ), $counts ) : array();
	}
}
