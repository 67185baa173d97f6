<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use WP_Post;

/**
 * Stores the results with the post, whose meta the page reads anyway, or in the object cache if it is persistent.
 *
 * @phpstan-import-type Card from Cards
 */
final class Cache {

	public const META       = '_slipstream_related';
	public const GENERATION = 'slipstream_related_generation';

	private const GROUP = 'slipstream_related';
	private const LIFE  = 604800;

	/** @return list<Card>|null The results for a post, if nothing has changed since. */
	public function get( WP_Post $post ): ?array {
		$kept = wp_using_ext_object_cache()
			? wp_cache_get( $post->ID, self::GROUP )
			: get_post_meta( $post->ID, self::META, true );
		return is_array( $kept ) && ( $kept['key'] ?? null ) === $this->key( $post ) && is_array(
			$kept['cards'] ?? null
		)
			? array_values( $kept['cards'] )
			: null;
	}

	/**
	 * Stores the results for a post.
	 *
	 * @param list<Card> $cards The results.
	 */
	public function set( WP_Post $post, array $cards ): void {
		$kept = array(
			'key'   => $this->key( $post ),
			'cards' => $cards,
		);
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( $post->ID, $kept, self::GROUP, self::LIFE );
		} else {
			update_post_meta( $post->ID, self::META, wp_slash( $kept ) );
		}
	}

	/** Invalidates all stored results. Not a count, because two processes could count to the same number. */
	public function invalidate(): void {
		update_option( self::GENERATION, uniqid( '', true ), true );
	}

	/** Everything that a post's results depend on. */
	private function key( WP_Post $post ): string {
		$choice = array(
			Author_Choice::of( $post->ID, Author_Choice::PINNED ),
			Author_Choice::of( $post->ID, Author_Choice::BANNED ),
		);
		return implode(
			'|',
			array( get_option( self::GENERATION, '' ), $post->ID, $post->post_modified_gmt, wp_json_encode( $choice ) )
		);
	}
}
