<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;

/**
 * What someone agreed to pay, and where.
 */
final class Order_Terms {

	/**
	 * @param int    $plan_id    The post of the plan, or of the product; 0 for none.
	 * @param int    $post_id    The post that they paid on; 0 for none.
	 * @param string $block      The block's name.
	 * @param string $block_hash Of the attributes that the form was signed with.
	 * @param string $sentence   What they read before they agreed, such as "EUR 5 each month until you cancel".
	 * @param int    $quantity   How many of it the amount is for.
	 */
	public function __construct(
		public readonly Money $money,
		public readonly Billing_Interval $interval = Billing_Interval::One_Time,
		public readonly int $plan_id = 0,
		public readonly int $post_id = 0,
		public readonly string $block = '',
		public readonly string $block_hash = '',
		public readonly string $sentence = '',
		public readonly int $quantity = 1
	) {}
}
