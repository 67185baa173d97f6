<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Marks\Post_Marks;

/**
 * What the database says of locked posts, where posts are looked for and not shown. It goes by what is stored of the
 * post itself, so that it is right for posts of another plugin too, and whoever was killed while saving.
 */
final class Locked_Posts {

	/** Whether the author has chosen who reads a post, or has set a paywall without choosing. */
	public static function by_author( string $id ): string {
		global $wpdb;
		return "( EXISTS ( SELECT 1 FROM $wpdb->postmeta AS sa WHERE sa.post_id = $id AND sa.meta_key = '" . Post_Access::META_LEVEL
			. "' AND sa.meta_value NOT IN ( '', 'everybody' ) ) OR ( EXISTS ( SELECT 1 FROM $wpdb->posts AS sp WHERE sp.ID = $id"
			. " AND ( sp.post_content LIKE '%wp:jetpack/paywall%' OR sp.post_content LIKE '%wp:block {%' AND EXISTS ("
			. " SELECT 1 FROM $wpdb->postmeta AS sw WHERE sw.post_id = $id AND sw.meta_key = '" . Post_Marks::PAYWALLED . "' ) ) )"
			. " AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta AS se WHERE se.post_id = $id AND se.meta_key = '" . Post_Access::META_LEVEL
			. "' AND se.meta_value = 'everybody' ) ) )";
	}

	/** The text of a post that may be searched: for locked posts, the words of the open part. */
	public static function searchable(): string {
		global $wpdb;
		$id = "$wpdb->posts.ID";
		return "( CASE WHEN $wpdb->posts.post_content LIKE '%wp:premium-content/%' OR $wpdb->posts.post_content LIKE '%wp:jetpack/paywall%'"
			. " OR EXISTS ( SELECT 1 FROM $wpdb->postmeta AS sl WHERE sl.post_id = $id AND sl.meta_key = '" . Post_Access::META_LEVEL
			. "' AND sl.meta_value NOT IN ( '', 'everybody' ) )"
			. " THEN COALESCE( ( SELECT MAX( so.meta_value ) FROM $wpdb->postmeta AS so WHERE so.post_id = $id AND so.meta_key = '"
			. Post_Marks::OPEN_WORDS . "' ), '' ) ELSE $wpdb->posts.post_content END )";
	}

	/** The condition for posts that are not open to everybody as a whole. */
	public static function any(): string {
		global $wpdb;
		return "( $wpdb->posts.post_content LIKE '%wp:premium-content/container%' OR EXISTS ( SELECT 1 FROM $wpdb->postmeta AS sc"
			. " WHERE sc.post_id = $wpdb->posts.ID AND sc.meta_key = '" . Post_Marks::PAID . "' AND sc.meta_value = '1' ) OR " . self::by_author( "$wpdb->posts.ID" ) . ' )';
	}
}
