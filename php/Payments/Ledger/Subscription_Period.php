<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * When a subscription is paid until, and when it ends: seconds since the Unix epoch, 0 for never.
 */
final class Subscription_Period {

	/**
	 * @param int $end       Until when it is paid.
	 * @param int $cancel_at When it will end because someone has canceled it.
	 * @param int $canceled  When they did.
	 * @param int $ended     When it ended.
	 */
	public function __construct(
		public readonly int $end = 0,
		public readonly int $cancel_at = 0,
		public readonly int $canceled = 0,
		public readonly int $ended = 0
	) {}
}
