<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use RuntimeException;
use Slipstream\Support\Database\Rows;

/**
 * The post that a product is sold in: its parent. Other posts that name the product have copied its block from there.
 */
final class Product_Home {

	/** The field of the route that tells it. */
	private const FIELD = 'slipstream_home';

	public static function register_field(): void {
		register_rest_field(
			Product_Type::NAME,
			self::FIELD,
			array(
				'get_callback' => static function ( array $product ): int {
					try {
						return self::of( (int) $product['id'], (int) wp_get_post_parent_id( (int) $product['id'] ) );
					} catch ( RuntimeException ) {
						return 0;
					}
				},
				'schema'       => array(
					'description' => __( 'The post that the product is sold in; 0 if none is known.', 'slipstream' ),
					'type'        => 'integer',
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}

	/**
	 * Remembers the home of a product once somebody saves a post with it who may sell it: the post may be published
	 * later, when nobody is signed in. Whoever names what another post sells does not get it.
	 *
	 * @return bool Whether the post is its home now.
	 */
	public static function claim( int $product_id, int $parent_id, int $post_id ): bool {
		global $wpdb;
		if ( $parent_id === $post_id ) {
			return true;
		}
		if ( ! Product_Type::may_sell( get_current_user_id(), $product_id ) ) {
			return false;
		}
		try {
			if ( self::of( $product_id, $parent_id ) > 0 ) {
				return false;
			}
		} catch ( RuntimeException ) {
			return false;
		}
		// To save it as a post would clean its text by the rights of whoever is signed in.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As said.
		$is_stored = (bool) $wpdb->update(
			$wpdb->posts,
			array( 'post_parent' => $post_id ),
			array( 'ID' => $product_id )
		);
		clean_post_cache( $product_id );
		return $is_stored;
	}

	/**
	 * The parent, if it sells the product now; else 0.
	 *
	 * @throws RuntimeException If the database fails.
	 */
	private static function of( int $product_id, int $parent_id ): int {
		global $wpdb;
		if ( 0 === $parent_id ) {
			return 0;
		}
		$sql = "SELECT post_content FROM $wpdb->posts WHERE ID = %d AND post_status NOT IN ('trash', 'auto-draft')";
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Only the table's name.
		$text = Rows::get( (string) $wpdb->prepare( $sql, $parent_id ) )[0]->post_content ?? '';
		return in_array( $product_id, Product_Mentions::in( $text ), true ) ? $parent_id : 0;
	}
}
