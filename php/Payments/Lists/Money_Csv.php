<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Payments\Ledger\Entry;
use Slipstream\Support\Csv;
use stdClass;

/**
 * Money that has moved as a table for bookkeeping, a row for each time: their sum is what Totals says.
 */
final class Money_Csv {

	/**
	 * @param resource                              $stream
	 * @param iterable<array{Entry, stdClass|null}> $rows As Entry_List gives them.
	 */
	public static function write( $stream, iterable $rows ): void {
		Csv::write( $stream, self::lines( $rows ) );
	}

	/**
	 * @param iterable<array{Entry, stdClass|null}> $rows
	 * @return iterable<list<string>>
	 */
	private static function lines( iterable $rows ): iterable {
		yield array(
			__( 'Date', 'slipstream' ),
			__( 'Kind', 'slipstream' ),
			__( 'Amount', 'slipstream' ),
			__( 'Currency', 'slipstream' ),
			__( 'Mode', 'slipstream' ),
			__( 'Payment service', 'slipstream' ),
			__( 'Account', 'slipstream' ),
			__( 'Order', 'slipstream' ),
			__( 'ID at the payment service', 'slipstream' ),
			__( 'Payment ID', 'slipstream' ),
			__( 'Subscription ID', 'slipstream' ),
			__( 'Block', 'slipstream' ),
			__( 'Post ID', 'slipstream' ),
			__( 'Plan ID', 'slipstream' ),
		);
		foreach ( $rows as list( $entry, $order ) ) {
			yield array(
				Csv::time( $entry->occurred ),
				$entry->kind->value,
				$entry->money->digits(),
				$entry->money->currency,
				$entry->account->mode->value,
				$entry->account->gateway->value,
				$entry->account->id,
				(string) ( $order->uuid ?? '' ),
				$entry->object_id,
				$entry->payment_id,
				$entry->subscription_id,
				(string) ( $order->block ?? '' ),
				self::number( $order->post_id ?? 0 ),
				self::number( $order->plan_id ?? 0 ),
			);
		}
	}

	/** A number; nothing for 0. */
	private static function number( mixed $number ): string {
		return (string) ( (int) $number ?: '' );
	}
}
