<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Related_Posts\Search\Document;
use WP_Post;

/**
 * Reads the data to show for each post. It is cached, so it does not depend on the visitor or the visitor's language.
 *
 * @phpstan-import-type Picture from Pictures
 * @phpstan-type Card array{id: int, url: string, title: string, time: string, author: string, term: string, term_url: string, img: Picture|null}
 */
final class Cards {

	public function __construct( private Pictures $pictures ) {}

	/**
	 * @param list<int> $ids The posts.
	 * @return list<Card>
	 */
	public function of( array $ids, WP_Post $to ): array {
		_prime_post_caches( $ids );
		$posts = array_values(
			array_filter( array_map( 'get_post', $ids ), static fn ( $post ): bool => $post instanceof WP_Post )
		);
		_prime_post_caches(
			array_values(
				array_filter(
					array_map( static fn ( WP_Post $post ): int => (int) get_post_thumbnail_id( $post ), $posts )
				)
			),
			false
		);
		cache_users( array_map( static fn ( WP_Post $post ): int => (int) $post->post_author, $posts ) );
		$terms = array_map( static fn ( $term ): int => $term->term_id, Document::terms_of( $to ) );
		return array_map( fn ( WP_Post $post ): array => $this->card( $post, $terms ), $posts );
	}

	/**
	 * @param list<int> $terms The terms of the post that this one is related to.
	 * @return Card
	 */
	private function card( WP_Post $post, array $terms ): array {
		$own    = Document::terms_of( $post );
		$shared = array_values(
			array_filter( $own, static fn ( $term ): bool => in_array( $term->term_id, $terms, true ) )
		);
		$term   = $shared[0] ?? $own[0] ?? null;
		$link   = $term && is_taxonomy_viewable( $term->taxonomy ) ? get_term_link( $term ) : '';
		return array(
			'id'       => $post->ID,
			'url'      => (string) get_permalink( $post ),
			'title'    => self::plain( get_the_title( $post ) ),
			'time'     => $post->post_date,
			'author'   => self::plain( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) ),
			'term'     => $term ? self::plain( $term->name ) : '',
			'term_url' => is_string( $link ) ? $link : '',
			'img'      => $this->pictures->of( $post ),
		);
	}

	/** @param string $html The text as HTML. */
	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
