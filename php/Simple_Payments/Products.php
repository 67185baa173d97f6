<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Currency;
use Slipstream\Money\Money;
use Slipstream\Support\Database\Rows;
use stdClass;

/**
 * Reads what is sold. Where the database fails nobody says "not sold", or another price.
 */
final class Products {

	/**
	 * The product of an ID.
	 *
	 * @param bool $drafts Whether one is found too that is not sold yet.
	 * @return Product|null Null if there is none that can be sold.
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id, bool $drafts = false ): ?Product {
		try {
			$post = $id > 0 ? self::post( $id, $drafts ? 'draft' : 'publish' ) : null;
			return null === $post ? null : self::product( $id, $post, self::meta( $id ) );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'product_unavailable', 5 );
		}
	}

	/**
	 * Whether anything is for sale.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function are_any(): bool {
		global $wpdb;
		$sql = "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' LIMIT 1";
		try {
			return array() !== Rows::get( (string) $wpdb->prepare( $sql, Product_Type::NAME ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Only the table's name.
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'product_unavailable', 5 );
		}
	}

	/** @param string $status That it may have besides being published. */
	private static function post( int $id, string $status ): ?stdClass {
		global $wpdb;
		$sql = "SELECT post_title, post_content FROM $wpdb->posts
			WHERE ID = %d AND post_type = %s AND post_status IN ('publish', %s)";
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Only the table's name.
		return Rows::get( (string) $wpdb->prepare( $sql, $id, Product_Type::NAME, $status ) )[0] ?? null;
	}

	/** @return array<string, string> By name: the oldest of several, as WordPress has it. */
	private static function meta( int $id ): array {
		global $wpdb;
		$sql  = "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id DESC";
		$rows = Rows::get( (string) $wpdb->prepare( $sql, $id ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As above.
		return array_map( 'trim', array_column( $rows, 'meta_value', 'meta_key' ) );
	}

	/** @param array<string, string> $meta */
	private static function product( int $id, stdClass $post, array $meta ): ?Product {
		$currency = strtoupper( $meta[ Product_Type::CURRENCY ] ?? '' );
		$currency = '' === $currency ? 'USD' : $currency;
		$price    = Money::from_decimal( $meta[ Product_Type::PRICE ] ?? '', $currency );
		$email    = $meta[ Product_Type::EMAIL ] ?? '';
		if (
			'' === trim( $post->post_title ) || null === $price || $price->amount <= 0
			|| ! Currency::is_known( $currency ) || ! is_email( $email )
		) {
			return null;
		}
		return new Product(
			$id,
			(string) $post->post_title,
			(string) $post->post_content,
			$price,
			$email,
			wp_validate_boolean( $meta[ Product_Type::MULTIPLE ] ?? '' )
		);
	}
}
