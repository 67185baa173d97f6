<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use WP_Query;

/**
 * Searches: nobody finds a post by words that they may not read, nor by the order of what they find.
 */
final class Search_Door {

	/** A search without filters would pass by here. */
	public static function prepare( WP_Query $query ): void {
		if ( ! self::may_read_all() ) {
			$query->set( 'suppress_filters', false );
		}
	}

	/** What a search asks of the text, and what it orders by. */
	public static function conditions( mixed $sql ): mixed {
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
