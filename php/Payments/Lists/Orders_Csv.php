<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Payments\Ledger\Order;
use Slipstream\Support\Csv;

/**
 * Orders as a table for a spreadsheet. Times are UTC.
 */
final class Orders_Csv {

	/**
	 * @param resource        $stream
	 * @param iterable<Order> $orders
	 */
	public static function write( $stream, iterable $orders ): void {
		Csv::line(
			$stream,
			array(
				__( 'Order', 'slipstream' ),
				__( 'Created (UTC)', 'slipstream' ),
				__( 'Paid (UTC)', 'slipstream' ),
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
				__( 'Post ID', 'slipstream' ),
				__( 'Plan ID', 'slipstream' ),
				__( 'Payment ID', 'slipstream' ),
				__( 'Subscription ID', 'slipstream' ),
			)
		);
		foreach ( $orders as $order ) {
			Csv::line( $stream, self::cells( $order ) );
		}
	}

	/** @return list<string> */
	private static function cells( Order $order ): array {
		return array(
			$order->uuid,
			self::time( $order->created ),
			self::time( $order->paid ),
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
			(string) $order->terms->post_id,
			(string) $order->terms->plan_id,
			$order->ids->payment,
			$order->ids->subscription,
		);
	}

	private static function time( int $time ): string {
		return 0 === $time ? '' : gmdate( 'Y-m-d H:i:s', $time );
	}
}
