<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use RuntimeException;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Database\Rows;
use stdClass;

/**
 * Jetpack's records of what was sold, for what reads them. They are made of the ledger, which alone is believed: one
 * for each order that was paid with real money.
 */
final class Order_Records {

	public const NAME = 'jp_pay_order';

	/** Whose order it is a copy of. Jetpack's own records do not have it. */
	public const MARK = '_slipstream_order';

	public const EMAIL    = 'spay_customer_email';
	public const PAYMENT  = 'spay_paypal_id';
	public const PRODUCT  = 'spay_product_id';
	public const QUANTITY = 'spay_quantity';
	public const PRICE    = 'spay_price';
	public const CURRENCY = 'spay_currency';
	public const STATUS   = 'spay_status';

	/** Seconds that making one may take. */
	private const PATIENCE = 60;

	public function __construct( private Counters $counters ) {}

	/** Nobody edits them, and no route gives them: they are copies. */
	public static function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'           => array(
					'name'          => __( 'Orders', 'slipstream' ),
					'singular_name' => __( 'Order', 'slipstream' ),
				),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => false,
				'rewrite'          => false,
				'query_var'        => false,
				'delete_with_user' => false,
				'supports'         => array( 'title', 'custom-fields' ),
			)
		);
	}

	/**
	 * Makes the record of an order, or brings it up to the ledger. What cannot be stored now is stored when the order
	 * is looked at again, which is each night.
	 */
	public function keep( Order $order ): void {
		if (
			Product_Offer::BLOCK !== $order->terms->block || Mode::Live !== $order->account->mode || 0 === $order->paid
		) {
			return;
		}
		try {
			$id = self::find( $order->uuid ) ?? $this->create( $order );
		} catch ( RuntimeException ) {
			return;
		}
		foreach ( $id > 0 ? self::meta( $order ) : array() as $name => $value ) {
			if ( get_post_meta( $id, $name, true ) !== $value ) {
				update_post_meta( $id, $name, wp_slash( $value ) );
			}
		}
	}

	/**
	 * The records of a person.
	 *
	 * @return list<int>
	 * @throws RuntimeException If the database fails.
	 */
	public function of_person( string $email ): array {
		global $wpdb;
		$email = mb_strtolower( trim( $email ), 'UTF-8' );
		$sql   = "SELECT m.post_id, m.meta_value FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
			WHERE p.post_type = %s AND m.meta_key = %s AND LOWER( m.meta_value ) = %s ORDER BY m.post_id";
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Only the tables' names.
		$rows = Rows::get( (string) $wpdb->prepare( $sql, self::NAME, self::EMAIL, $email ) );
		// To most databases, addresses that differ in accents alone are the same. Jetpack keeps capitals.
		$is_theirs = static fn ( stdClass $row ): bool => mb_strtolower( trim( $row->meta_value ), 'UTF-8' ) === $email;
		$rows      = array_filter( $rows, $is_theirs );
		return array_map( 'intval', array_column( $rows, 'post_id' ) );
	}

	/** @throws RuntimeException If the database fails. */
	private static function find( string $uuid ): ?int {
		global $wpdb;
		$sql  = "SELECT ID FROM $wpdb->posts WHERE post_name = %s AND post_type = %s";
		$rows = Rows::get( (string) $wpdb->prepare( $sql, $uuid, self::NAME ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As above.
		return isset( $rows[0] ) ? (int) $rows[0]->ID : null;
	}

	/**
	 * @return int 0 if another process is making it, or it could not be stored.
	 * @throws RuntimeException If the database fails.
	 */
	private function create( Order $order ): int {
		$claim = "order-record|$order->uuid";
		if ( Claim_Result::Granted !== $this->counters->claim( $claim, self::PATIENCE ) ) {
			return 0;
		}
		try {
			// Once more: another process may have made it a moment ago.
			return self::find( $order->uuid ) ?? self::insert( $order );
		} finally {
			$this->counters->forget( $claim );
		}
	}

	private static function insert( Order $order ): int {
		if ( ! post_type_exists( self::NAME ) ) {
			self::register();
		}
		$title = get_post_field( 'post_title', $order->terms->plan_id, 'raw' );
		$paid  = gmdate( 'Y-m-d H:i:s', $order->paid );
		return wp_insert_post(
			array(
				'post_type'     => self::NAME,
				'post_status'   => 'private',
				// What it is found by: the name comes with the row, or neither does.
				'post_name'     => $order->uuid,
				'post_title'    => wp_slash( "{$order->terms->quantity}x$title" ),
				'post_author'   => 0,
				'post_date_gmt' => $paid,
				'post_date'     => get_date_from_gmt( $paid ),
			)
		);
	}

	/** @return array<string, string> By name. */
	private static function meta( Order $order ): array {
		$price = intdiv( $order->terms->money->amount, max( 1, $order->terms->quantity ) );
		return array(
			self::MARK     => $order->uuid,
			self::PAYMENT  => $order->ids->payment,
			self::STATUS   => $order->state->value,
			self::PRODUCT  => (string) $order->terms->plan_id,
			self::QUANTITY => (string) $order->terms->quantity,
			self::PRICE    => ( new Money( $price, $order->terms->money->currency ) )->digits(),
			self::CURRENCY => $order->terms->money->currency,
			self::EMAIL    => $order->payer->email,
		);
	}
}
