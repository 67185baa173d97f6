<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use WP_Query;

/**
 * Searches: nobody finds a post by words that they may not read, nor by the order of what they find.
 */
final class Search_Door {

	public function add_hooks(): void {
		add_filter( 'posts_search', self::conditions( ... ), PHP_INT_MAX, 2 );
		add_filter( 'posts_search_orderby', self::conditions( ... ), PHP_INT_MAX, 2 );
		add_action( 'pre_get_posts', self::with_filters( ... ), PHP_INT_MAX );
	}

	/** A search without filters would pass by here. */
	private static function with_filters( WP_Query $query ): void {
		if ( '' !== (string) $query->get( 's' ) && ! self::may_read_all() ) {
			$query->set( 'suppress_filters', false );
		}
	}

	private static function conditions( mixed $sql ): mixed {
		global $wpdb;
		return ! is_string( $sql ) || self::may_read_all()
			? $sql
			: (string) preg_replace(
				'/(?<![\w.])`?' . preg_quote( $wpdb->posts, '/' ) . '`?\.`?post_content`?(?=\s+(?:NOT\s+)?(?:LIKE|REGEXP|RLIKE)\b)/i',
				addcslashes( Locked_Posts::searchable(), '\\$' ),
				$sql
			);
	}

	private static function may_read_all(): bool {
		return current_user_can( 'edit_others_posts' ) && current_user_can( 'edit_others_pages' );
	}
}
