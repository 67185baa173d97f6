<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use WP_Post;

/**
 * Keeps what was found with the post, whose meta a page has read anyway; if there is a lasting object cache, in
 * that.
 *
 * @phpstan-import-type Card from Cards
 */
final class Cache {

	public const META       = '_slipstream_related';
	public const GENERATION = 'slipstream_related_generation';

	private const GROUP = 'slipstream_related';
	private const LIFE  = 604800;

	/** @return list<Card>|null What was found for a post, if nothing has changed since. */
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
	 * Keeps what was found for a post.
	 *
	 * @param list<Card> $cards What was found.
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

	/** Makes everything that is kept out of date. Not a count: two processes could count to the same number. */
	public function invalidate(): void {
		update_option( self::GENERATION, uniqid( '', true ), true );
	}

	/** All that what was found for a post depends on. */
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
