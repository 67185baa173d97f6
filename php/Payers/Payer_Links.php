<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Texts;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Rendering\Donation_Offer;

/**
 * Where people go for what they pay.
 */
final class Payer_Links {

	/** @return array<string, string> Texts by URL; none before the order is paid. */
	public static function of( Order $order ): array {
		if ( 0 === $order->paid ) {
			return array();
		}
		$is_gift = Donation_Offer::BLOCK === $order->terms->block;
		$kinds   = array_filter(
			Declaration_Kind::cases(),
			// Only what goes on can be canceled; a gift is no contract to withdraw from.
			static fn ( Declaration_Kind $kind ): bool => Declaration_Kind::Cancel === $kind
				? $order->terms->interval->is_recurring()
				: ! $is_gift
		);
		return array( My_Payments_Page::url() => __( 'See and cancel your payments', 'slipstream' ) )
			+ Declaration_Texts::links( $kinds );
	}
}
