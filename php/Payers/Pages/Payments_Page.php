<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Payments\Ledger\Order;

/**
 * A part of what someone pays.
 */
final class Payments_Page {

	/**
	 * @param list<Shown_Subscription> $subscriptions
	 * @param list<Order>              $orders
	 * @param int                      $page  From 1.
	 * @param int                      $pages How many there are.
	 */
	public function __construct(
		public readonly string $email,
		public readonly array $subscriptions,
		public readonly array $orders,
		public readonly int $page,
		public readonly int $pages
	) {}
}
