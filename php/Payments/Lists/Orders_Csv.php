<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Payments\Ledger\Order;
use Slipstream\Support\Csv;

/**
 * Orders as a table for a spreadsheet: who has agreed to what, and how it stands. What has moved is in Money_Csv.
 */
final class Orders_Csv {

	/**
	 * @param resource        $stream
	 * @param iterable<Order> $orders
	 */
	public static function write( $stream, iterable $orders ): void {
		Csv::write( $stream, self::lines( $orders ) );
	}

	/**
	 * @param iterable<Order> $orders
	 * @return iterable<list<string>>
	 */
	private static function lines( iterable $orders ): iterable {
		yield array(
			__( 'Order', 'slipstream' ),
			__( 'Created', 'slipstream' ),
			__( 'Paid', 'slipstream' ),
			__( 'Mode', 'slipstream' ),
			__( 'Status', 'slipstream' ),
			__( 'Dispute', 'slipstream' ),
			__( 'Amount', 'slipstream' ),
			__( 'Currency', 'slipstream' ),
			__( 'Interval', 'slipstream' ),
			__( 'Name', 'slipstream' ),
			__( 'Email address', 'slipstream' ),
			__( 'Note', 'slipstream' ),
			__( 'Agreed to', 'slipstream' ),
			__( 'Block', 'slipstream' ),
			__( 'Post ID', 'slipstream' ),
			__( 'Plan ID', 'slipstream' ),
			__( 'Payment ID', 'slipstream' ),
			__( 'Subscription ID', 'slipstream' ),
		);
		foreach ( $orders as $order ) {
			yield self::cells( $order );
		}
	}

	/** @return list<string> */
	private static function cells( Order $order ): array {
		return array(
			$order->uuid,
			Csv::time( $order->created ),
			Csv::time( $order->paid ),
			$order->account->mode->value,
			$order->state->value,
			$order->dispute->value,
			$order->terms->money->digits(),
			$order->terms->money->currency,
			$order->terms->interval->value,
			$order->payer->name,
			$order->payer->email,
			$order->payer->note,
			$order->terms->sentence,
			$order->terms->block,
			(string) $order->terms->post_id,
			(string) $order->terms->plan_id,
			$order->ids->payment,
			$order->ids->subscription,
		);
	}
}
