<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use RuntimeException;
use Slipstream\Blocks\Widget_Texts;
use Slipstream\Support\Database\Rows;
use stdClass;
use WP_Post;

/**
 * Puts products up for sale with what they stand in: they are drafts until a post or widget that sells them is public.
 * What was sold once stays published when its post is not public any more: another page may sell it, and no page sells
 * it that nobody can open.
 */
final class Product_Publisher {

	/** A post was saved, by whatever means. */
	public static function post_saved( WP_Post $post ): void {
		$status = get_post_status_object( $post->post_status );
		if ( null === $status || $status->internal || 'revision' === $post->post_type ) {
			return;
		}
		foreach ( self::products( $post->post_content ) as $product ) {
			$id      = (int) $product->ID;
			$is_home = Product_Home::claim( $id, (int) $product->post_parent, $post->ID );
			if (
				'draft' === $product->post_status && ( $status->public || $status->private )
				&& ( $is_home || Product_Type::may_sell( (int) $post->post_author, $id ) )
			) {
				wp_publish_post( $id );
			}
		}
	}

	/** Widgets were saved, which are public at once. */
	public static function widgets_saved(): void {
		try {
			$texts = Widget_Texts::all();
		} catch ( RuntimeException ) {
			return;
		}
		foreach ( self::products( implode( "\n", $texts ) ) as $product ) {
			$id = (int) $product->ID;
			if ( 'draft' === $product->post_status && Product_Type::may_sell( get_current_user_id(), $id ) ) {
				wp_publish_post( $id );
			}
		}
	}

	/** @return list<stdClass> What a text sells. Nothing if the database fails: the next save reads it again. */
	private static function products( string $text ): array {
		global $wpdb;
		$ids = implode( ',', Product_Mentions::in( $text ) );
		if ( '' === $ids ) {
			return array();
		}
		$sql = "SELECT ID, post_status, post_parent FROM $wpdb->posts WHERE ID IN ($ids) AND post_type = %s";
		try {
			return Rows::get( (string) $wpdb->prepare( $sql, Product_Type::NAME ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The table's name, and numbers.
		} catch ( RuntimeException ) {
			return array();
		}
	}
}
