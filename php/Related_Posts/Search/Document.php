<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use WP_Post;
use WP_Term;

/**
 * The data to compare posts by: a post's terms, the words in its title, and its most frequent words.
 */
final class Document {

	public const TITLE_WORDS = 20;
	public const KEY_WORDS   = 40;

	/**
	 * @param list<string> $title The words in its title.
	 * @param list<string> $words Its most frequent words, in that order.
	 * @param list<int>    $terms Its terms' taxonomy ids.
	 */
	public function __construct(
		public readonly int $id,
		public readonly array $title,
		public readonly array $words,
		public readonly array $terms
	) {}

	public static function of( WP_Post $post, Tokenizer $words ): self {
		$text = self::public_content( $post );
		return new self(
			$post->ID,
			$words->key( $post->post_title, self::TITLE_WORDS ),
			$words->key( $post->post_title . ' ' . $post->post_excerpt . ' ' . $text, self::KEY_WORDS ),
			self::subjects_of( $post )
		);
	}

	/** What everybody may read of a post. */
	public static function public_content( WP_Post $post ): string {
		/**
		 * Filters the text of a post for what everybody sees of it, such as the words that it is found by. Locked parts
		 * are left out of it.
		 *
		 * @since 0.1.0
		 *
		 * @param string  $content As it is stored.
		 * @param WP_Post $post    The post.
		 */
		return (string) apply_filters( 'slipstream_public_content', $post->post_content, $post );
	}

	/**
	 * The terms that describe a post's subject, without the default category, which nobody chose.
	 *
	 * @return list<int> Taxonomy ids.
	 */
	private static function subjects_of( WP_Post $post ): array {
		$default = (int) get_option( 'default_category' );
		$chosen  = array_filter(
			self::terms_of( $post ),
			static fn ( WP_Term $term ): bool => $term->term_id !== $default
		);
		return array_values( array_map( static fn ( WP_Term $term ): int => $term->term_taxonomy_id, $chosen ) );
	}

	/** @return list<WP_Term> A post's public terms, hierarchical ones such as categories first. */
	public static function terms_of( WP_Post $post ): array {
		$found = array();
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			// Formats describe a post's look, not its subject.
			$terms = $taxonomy->public && 'post_format' !== $taxonomy->name
				? get_the_terms( $post, $taxonomy->name )
				: false;
			if ( is_array( $terms ) ) {
				$found[ $taxonomy->hierarchical ? 0 : 1 ][] = $terms;
			}
		}
		ksort( $found );
		return array_values( array_merge( ...array_merge( ...array_values( $found ) ) ) );
	}
}
